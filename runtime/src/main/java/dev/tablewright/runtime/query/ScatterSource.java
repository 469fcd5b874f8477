package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Several partitions, shards of one list, merged in the order of their sort keys. There may be more of them when a list goes on than
 * there were when it began, as long as the first stays the first: new ones go on where the others are.
 */
record ScatterSource<T>(QueryShape<T> shape, List<Map<String, AttributeValue>> partitions) implements Source<T> {

    ScatterSource {
        partitions = List.copyOf(partitions);
    }

    /** The first partition stands for all, since later ones may be added. */
    @Override
    public void sign(Fingerprint fingerprint) {
        shape.sign(fingerprint);
        fingerprint.add("scatter");
        if (!partitions.isEmpty()) {
            fingerprint.add(partitions.get(0));
        }
    }

    @Override
    public Feed<T> open(Settings settings, Position from) {
        if (from instanceof Position.Start) {
            return new ScatterFeed<>(this, feeds(settings, null, Map.of()), Map.of());
        }
        if (from instanceof Position.End) {
            return new EndedFeed<>();
        }
        if (from instanceof Position.Several several) {
            Map<Long, Position> known = new HashMap<>();
            several.parts().forEach(part -> known.put(part.name(), part.position()));
            List<PartitionFeed<T>> feeds = feeds(settings, known, several.last());
            if (!known.isEmpty()) {
                throw Source.misfit();
            }
            return new ScatterFeed<>(this, feeds, several.last());
        }
        throw Source.misfit();
    }

    /**
     * @param known where partitions go on, is emptied of those that are there; null: all begin
     * @param last what was given last. What was written before it since, in any partition, is passed over, as in a single one
     */
    private List<PartitionFeed<T>> feeds(
            Settings settings, Map<Long, Position> known, Map<String, AttributeValue> last) {
        List<PartitionFeed<T>> feeds = new ArrayList<>(partitions.size());
        for (Map<String, AttributeValue> values : partitions) {
            Position position = known == null ? null : known.remove(Fingerprint.nameOf(values));
            Position from = position == null ? Position.START : shape.checked(position);
            feeds.add(new PartitionFeed<>(shape, settings, values, from, last));
        }
        return feeds;
    }
}
