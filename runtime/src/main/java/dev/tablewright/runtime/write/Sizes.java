package dev.tablewright.runtime.write;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/** DynamoDB has no code of its own for items that are too large; its message says so. */
final class Sizes {

    private Sizes() {}

    static boolean isTooLarge(SdkException failure) {
        return failure instanceof AwsServiceException answered
                && answered.awsErrorDetails() != null
                && isTooLarge(answered.awsErrorDetails().errorMessage());
    }

    static boolean isTooLarge(String message) {
        if (message == null) {
            return false;
        }
        String lower = message.toLowerCase(Locale.ROOT);
        return lower.contains("item size") && lower.contains("exceed");
    }

    /** DynamoDB may not say which item it is; roughly, the one with the most to write. */
    static ItemWrite largest(List<ItemWrite> writes) {
        return Collections.max(writes, Comparator.comparingInt(Sizes::bulk));
    }

    private static int bulk(ItemWrite write) {
        return String.valueOf(write.item()).length()
                + write.changes().sets().toString().length();
    }
}
