package dev.tablewright.lab.seed;

import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.QueryShape;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Known;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Adds to parents what the stream would, at once: of many new children that one parent has, the sum. Where a function follows the
 * stream, it must not be done: everything would count twice.
 */
final class StreamedShares {

    private static final CallInfo LOOKUP = CallInfo.of("seed.lookup");

    private final Connection connection;
    private final EntityType<Row> type;
    private final Map<Parent, Map<String, BigDecimal>> sums = new LinkedHashMap<>();

    /** A parent by a key that a child knows. */
    private record Parent(EntityType<?> type, Map<String, AttributeValue> key, Optional<String> index) {}

    StreamedShares(Connection connection, EntityType<Row> type) {
        this.connection = connection;
        this.type = type;
    }

    void add(List<Row> written) {
        if (type.streamedTallies().isEmpty()) {
            return;
        }
        for (Row row : written) {
            ItemReader item = new ItemReader(type.name(), type.item(row));
            for (Tally tally : type.streamedTallies()) {
                tally.share().apply(item).ifPresent(share -> sums.computeIfAbsent(
                                new Parent(tally.parent().get(), share.parentKey(), tally.index()),
                                parent -> new LinkedHashMap<>())
                        .merge(tally.target(), share.amount(), BigDecimal::add));
            }
        }
    }

    void flush() {
        sums.forEach((parent, amounts) -> {
            amounts.values().removeIf(amount -> amount.signum() == 0);
            if (!amounts.isEmpty()) {
                add(parent.type(), parent, amounts);
            }
        });
        sums.clear();
    }

    private <P> void add(EntityType<P> parent, Parent place, Map<String, BigDecimal> amounts) {
        Optional<Map<String, AttributeValue>> key =
                place.index().isEmpty() ? Optional.of(place.key()) : found(parent, place);
        // A parent that is not there has no numbers: as when the stream comes too late.
        key.ifPresent(there -> connection.run(new EntityWrites<>(parent).add(Known.of(there), amounts)));
    }

    private Optional<Map<String, AttributeValue>> found(EntityType<?> parent, Parent place) {
        List<String> attributes = List.copyOf(place.key().keySet());
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (int i = 0; i < attributes.size(); i++) {
            names.put("#k" + i, attributes.get(i));
            values.put(":k" + i, place.key().get(attributes.get(i)));
        }
        String condition = names.keySet().stream()
                .map(name -> name + " = :" + name.substring(1))
                .collect(Collectors.joining(" AND "));
        Step<Optional<Map<String, AttributeValue>>> look = QueryShape.of(
                        LOOKUP, parent.table(), Decoder.part(parent, ItemReader::values))
                .index(place.index().orElseThrow(), attributes)
                .where(condition)
                .names(names)
                .first(connection.settings(), values);
        return connection.run(LOOKUP, look).map(parent.table()::keyOf);
    }
}
