package dev.tablewright.runtime.query;

import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Partitions merged in the order of their sort keys. */
final class ScatterFeed<T> extends MergedFeed<T, PartitionFeed<T>> {

    private final ScatterSource<T> source;

    /** What was taken last; only what it is ordered by matters. */
    private Map<String, AttributeValue> last;

    ScatterFeed(ScatterSource<T> source, List<PartitionFeed<T>> feeds, Map<String, AttributeValue> last) {
        super(feeds, (one, other) -> source.shape().order().compare(one.entry(), other.entry()));
        this.source = source;
        this.last = last;
    }

    /**
     * About twice what comes from each if all have equally many: a few results too many are cheaper than asking again, and all from each
     * would cost as many times as there are partitions. Items that have to be read again one by one are not cheap.
     */
    @Override
    int share(int wanted, int among) {
        if (wanted == Integer.MAX_VALUE) {
            return wanted;
        }
        int even = wanted / Math.max(1, among);
        return Math.min(wanted, source.shape().fetchesBack() ? even + 2 : 2 * even + 3);
    }

    @Override
    void taking(PartitionFeed<T> feed) {
        last = feed.entry();
    }

    @Override
    Position position() {
        List<Position.Part> parts = new ArrayList<>(feeds().size());
        boolean ended = true;
        for (int i = 0; i < feeds().size(); i++) {
            Position position = feeds().get(i).position();
            ended &= position instanceof Position.End;
            parts.add(new Position.Part(Fingerprint.nameOf(source.partitions().get(i)), position));
        }
        return ended ? Position.END : new Position.Several(parts, ordering());
    }

    private Map<String, AttributeValue> ordering() {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (String attribute : source.shape().order().attributes()) {
            if (last.containsKey(attribute)) {
                values.put(attribute, last.get(attribute));
            }
        }
        return values;
    }
}
