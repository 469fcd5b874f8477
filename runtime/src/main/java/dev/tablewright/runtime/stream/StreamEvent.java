package dev.tablewright.runtime.stream;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Identity;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/**
 * That an item was written or deleted, as the stream of its table tells it: wherever it was read, by a Lambda function or by the
 * interface of streams.
 *
 * @param id of the event: the same each time it is delivered
 * @param sequence its place in the stream
 * @param before the item as it was; empty if it is new, or the stream does not tell
 * @param after the item as it is now; empty if it is gone, or the stream does not tell
 * @param expired whether DynamoDB itself deleted it because its time had come
 */
public record StreamEvent(
        String id,
        String sequence,
        Optional<Map<String, AttributeValue>> before,
        Optional<Map<String, AttributeValue>> after,
        boolean expired) {

    private static final String SERVICE = "dynamodb.amazonaws.com";

    /** What the interface of streams gives. */
    public static StreamEvent of(Record record) {
        StreamRecord change = record.dynamodb();
        Identity by = record.userIdentity();
        return new StreamEvent(
                record.eventID(),
                change.sequenceNumber(),
                change.hasOldImage() ? Optional.of(change.oldImage()) : Optional.empty(),
                change.hasNewImage() ? Optional.of(change.newImage()) : Optional.empty(),
                by != null && isService(by.principalId()));
    }

    static boolean isService(String principal) {
        return SERVICE.equals(principal);
    }
}
