package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.KeyLimits;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.List;

/**
 * Whether values find room in a sort key, which holds half of what a partition key does. It is reckoned roughly: values that
 * need not stand there are left out as soon as they might not fit.
 */
final class SortKeyRoom {

    private static final int WIDEST_CHARACTER = 4;

    /** Times, ids and numbers, and what stands between values. */
    private static final int OTHERS = 48;

    private final ValuePaths paths;

    SortKeyRoom(ValuePaths paths) {
        this.paths = paths;
    }

    boolean holds(Entity entity, List<KeyTerm> terms) {
        return terms.stream()
                        .flatMap(term -> paths.of(entity, term.path()).stream())
                        .map(Value::attribute)
                        .mapToLong(SortKeyRoom::bytes)
                        .sum()
                <= KeyLimits.MAX_SORT_KEY_BYTES;
    }

    /** A text without a limit is the author's risk wherever it stands. */
    private static long bytes(Attribute attribute) {
        boolean measured = !attribute.type().isNumeric() && attribute.max().isPresent();
        return OTHERS + (measured ? Math.min(attribute.max().get(), Integer.MAX_VALUE) * WIDEST_CHARACTER : 0);
    }
}
