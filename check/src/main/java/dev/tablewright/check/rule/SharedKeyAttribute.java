package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An item has one value in an attribute. Two keys that share a composed one are tied to each other: neither can be given
 * another shape without the other.
 */
public final class SharedKeyAttribute implements Rule {

    /** A physical attribute in the key of a table or an index. */
    private record Use(String table, String place, KeyValue value) {}

    @Override
    public Code code() {
        return new Code("TW0407", "key-attribute-shared", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream().flatMap(this::check);
    }

    private Stream<Diagnostic> check(Design design) {
        Map<List<String>, Use> first = new HashMap<>();
        Set<List<String>> found = new HashSet<>();
        return design.keys().stream().flatMap(SharedKeyAttribute::uses).flatMap(use -> {
            List<String> attribute = List.of(use.table(), use.value().attribute());
            Use other = first.putIfAbsent(attribute, use);
            boolean shared = other != null
                    && !other.place().equals(use.place())
                    // An attribute of the entity may be a key as often as it likes.
                    && (isComposed(use) || isComposed(other));
            return shared && found.add(attribute) ? Stream.of(finding(use, other)) : Stream.empty();
        });
    }

    private Diagnostic finding(Use use, Use other) {
        String attribute = use.value().attribute();
        return Diagnostic.of(
                        code(),
                        use.value().span(),
                        "`" + attribute + "` is part of the key of " + other.place() + " and of " + use.place())
                .label("here for " + use.place())
                .also(other.value().span(), "here for " + other.place())
                .note("an item has one value in `" + attribute + "`, which both keys must do with")
                .help("give each key attributes of its own");
    }

    private static Stream<Use> uses(EntityKeys keys) {
        return Stream.concat(
                uses(keys, "the table", keys.primary()),
                keys.indexes().stream()
                        .filter(entry -> !isInverted(keys.primary(), entry))
                        .flatMap(entry -> uses(keys, "the index `" + entry.index() + "`", entry.key())));
    }

    private static Stream<Use> uses(EntityKeys keys, String place, ItemKey key) {
        return key.values().map(value -> new Use(keys.table(), place, value));
    }

    /** The key of the table the other way round: the usual way to read a relationship from its other end. */
    private static boolean isInverted(ItemKey primary, IndexEntry entry) {
        return !primary.sort().isEmpty()
                && attributes(entry.key().partition()).equals(attributes(primary.sort()))
                && attributes(entry.key().sort()).equals(attributes(primary.partition()));
    }

    private static List<String> attributes(List<KeyValue> values) {
        return values.stream().map(KeyValue::attribute).toList();
    }

    private static boolean isComposed(Use use) {
        return use.value() instanceof KeyValue.Composed;
    }
}
