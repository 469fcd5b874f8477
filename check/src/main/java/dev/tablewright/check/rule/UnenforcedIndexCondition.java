package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.stream.Stream;

/**
 * An item is in an index if it has the attributes of the key. A composed key is left out of items that do not belong there; an attribute
 * of the entity cannot be left out, so a condition on such a key keeps nothing away.
 */
public final class UnenforcedIndexCondition implements Rule {

    @Override
    public Code code() {
        return new Code("TW1004", "unenforced-index-condition", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        return model.design().stream().flatMap(design -> design.keys().stream()).flatMap(keys -> keys.indexes().stream()
                .filter(entry -> entry.key().values().allMatch(KeyValue.Direct.class::isInstance))
                .flatMap(entry -> check(attributes, keys.entity().text(), entry)));
    }

    private Stream<Diagnostic> check(AttributeLookup attributes, String entity, IndexEntry entry) {
        return entry.when().comparisons().stream()
                .filter(comparison -> !isPresenceInKey(entry, comparison))
                .filter(comparison -> !SparseIndexNotSparse.isAlwaysTrue(attributes, entity, comparison))
                .map(comparison -> finding(entity, entry, comparison));
    }

    private Diagnostic finding(String entity, IndexEntry entry, Comparison comparison) {
        KeyValue first = entry.key().partition().get(0);
        return Diagnostic.of(
                        code(),
                        comparison.span(),
                        "`" + comparison + "` keeps no " + entity + " out of index `" + entry.index() + "`")
                .label("the others have the same attributes")
                .also(first.span(), "an attribute of the item, not one for the index")
                .note("an item is in an index whenever it has the attributes of the key")
                .note("patterns that rely on the condition would find items that they must not find")
                .help("compose the key, so that other items can do without it: `partition: \"{" + first.attribute()
                        + "}\"`");
    }

    /** Whether a comparison says no more than that an attribute of the key is there: without it, the item is not in the index. */
    private static boolean isPresenceInKey(IndexEntry entry, Comparison comparison) {
        return comparison.operator() == Operator.EXISTS
                && entry.key().values().map(KeyValue.Direct.class::cast).anyMatch(value -> value.path()
                        .steps()
                        .equals(comparison.path().steps()));
    }
}
