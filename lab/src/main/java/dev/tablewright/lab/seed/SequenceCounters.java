package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Values;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Brings the items that keep the last numbers of sequences up to rows that came with numbers, so that the next one is new. */
final class SequenceCounters {

    private static final CallInfo CALL = CallInfo.of("load.counter");

    private final Connection connection;
    private final RowType type;

    SequenceCounters(Connection connection, RowType type) {
        this.connection = connection;
        this.type = type;
    }

    void raise(List<Row> rows) {
        for (Numbering numbering : type.numberings()) {
            // A parent that keeps the number came with it.
            if (numbering.parent().isPresent()) {
                continue;
            }
            Map<Map<String, AttributeValue>, Long> last = new LinkedHashMap<>();
            for (Row row : rows) {
                ItemReader item = new ItemReader(type.name(), type.item(row));
                last.merge(numbering.counter().apply(item), item.whole(numbering.attribute()), Math::max);
            }
            last.forEach((key, number) -> raise(numbering, key, number));
        }
    }

    private void raise(Numbering numbering, Map<String, AttributeValue> key, long number) {
        UpdateItemRequest request = UpdateItemRequest.builder()
                .tableName(connection.settings().table(numbering.table().name()))
                .key(key)
                .updateExpression("SET #last = :last, #type = :type")
                .conditionExpression("attribute_not_exists(#last) OR #last < :last")
                .expressionAttributeNames(Map.of(
                        "#last", numbering.last(), "#type", numbering.table().type()))
                .expressionAttributeValues(
                        Map.of(":last", Values.whole(number), ":type", Values.text(numbering.name())))
                .build();
        Step<Boolean> step = Step.send(
                Operation.UPDATE, request, answer -> Step.done(true), failure -> Step.done(notHigher(failure)));
        connection.run(CALL, step);
    }

    private static boolean notHigher(SdkException failure) {
        if (failure instanceof ConditionalCheckFailedException) {
            return false;
        }
        throw failure;
    }
}
