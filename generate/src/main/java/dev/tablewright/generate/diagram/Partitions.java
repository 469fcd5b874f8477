package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.Route;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.model.design.KeyAttribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The partitions that sample items make in a table or an index, and of each kind of them the one to look at. */
final class Partitions {

    /** More entities show more of the design; then more items do; the key decides the rest. */
    private static final Comparator<Partition> FULLEST = Comparator.comparingInt(
                    (Partition partition) -> partition.entities().size())
            .thenComparingInt(partition -> partition.items().size())
            .reversed()
            .thenComparing(partition -> String.join("\n", partition.key()));

    private Partitions() {}

    /** The fullest partition of each kind. Entities that meet in a partition are of one kind. */
    static List<Partition> fullest(Route route, List<SampleItem> items) {
        Collection<Partition> all = in(route, items);
        Map<String, Set<String>> kinds = new TreeMap<>();
        for (Partition partition : all) {
            Set<String> kind = new TreeSet<>(partition.entities());
            partition.entities().forEach(entity -> kind.addAll(kinds.getOrDefault(entity, Set.of())));
            kind.forEach(entity -> kinds.put(entity, kind));
        }
        Map<Set<String>, Partition> chosen = new LinkedHashMap<>();
        for (Partition partition : all) {
            chosen.merge(
                    kinds.get(partition.entities().first()),
                    partition,
                    (one, other) -> FULLEST.compare(one, other) <= 0 ? one : other);
        }
        return List.copyOf(chosen.values());
    }

    private static Collection<Partition> in(Route route, List<SampleItem> items) {
        Map<String, List<SampleItem>> byKey = new TreeMap<>();
        Map<String, List<String>> keys = new TreeMap<>();
        for (SampleItem item : items) {
            boolean there = item.table().equals(route.table().name().text())
                    && route.schema().attributes().allMatch(attribute -> item.attributes()
                            .containsKey(attribute.name()));
            if (there) {
                List<String> key = route.schema().partition().stream()
                        .map(KeyAttribute::name)
                        .map(name -> item.attributes().get(name).plainText())
                        .toList();
                String text = String.join("\n", key);
                keys.put(text, key);
                byKey.computeIfAbsent(text, none -> new ArrayList<>()).add(item);
            }
        }
        List<Partition> partitions = new ArrayList<>();
        byKey.forEach((text, found) -> {
            found.sort(new SortOrder(route.schema()));
            partitions.add(new Partition(route, keys.get(text), found));
        });
        return partitions;
    }
}
