package dev.tablewright.runtime.call;

import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/** What a call fails with: where a failure of the SDK has a meaning for the application, an exception that says so. */
final class Explained {

    private Explained() {}

    static RuntimeException of(RuntimeException failure) {
        if (!(failure instanceof SdkException e)) {
            return failure;
        }
        return failure instanceof AwsServiceException answered && answered.isThrottlingException()
                ? new ThrottledException(answered)
                : ValueRefusedException.explained(e);
    }
}
