package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The order in which results of several reads are put together: entities that have nothing to sort by come first, in the order in
 * which the pattern names them; the others by their values.
 */
final class ResultOrder {

    private final Binding binding;
    private final Pattern pattern;

    ResultOrder(Binding binding, Pattern pattern) {
        this.binding = binding;
        this.pattern = pattern;
    }

    Comparator<Row> comparator() {
        Map<String, Integer> ranks = ranks();
        Comparator<Row> order = Comparator.comparingInt(row -> ranks.get(row.entity()));
        List<Entity> followers =
                entities().stream().filter(entity -> !isLeader(entity)).toList();
        for (SortKey key : pattern.sort()) {
            int leaves = followers.isEmpty() ? 0 : leaves(followers.get(0), key).size();
            for (int at = 0; at < leaves; at++) {
                order = order.thenComparing(by(key, at));
            }
        }
        return order;
    }

    private Comparator<Row> by(SortKey key, int at) {
        Map<String, List<String>> ways = new HashMap<>();
        for (Entity entity : entities()) {
            List<Leaf> leaves = isLeader(entity) ? List.of() : leaves(entity, key);
            if (at < leaves.size()) {
                ways.put(entity.name().text(), Binding.steps(leaves.get(at)));
            }
        }
        Comparator<AttributeValue> natural = ValueOrder.INSTANCE;
        return Comparator.comparing(
                row -> value(row, ways), Comparator.nullsFirst(key.descending() ? natural.reversed() : natural));
    }

    /** Null where there is none. */
    private AttributeValue value(Row row, Map<String, List<String>> ways) {
        List<String> way = ways.get(row.entity());
        return way == null
                ? null
                : binding.paths().at(row, binding.entity(row.entity()), way).orElse(null);
    }

    private Map<String, Integer> ranks() {
        Map<String, Integer> ranks = new HashMap<>();
        entities().stream()
                .filter(this::isLeader)
                .forEach(entity -> ranks.put(entity.name().text(), ranks.size()));
        int last = ranks.size();
        entities().forEach(entity -> ranks.putIfAbsent(entity.name().text(), last));
        return ranks;
    }

    private List<Entity> entities() {
        return pattern.entities().stream()
                .map(name -> binding.entity(name.text()))
                .toList();
    }

    private boolean isLeader(Entity entity) {
        return pattern.sort().isEmpty() || leaves(entity, pattern.sort().get(0)).isEmpty();
    }

    private List<Leaf> leaves(Entity entity, SortKey key) {
        return binding.leaves().of(entity, key.path().steps());
    }
}
