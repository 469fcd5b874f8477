package dev.tablewright.runtime.write;

import java.net.ConnectException;
import java.net.UnknownHostException;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ReplicatedWriteConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** What is known about a write after a failure that says nothing about the item. */
enum Failure {
    /** It was not done, and may be done a little later. */
    BUSY,
    /** It was done, or it was not. */
    LOST,
    /** It may have been done, and there is no time to find out. */
    ABANDONED,
    /** It was not done, and never will be. */
    CERTAIN;

    /** How often it is asked again if no answer comes; the SDK has tried each time as often as it is told to. */
    static final int MOST_LOST = 3;

    static Failure of(SdkException failure) {
        if (failure instanceof AwsServiceException answered) {
            boolean busy = answered.isThrottlingException()
                    || failure instanceof TransactionConflictException
                    || failure instanceof TransactionInProgressException
                    || failure instanceof ReplicatedWriteConflictException;
            if (busy) {
                return BUSY;
            }
            return answered.statusCode() >= 500 ? LOST : CERTAIN;
        }
        if (failure instanceof AbortedException || failure instanceof ApiCallTimeoutException) {
            return ABANDONED;
        }
        return wasNeverSent(failure) ? CERTAIN : LOST;
    }

    private static boolean wasNeverSent(SdkException failure) {
        String message = failure.getMessage();
        if (message != null && message.startsWith("Unable to load credentials")) {
            return true;
        }
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException || cause instanceof UnknownHostException) {
                return failure.numAttempts() <= 1;
            }
        }
        return false;
    }
}
