package dev.tablewright.runtime.call;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.regex.Pattern;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ReplicatedWriteConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** What is known about a request after a failure that says nothing about the item. */
public enum Failure {
    /** It was not done, and may be done a little later: it was throttled, or never sent. */
    BUSY,
    /** It was not done because others are at the same items. The SDK leaves it to its callers to try again. */
    CONFLICT,
    /** It was done, or it was not. */
    LOST,
    /** It may have been done, and there is no time to find out. */
    ABANDONED,
    /** It was not done, and never will be. */
    CERTAIN;

    /** How often something is sent, at most, if no answer comes. */
    private static final int MOST_LOST = 3;

    /** How the SDK reports an earlier attempt, and how it reports one that was refused by DynamoDB. */
    private static final String ATTEMPT = "Request attempt ";

    private static final Pattern REFUSED = Pattern.compile("\\(Service: [^,]*, Status Code: 4\\d\\d\\b");

    public static Failure of(SdkException failure) {
        if (failure instanceof AwsServiceException answered) {
            if (failure instanceof TransactionConflictException
                    || failure instanceof ReplicatedWriteConflictException) {
                return CONFLICT;
            }
            if (answered.isThrottlingException() || failure instanceof TransactionInProgressException) {
                return BUSY;
            }
            return answered.statusCode() >= 500 ? LOST : CERTAIN;
        }
        if (failure instanceof AbortedException || failure instanceof ApiCallTimeoutException) {
            return ABANDONED;
        }
        String message = failure.getMessage();
        if (message != null && message.startsWith("Unable to load credentials")) {
            return CERTAIN;
        }
        return wasNeverSent(failure) ? BUSY : LOST;
    }

    /**
     * Whether it is worth sending the same again. What the client has tried several times by itself is not: one hand tries again, the
     * client's or this library's, and never both.
     *
     * @param lost how many attempts of this library got no answer, this one included
     */
    public boolean isWorthAnother(SdkException failure, int lost) {
        return switch (this) {
            case CONFLICT -> true;
            case BUSY -> attempts(failure) <= 1;
            case LOST -> attempts(failure) <= 1 && lost < MOST_LOST;
            case ABANDONED, CERTAIN -> false;
        };
    }

    /**
     * Whether one of the attempts that the client made before the last may have been done. Only of an answer that refused it is that certain: the
     * asynchronous client may charge an attempt with a failure of the one before.
     */
    public static boolean leavesDoubt(SdkException failure) {
        int refused = 0;
        for (Throwable earlier : failure.getSuppressed()) {
            String message = earlier.getMessage();
            if (message != null && message.startsWith(ATTEMPT)) {
                if (!REFUSED.matcher(message).find()) {
                    return true;
                }
                refused++;
            }
        }
        return refused < attempts(failure) - 1;
    }

    /** How often the client has sent it. */
    private static int attempts(SdkException failure) {
        Integer known = failure.numAttempts();
        return known == null ? 1 : known;
    }

    private static boolean wasNeverSent(SdkException failure) {
        if (attempts(failure) > 1) {
            return false;
        }
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException
                    || cause instanceof NoRouteToHostException
                    || cause instanceof UnknownHostException) {
                return true;
            }
            if (cause instanceof SocketTimeoutException timeout && timeout.getMessage() != null) {
                return timeout.getMessage().toLowerCase(Locale.ROOT).startsWith("connect");
            }
        }
        return false;
    }
}
