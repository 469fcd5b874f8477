package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two indexes that keep the same items in the same order are one too many: every write pays for both. So is one whose
 * order is where the other's begins.
 */
public final class TwoIndexesForOne implements Rule {

    @Override
    public Code code() {
        return new Code("TW0502", "two-indexes-for-one", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        return model.design().stream()
                .flatMap(design -> design.tables().stream().flatMap(table -> check(attributes, design, table)));
    }

    private Stream<Diagnostic> check(AttributeLookup attributes, Design design, Table table) {
        List<EntityKeys> keys = design.keys().stream()
                .filter(own -> own.table().equals(table.name().text()))
                .toList();
        List<Index> indexes = table.indexes();
        return IntStream.range(0, indexes.size()).boxed().flatMap(i -> IntStream.range(0, indexes.size())
                .filter(j -> i != j && covers(attributes, keys, indexes.get(j), indexes.get(i)))
                // Of two that are the same, the later one is the one too many.
                .filter(j -> j < i || !covers(attributes, keys, indexes.get(i), indexes.get(j)))
                .mapToObj(j -> finding(indexes.get(j), indexes.get(i)))
                .limit(1));
    }

    private Diagnostic finding(Index kept, Index spare) {
        return Diagnostic.of(
                        code(),
                        spare.name().span(),
                        "`" + spare.name() + "` holds the same items as `" + kept.name() + "`, in the same order")
                .label("whatever it can find, the other can")
                .also(kept.name().span(), "the other one")
                .note("every write of an item in both is paid for twice")
                .help("remove `" + spare.name() + "`, and give `" + kept.name() + "` what both project");
    }

    /** Whether one index has every item of another, in the same partitions and in the same order. */
    private static boolean covers(AttributeLookup attributes, List<EntityKeys> keys, Index kept, Index spare) {
        return keys.stream().allMatch(own -> {
            Optional<IndexEntry> one = own.entry(kept.name().text());
            Optional<IndexEntry> other = own.entry(spare.name().text());
            return one.isPresent() == other.isPresent()
                    && (one.isEmpty() || covers(attributes, own.entity().text(), one.get(), other.orElseThrow()));
        });
    }

    private static boolean covers(AttributeLookup attributes, String entity, IndexEntry kept, IndexEntry spare) {
        return kept.when().toString().equals(spare.when().toString())
                && forms(attributes, entity, kept.key().partition())
                        .equals(forms(attributes, entity, spare.key().partition()))
                && beginsWith(
                        forms(attributes, entity, kept.key().sort()),
                        forms(attributes, entity, spare.key().sort()));
    }

    private static boolean beginsWith(List<String> longer, List<String> shorter) {
        if (shorter.size() > longer.size()) {
            return false;
        }
        int last = shorter.size() - 1;
        return shorter.isEmpty()
                || (longer.subList(0, last).equals(shorter.subList(0, last))
                        && (longer.get(last).equals(shorter.get(last))
                                || longer.get(last).startsWith(shorter.get(last) + "#")));
    }

    /** The templates of a part of a key; an attribute as it is sorts like a slot of it, unless it is a number. */
    private static List<String> forms(AttributeLookup attributes, String entity, List<KeyValue> values) {
        return values.stream()
                .map(value -> {
                    if (value instanceof KeyValue.Composed composed) {
                        return composed.template().text();
                    }
                    List<String> steps = ((KeyValue.Direct) value).path().steps();
                    boolean number = attributes
                            .leaf(entity, steps)
                            .filter(leaf -> leaf.type().isNumeric())
                            .isPresent();
                    return (number ? "number " : "") + "{" + String.join(".", steps) + "}";
                })
                .toList();
    }
}
