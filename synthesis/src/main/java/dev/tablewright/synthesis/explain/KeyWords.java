package dev.tablewright.synthesis.explain;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.List;

/** Keys in words. */
final class KeyWords {

    private final ValuePaths paths;

    KeyWords(ValuePaths paths) {
        this.paths = paths;
    }

    /** {@code in the partition of its Customer, ordered by placedAt and orderId}. */
    String inTable(Entity entity, KeyShape shape) {
        Concept about = Concept.of(paths, entity, shape);
        boolean own = about.kind() != Concept.Kind.ENTITY
                || about.name().equals(entity.name().text());
        String where = own ? "in a partition of its own" : "in the partition of its " + about.name();
        if (entity.singleton()) {
            return "as the only item of its kind";
        }
        String found = own ? ", found by " + terms(shape.partition()) : "";
        return where + found + ordered(shape);
    }

    /** {@code in an index by status, ordered by placedAt and orderId}. */
    String inIndex(KeyShape shape) {
        String by = shape.partition().isEmpty() ? "in an index of all" : "in an index by " + terms(shape.partition());
        String when = shape.when().isAlways() ? "" : ", only with " + shape.when();
        return by + ordered(shape) + when;
    }

    /** Wherever it is. */
    String of(Entity entity, EntityChoice choice, KeyShape shape) {
        return choice.primary().equals(shape) ? "the table, " + inTable(entity, shape) : inIndex(shape);
    }

    String choice(EntityChoice choice) {
        List<String> places = new ArrayList<>();
        places.add(inTable(choice.entity(), choice.primary()));
        choice.entries().stream().map(Entry::shape).map(this::inIndex).forEach(places::add);
        return String.join("; ", places);
    }

    private static String ordered(KeyShape shape) {
        return shape.sort().isEmpty() ? "" : ", ordered by " + terms(shape.sort());
    }

    private static String terms(List<KeyTerm> terms) {
        return WordList.and(terms.stream().map(KeyWords::term).toList());
    }

    private static String term(KeyTerm term) {
        if (term.format() instanceof SlotFormat.Truncated truncated) {
            return "the " + truncated.unit().word() + " of " + term.dotted();
        }
        if (term.format() instanceof SlotFormat.Shard shard) {
            return shard.count() + " shards of " + term.dotted();
        }
        return term.dotted() + (term.isDescending() ? " backwards" : "");
    }
}
