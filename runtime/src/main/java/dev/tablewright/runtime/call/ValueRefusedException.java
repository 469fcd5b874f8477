package dev.tablewright.runtime.call;

import dev.tablewright.runtime.item.TablewrightException;
import java.util.Locale;
import java.util.Optional;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * A value that DynamoDB does not take, though the model does: most often a client sent an id that is far too long. An answer of 400, not
 * of 500; nothing has changed. The message does not repeat the value, which the cause may.
 */
public final class ValueRefusedException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    /** What is wrong with it. */
    public enum Reason {
        /** 2,048 bytes are allowed in a partition key, and 1,024 in a sort key. */
        KEY_TOO_LONG("a key would be longer than DynamoDB allows"),
        /** Nothing stands in it but one value, and that is empty. */
        KEY_EMPTY("a key would be empty"),
        /** More than 38 digits, or too large or too small; maybe only after something was added. */
        NUMBER("a number would be larger or more precise than DynamoDB allows");

        private final String text;

        Reason(String text) {
            this.text = text;
        }
    }

    private final Reason reason;

    ValueRefusedException(Reason reason, Throwable cause) {
        super(reason.text, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /** The failure itself, unless it is about a value. DynamoDB has no codes for that; its messages say so. */
    static RuntimeException explained(SdkException failure) {
        if (!(failure instanceof AwsServiceException answered)
                || answered.statusCode() != 400
                || answered.awsErrorDetails() == null) {
            return failure;
        }
        Optional<Reason> reason = reason(answered.awsErrorDetails().errorMessage());
        if (reason.isEmpty() && failure instanceof TransactionCanceledException cancelled) {
            reason = cancelled.cancellationReasons().stream()
                    .map(CancellationReason::message)
                    .flatMap(message -> reason(message).stream())
                    .findFirst();
        }
        return reason.isEmpty() ? failure : new ValueRefusedException(reason.get(), failure);
    }

    private static Optional<Reason> reason(String message) {
        String lower = message == null ? "" : message.toLowerCase(Locale.ROOT);
        boolean tooLong = lower.contains("size") && lower.contains("exceed") && !lower.contains("item size");
        if (tooLong || (lower.contains("key") && lower.contains("must be under 2048 bytes"))) {
            return Optional.of(Reason.KEY_TOO_LONG);
        }
        if (lower.contains("key") && lower.contains("empty") && lower.contains("value")) {
            return Optional.of(Reason.KEY_EMPTY);
        }
        boolean number = lower.contains("number overflow")
                || lower.contains("number underflow")
                || lower.contains("significant digits");
        return number ? Optional.of(Reason.NUMBER) : Optional.empty();
    }
}
