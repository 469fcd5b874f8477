package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A customer and his orders meet in one partition only if both write his id behind the same word. {@code CUST#} beside
 * {@code CUSTOMER#} looks the same to a reader, and to DynamoDB it is another partition.
 */
public final class InconsistentPrefix implements Rule {

    private static final int SHORTEST_ABBREVIATION = 2;

    /**
     * A partition key that begins with a literal.
     *
     * @param place the table, and the index if it is one
     * @param holds where the values in it come from
     */
    private record Use(String entity, List<String> place, String literal, List<String> holds, Span span) {}

    @Override
    public Code code() {
        return new Code("TW0411", "inconsistent-prefix", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        List<Use> uses = new ArrayList<>();
        model.design().stream().flatMap(design -> design.keys().stream()).forEach(keys -> {
            collect(attributes, keys, "", keys.primary(), uses);
            keys.indexes()
                    .forEach(entry -> collect(attributes, keys, entry.index().text(), entry.key(), uses));
        });
        Map<List<String>, List<Use>> byIdentity = uses.stream().collect(Collectors.groupingBy(Use::holds));
        return model.entities().stream().flatMap(entity -> check(attributes, entity, byIdentity));
    }

    /** Looks at all keys that hold the id of one entity behind a word for it. */
    private Stream<Diagnostic> check(
            AttributeLookup attributes, Entity entity, Map<List<String>, List<Use>> byIdentity) {
        String name = entity.name().text();
        List<Use> named = byIdentity.getOrDefault(attributes.identity(name), List.of()).stream()
                .filter(use -> isWordFor(name, use.literal()))
                .toList();
        return named.stream()
                .flatMap(use -> usual(named, use, name)
                        .filter(usual -> !usual.literal().equals(use.literal()))
                        .map(usual -> finding(name, use, usual))
                        .stream());
    }

    /** The first use in the same place; that of the entity itself, if there is one. */
    private static Optional<Use> usual(List<Use> named, Use use, String name) {
        List<Use> there = named.stream()
                .filter(other -> other.place().equals(use.place()))
                .toList();
        return there.stream()
                .filter(other -> other.entity().equals(name))
                .findFirst()
                .or(() -> there.stream().findFirst());
    }

    private Diagnostic finding(String name, Use use, Use usual) {
        return Diagnostic.of(
                        code(),
                        use.span(),
                        "the " + name + " of " + use.entity() + " stands behind `" + use.literal()
                                + "`, and elsewhere behind `" + usual.literal() + "`")
                .label("another partition")
                .also(usual.span(), "of " + usual.entity())
                .help("write `" + usual.literal() + "` in both, or a word that says what is different");
    }

    private static void collect(
            AttributeLookup attributes, EntityKeys keys, String index, ItemKey key, List<Use> uses) {
        String entity = keys.entity().text();
        for (KeyValue value : key.partition()) {
            if (value instanceof KeyValue.Composed composed
                    && !composed.template().leadingLiteral().isEmpty()
                    && !composed.template().isConstant()) {
                uses.add(new Use(
                        entity,
                        List.of(keys.table(), index),
                        composed.template().leadingLiteral(),
                        composed.template().slots().stream()
                                .flatMap(slot -> origin(attributes, entity, slot).stream())
                                .toList(),
                        KeySlot.place(composed, composed.template().parts().get(0))));
            }
        }
    }

    private static Optional<String> origin(AttributeLookup attributes, String entity, Slot slot) {
        return attributes
                .origin(entity, slot.path())
                // A shard or a day of a value is not the value.
                .map(origin -> slot.format().isLossless()
                        ? origin
                        : origin + slot.format().suffix());
    }

    /** Whether a literal is the name of an entity, in any case, cut off or in the plural. */
    private static boolean isWordFor(String entity, String literal) {
        String word = literal.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
        String name = entity.replace("_", "").toLowerCase(Locale.ROOT);
        boolean plural =
                word.equals(name + "s") || word.equals(name + "es") || word.equals(name.replaceAll("y$", "ies"));
        return plural || (word.length() >= SHORTEST_ABBREVIATION && name.startsWith(word));
    }
}
