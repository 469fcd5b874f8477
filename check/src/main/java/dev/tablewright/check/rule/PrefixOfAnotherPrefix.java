package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A query for what begins with {@code USER} also finds what begins with {@code USERNAME#}, and among partitions the user
 * {@code NAMEbob} passes for a user name. A delimiter behind each word keeps them apart.
 */
public final class PrefixOfAnotherPrefix implements Rule {

    /** Where a literal begins a key: one for all entities that share it. */
    private record Use(String entity, KeyValue value, String literal, boolean sort, Span span) {}

    @Override
    public Code code() {
        return new Code("TW0404", "prefix-of-another-prefix", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Map<List<String>, SortedMap<String, Use>> places = new LinkedHashMap<>();
        model.design().stream().flatMap(design -> design.keys().stream()).forEach(keys -> {
            collect(places, keys, "", keys.primary());
            keys.indexes().forEach(entry -> collect(places, keys, entry.index().text(), entry.key()));
        });
        return places.values().stream().flatMap(this::compare);
    }

    private static void collect(
            Map<List<String>, SortedMap<String, Use>> places, EntityKeys keys, String index, ItemKey key) {
        key.partition().forEach(value -> collect(places, List.of(keys.table(), index), keys, value, false));
        // Sort keys meet only within a partition.
        String partition = key.partition().stream()
                .findFirst()
                .map(PrefixOfAnotherPrefix::literal)
                .orElse("");
        key.sort().forEach(value -> collect(places, List.of(keys.table(), index, partition), keys, value, true));
    }

    private static void collect(
            Map<List<String>, SortedMap<String, Use>> places,
            List<String> place,
            EntityKeys keys,
            KeyValue value,
            boolean sort) {
        String literal = literal(value);
        if (!literal.isEmpty()
                && value instanceof KeyValue.Composed composed
                && !composed.template().isConstant()) {
            Span span = KeySlot.place(composed, composed.template().parts().get(0));
            places.computeIfAbsent(place, p -> new TreeMap<>())
                    .putIfAbsent(literal, new Use(keys.entity().text(), value, literal, sort, span));
        }
    }

    private static String literal(KeyValue value) {
        return value instanceof KeyValue.Composed composed ? composed.template().leadingLiteral() : "";
    }

    /** In sorted order, the prefixes of a literal are those before it that have not ended; the longest says enough. */
    private Stream<Diagnostic> compare(SortedMap<String, Use> literals) {
        List<Diagnostic> found = new ArrayList<>();
        Deque<Use> open = new ArrayDeque<>();
        for (Use longer : literals.values()) {
            while (!open.isEmpty() && !longer.literal().startsWith(open.peek().literal())) {
                open.pop();
            }
            if (!open.isEmpty()) {
                found.add(finding(open.peek(), longer));
            }
            open.push(longer);
        }
        return found.stream();
    }

    private Diagnostic finding(Use shorter, Use longer) {
        String attribute = shorter.value().attribute();
        return Diagnostic.of(
                        code(),
                        shorter.span(),
                        "a key that begins with `" + shorter.literal() + "` may be of " + shorter.entity() + " or of "
                                + longer.entity())
                .label("`" + longer.literal() + "` begins with it too")
                .also(longer.span(), "of " + longer.entity())
                .note(
                        shorter.sort()
                                ? "`begins_with(" + attribute + ", \"" + shorter.literal() + "\")` finds both"
                                : "a value can make the `" + attribute + "` of the one look like that of the other")
                .help(wayOut(shorter.literal(), longer.literal()));
    }

    private static String wayOut(String shorter, String longer) {
        boolean open = Character.isLetterOrDigit(shorter.charAt(shorter.length() - 1));
        // Behind a delimiter the longer one is a part of the same family, and only another word tells them apart.
        return open && !longer.startsWith(shorter + "#")
                ? "end it with a delimiter: `" + shorter + "#`"
                : "choose another word for one of them: neither may begin with the other";
    }
}
