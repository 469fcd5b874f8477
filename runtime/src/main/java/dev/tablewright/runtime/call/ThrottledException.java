package dev.tablewright.runtime.call;

import dev.tablewright.runtime.item.TablewrightException;
import software.amazon.awssdk.awscore.exception.AwsServiceException;

/** DynamoDB had no capacity for a request, each time that it was tried. The request has changed nothing; later it may succeed. */
public final class ThrottledException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    public ThrottledException(AwsServiceException cause) {
        super("DynamoDB throttles: it was tried again, and there is still no capacity for the request", cause);
    }
}
