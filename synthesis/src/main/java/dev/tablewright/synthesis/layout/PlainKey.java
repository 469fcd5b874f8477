package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.List;
import java.util.stream.Stream;

/** A key without what it does not need: the values by which items are found and ordered, each said once. */
record PlainKey(List<KeyTerms> partition, List<KeyTerms> sort) {

    PlainKey {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    List<KeyTerm> partitionTerms() {
        return terms(partition);
    }

    List<KeyTerm> sortTerms() {
        return terms(sort);
    }

    Stream<KeyTerm> allTerms() {
        return Stream.concat(partitionTerms().stream(), sortTerms().stream());
    }

    /** Whether whatever another key finds, in whatever order, this one finds too. */
    boolean covers(ValuePaths paths, Entity entity, PlainKey other) {
        List<String> mine = forms(paths, entity, sortTerms());
        List<String> others = forms(paths, entity, other.sortTerms());
        return sharesPartition(paths, entity, other)
                && others.size() <= mine.size()
                && mine.subList(0, others.size()).equals(others)
                // Items without a value would be missing.
                && sortTerms().stream().skip(others.size()).noneMatch(term -> paths.isOptional(entity, term.path()));
    }

    /**
     * Whether this key finds what a sparse one finds: those with one value of an attribute stand together, in its order or
     * the reverse.
     */
    boolean coversSparse(ValuePaths paths, Entity entity, PlainKey sparse, List<String> attribute) {
        List<KeyTerm> mine = sortTerms();
        List<KeyTerm> others = sparse.sortTerms();
        if (mine.size() <= others.size()
                || !sharesPartition(paths, entity, sparse)
                || !mine.get(0).isPlain()
                || !mine.get(0).path().equals(attribute)) {
            return false;
        }
        List<KeyTerm> behind = mine.subList(1, others.size() + 1);
        boolean sameValues = values(paths, entity, behind).equals(values(paths, entity, others));
        // Of several, each could be reversed by itself.
        return sameValues
                && (forms(paths, entity, behind).equals(forms(paths, entity, others))
                        || (others.size() == 1 && isOrdered(behind.get(0)) && isOrdered(others.get(0))));
    }

    private static boolean isOrdered(KeyTerm term) {
        return term.format() instanceof SlotFormat.Padded;
    }

    private static List<String> values(ValuePaths paths, Entity entity, List<KeyTerm> terms) {
        return terms.stream().map(term -> paths.full(entity, term.path())).toList();
    }

    /** Whether the partitions are the same. */
    private boolean sharesPartition(ValuePaths paths, Entity entity, PlainKey other) {
        return forms(paths, entity, partitionTerms()).equals(forms(paths, entity, other.partitionTerms()));
    }

    private static List<String> forms(ValuePaths paths, Entity entity, List<KeyTerm> terms) {
        return terms.stream()
                .map(term -> paths.full(entity, term.path()) + term.format().suffix())
                .toList();
    }

    private static List<KeyTerm> terms(List<KeyTerms> values) {
        return values.stream().flatMap(value -> value.terms().stream()).toList();
    }
}
