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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two indexes that keep the same items in the same order are one too many: every write pays for both. So is one whose
 * order is where the other's begins.
 */
public final class TwoIndexesForOne implements Rule {

    /** What an index holds, by entity. */
    private record Content(Index index, Map<String, Order> orders) {}

    /** Which items of an entity an index holds, and how it orders them. */
    private record Order(String when, List<String> partition, List<String> sort) {}

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
        List<Content> contents = table.indexes().stream()
                .map(index -> content(attributes, design, table, index))
                .toList();
        return IntStream.range(0, contents.size()).boxed().flatMap(i -> IntStream.range(0, contents.size())
                .filter(j -> i != j && covers(contents.get(j), contents.get(i)))
                // Of two that are the same, the later one is the one too many.
                .filter(j -> j < i || !covers(contents.get(i), contents.get(j)))
                .mapToObj(j -> finding(contents.get(j).index(), contents.get(i).index()))
                .limit(1));
    }

    private static Content content(AttributeLookup attributes, Design design, Table table, Index index) {
        Map<String, Order> orders = new LinkedHashMap<>();
        for (EntityKeys keys : design.keys()) {
            String entity = keys.entity().text();
            keys.entry(index.name().text())
                    .filter(entry -> keys.table().equals(table.name().text()))
                    .ifPresent(entry -> orders.put(entity, order(attributes, entity, entry)));
        }
        return new Content(index, orders);
    }

    private static Order order(AttributeLookup attributes, String entity, IndexEntry entry) {
        return new Order(
                entry.when().toString(),
                forms(attributes, entity, entry.key().partition()),
                forms(attributes, entity, entry.key().sort()));
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
    private static boolean covers(Content kept, Content spare) {
        return kept.orders().keySet().equals(spare.orders().keySet())
                && kept.orders().entrySet().stream()
                        .allMatch(
                                entry -> covers(entry.getValue(), spare.orders().get(entry.getKey())));
    }

    private static boolean covers(Order kept, Order spare) {
        return kept.when().equals(spare.when())
                && kept.partition().equals(spare.partition())
                && beginsWith(kept.sort(), spare.sort());
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
