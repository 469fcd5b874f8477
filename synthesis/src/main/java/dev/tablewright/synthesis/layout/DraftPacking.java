package dev.tablewright.synthesis.layout;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Puts the entries of all entities into as few indexes as possible. An entity stands in an index once; entries of one
 * gathering stand in one index; and nobody else stands in the partitions of a gathering.
 */
final class DraftPacking {

    private final DraftLabels labels;
    private final IndexSlots slots;
    private final List<Unit> units = new ArrayList<>();
    private final List<List<Unit>> indexes = new ArrayList<>();

    /** An entry of an entity. */
    record Occupant(Entity entity, Entry entry, String label) {
        boolean isOf(Entity other) {
            return entity.name().text().equals(other.name().text());
        }
    }

    /** Entries that must stand in one index. */
    record Unit(String gathering, List<Occupant> occupants, boolean dense) {

        private boolean isWhole() {
            return occupants.stream()
                    .anyMatch(occupant -> occupant.entry().width().isEmpty());
        }

        private boolean clashes(Unit other) {
            return occupants.stream().anyMatch(mine -> other.occupants.stream()
                    .anyMatch(theirs -> mine.isOf(theirs.entity())
                            || (!(dense && gathering.isEmpty() && other.gathering.isEmpty())
                                    && mine.label().equals(theirs.label()))));
        }
    }

    DraftPacking(Draft draft, DraftLabels labels, IndexSlots slots) {
        this.labels = labels;
        this.slots = slots;
        slots.there().forEach(index -> indexes.add(new ArrayList<>()));
        Map<String, List<Occupant>> gatherings = new LinkedHashMap<>();
        for (EntityChoice choice : draft.choices()) {
            if (choice.kept().isPresent()) {
                continue;
            }
            for (Entry entry : choice.entries()) {
                Occupant occupant = occupant(choice.entity(), entry);
                if (entry.gathering().isEmpty()) {
                    units.add(new Unit("", List.of(occupant), draft.dense()));
                } else {
                    gatherings
                            .computeIfAbsent(entry.gathering(), g -> new ArrayList<>())
                            .add(occupant);
                }
            }
        }
        gatherings.forEach((name, occupants) -> units.add(new Unit(name, List.copyOf(occupants), draft.dense())));
        pack();
    }

    private Occupant occupant(Entity entity, Entry entry) {
        return new Occupant(entity, entry, labels.ofPartition(entity, entry.shape(), entry.gathering()));
    }

    /** The occupants of each index. */
    List<List<Occupant>> indexes() {
        return indexes.stream()
                .map(there -> there.stream()
                        .flatMap(unit -> unit.occupants().stream())
                        .toList())
                .toList();
    }

    /** First those that are hardest to place; few numbers are tried first, until all fit. */
    private void pack() {
        Map<Unit, Long> conflicts = new HashMap<>();
        units.forEach(
                unit -> conflicts.put(unit, units.stream().filter(unit::clashes).count()));
        List<Unit> order = new ArrayList<>(units);
        order.sort(Comparator.comparing(Unit::isWhole)
                .reversed()
                .thenComparing(
                        Comparator.comparing((Unit unit) -> conflicts.get(unit)).reversed()));
        for (Unit unit : order) {
            int number = IntStream.range(0, indexes.size())
                    .filter(i -> i >= slots.there().size() || slots.isOpen(i + 1))
                    .filter(i -> indexes.get(i).stream().noneMatch(unit::clashes))
                    .boxed()
                    // Where all have everything nobody needs to name attributes, and where all name some nobody gets
                    // more.
                    .min(Comparator.comparing((Integer i) -> isMixed(indexes.get(i), unit)))
                    .orElseGet(() -> {
                        indexes.add(new ArrayList<>());
                        return indexes.size() - 1;
                    });
            indexes.get(number).add(unit);
        }
    }

    private static boolean isMixed(List<Unit> there, Unit unit) {
        return there.stream().anyMatch(other -> other.isWhole() != unit.isWhole());
    }
}
