package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.candidate.Marks;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import dev.tablewright.synthesis.layout.DraftPacking.Occupant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words with which sort keys begin. In a partition each entity has its own; an entity between two others goes by the one
 * that it leads to, as in {@code ORG#acme} and {@code USER#ann} for a membership.
 */
final class SortLabels {

    private final Model model;
    private final DraftLabels labels;
    private final ValuePaths paths;
    private final List<Gathering> gatherings;
    private final Map<String, String> words = new HashMap<>();

    SortLabels(Model model, DraftLabels labels, ValuePaths paths, List<Gathering> gatherings) {
        this.model = model;
        this.labels = labels;
        this.paths = paths;
        this.gatherings = gatherings;
    }

    /** @param number of an index; 0 for the table */
    String of(Entity entity, int number) {
        return words.get(number + " " + entity.name());
    }

    /** Gives all that stand in a table or an index their words. */
    void arrange(int number, List<Occupant> occupants) {
        Map<String, List<Occupant>> partitions = new LinkedHashMap<>();
        occupants.forEach(occupant -> partitions
                .computeIfAbsent(occupant.label(), label -> new ArrayList<>())
                .add(occupant));
        Set<String> places = new LinkedHashSet<>();
        occupants.forEach(occupant -> places.add(occupant.entry().gathering()));
        List<Gathering> here = gatherings.stream()
                .filter(gathering -> number == 0
                        ? gathering.isInTable()
                        : !gathering.isInTable() && places.contains(gathering.place()))
                .toList();
        partitions.values().forEach(there -> arrange(number, words(there), here));
    }

    private void arrange(int number, Map<String, String> plain, List<Gathering> here) {
        List<Gathering> read = here.stream()
                .filter(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream())
                        .allMatch(plain::containsKey))
                .toList();
        Map<String, String> marks = Marks.of(plain, read).orElse(Map.of());
        plain.forEach((entity, word) -> words.put(number + " " + entity, marks.getOrDefault(entity, "") + word));
    }

    private Map<String, String> words(List<Occupant> occupants) {
        Map<String, String> words = new LinkedHashMap<>();
        occupants.forEach(occupant -> words.put(name(occupant), labels.of(occupant.entity())));
        for (Occupant occupant : occupants) {
            other(occupant.entity(), occupant.entry().shape())
                    .map(labels::ofName)
                    .filter(word -> !words.containsValue(word) && !word.equals(occupant.label()))
                    .ifPresent(word -> words.put(name(occupant), word));
        }
        return words;
    }

    private static String name(Occupant occupant) {
        return occupant.entity().name().text();
    }

    /** The entity that the sort key is the id of, in an entity that stands between many and many. */
    private Optional<String> other(Entity entity, KeyShape shape) {
        List<String> sort = shape.sort().stream()
                .map(term -> paths.full(entity, term.path()))
                .toList();
        return between(entity).stream()
                .filter(link -> paths.of(entity, List.of(link.via().name().text())).stream()
                        .map(Value::full)
                        .toList()
                        .equals(sort))
                .map(link -> link.parent().name().text())
                .findFirst();
    }

    private List<Link> between(Entity entity) {
        return model.relationships().stream()
                .filter(Relationship::isManyToMany)
                .flatMap(line -> Link.of(model, line).stream())
                .filter(link -> link.child().name().equals(entity.name()))
                .toList();
    }
}
