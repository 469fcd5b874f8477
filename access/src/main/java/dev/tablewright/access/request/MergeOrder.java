package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which results of several reads are put together.
 *
 * @param leaders entities that have nothing to sort by: they come first, in the order in which the pattern names them
 * @param keys by which the others follow, the most significant first; what is absent comes first
 */
public record MergeOrder(List<String> leaders, List<Key> keys) {

    public MergeOrder {
        leaders = List.copyOf(leaders);
        keys = List.copyOf(keys);
    }

    /**
     * One value by which results are ordered.
     *
     * @param index which of the values that the sort key of the pattern leads to
     * @param paths to the value, for each entity that has it
     */
    public record Key(SortKey sort, int index, Map<String, ValuePath> paths) {
        public Key {
            paths = Collections.unmodifiableMap(new LinkedHashMap<>(paths));
        }
    }

    static MergeOrder of(Leaves leaves, Pattern pattern, List<Entity> entities) {
        List<String> leaders = new ArrayList<>();
        List<Entity> followers = new ArrayList<>();
        for (Entity entity : entities) {
            boolean leads = pattern.sort().isEmpty()
                    || leaves.of(entity, pattern.sort().get(0).path().steps()).isEmpty();
            if (leads) {
                leaders.add(entity.name().text());
            } else {
                followers.add(entity);
            }
        }
        List<Key> keys = new ArrayList<>();
        if (!followers.isEmpty()) {
            pattern.sort().forEach(sort -> keys.addAll(keys(leaves, sort, followers)));
        }
        return new MergeOrder(leaders, keys);
    }

    private static List<Key> keys(Leaves leaves, SortKey sort, List<Entity> followers) {
        List<Key> keys = new ArrayList<>();
        int most = leaves.of(followers.get(0), sort.path().steps()).size();
        for (int i = 0; i < most; i++) {
            Map<String, ValuePath> paths = new LinkedHashMap<>();
            for (Entity entity : followers) {
                List<Leaf> found = leaves.of(entity, sort.path().steps());
                if (i < found.size()) {
                    paths.put(entity.name().text(), ValuePath.of(leaves, entity, found.get(i)));
                }
            }
            keys.add(new Key(sort, i, paths));
        }
        return keys;
    }
}
