package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Consistency;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ReachedById;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Puts children into the partition of their parent: the index by which they were found becomes the key of the table, and the
 * key an index. That must not cost what only the key of a table can do.
 */
final class KeySwap {

    private final Model model;
    private final ValuePaths paths;
    private final DraftReader reader;

    KeySwap(Model model, ValuePaths paths, DraftReader reader) {
        this.model = model;
        this.paths = paths;
        this.reader = reader;
    }

    /** Why an index cannot become the key of the table; empty if it can. */
    Optional<String> obstacle(EntityDraft draft, KeyDraft index) {
        Entity entity = draft.entity();
        if (draft.isSettled()) {
            return Optional.of("another pattern needs " + entity.name() + " in another partition");
        }
        if (!index.when().isAlways()) {
            return Optional.of("not every " + entity.name() + " stands in " + index.origin());
        }
        Optional<KeyTerm> unfit =
                terms(index).filter(term -> !lasts(entity, term)).findFirst();
        if (unfit.isPresent()) {
            return Optional.of(unfit.get().dotted() + " in " + index.origin()
                    + " can change or be absent, and a primary key cannot");
        }
        if (new ReachedById(model).atAll(entity.name().text())) {
            return Optional.of(entity.name() + " is written by those that know its id alone");
        }
        return model.patterns().stream()
                .filter(pattern -> pattern.returns(entity.name().text()))
                .filter(pattern -> needsKey(pattern, draft))
                .findFirst()
                .map(pattern -> pattern.name() + " needs " + entity.name() + " under its own key");
    }

    void swap(EntityDraft draft, KeyDraft index) {
        List<KeyTerm> sort = Stream.concat(
                        index.sort().stream(), reader.missingId(draft.entity(), terms(index)).stream())
                .toList();
        draft.swap(index, index.asPrimary(draft.old().entity(), sort));
    }

    private static Stream<KeyTerm> terms(KeyDraft index) {
        return Stream.concat(index.partition().stream(), index.sort().stream());
    }

    private boolean lasts(Entity entity, KeyTerm term) {
        String first = term.path().get(0);
        return term.format().isLossless()
                && !paths.isOptional(entity, term.path())
                && entity.attribute(first)
                        .filter(attribute -> isFixed(entity, attribute))
                        .isPresent();
    }

    private static boolean isFixed(Entity entity, Attribute attribute) {
        return attribute.immutable() || entity.isIdentifiedBy(attribute.name().text());
    }

    /** An index gives no strong reads and no batches. */
    private boolean needsKey(Pattern pattern, EntityDraft draft) {
        boolean special =
                pattern.consistency() == Consistency.STRONG || pattern.batch().isPresent();
        return special
                && new GivenValues(paths, pattern, draft.entity())
                        .partition(draft.primary())
                        .isPresent();
    }
}
