package dev.tablewright.language.resolve;

import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A mapping whose shape has been checked, read by key. What is absent or broken is empty. */
record View(Mapping mapping) {

    /** The mapping, or an empty one if there is something else, which has been reported. */
    static View of(Node node) {
        return new View(node instanceof Mapping mapping ? mapping : new Mapping(List.of(), true, node.span()));
    }

    List<Entry> entries() {
        return mapping.entries();
    }

    Span span() {
        return mapping.span();
    }

    Optional<Node> node(String key) {
        return mapping.get(key).filter(node -> !(node instanceof Broken));
    }

    /** Whether the key is there, with whatever value. */
    boolean has(String key) {
        return mapping.entry(key).isPresent();
    }

    /** Where a key is written; the whole mapping if it is not there. */
    Span keySpan(String key) {
        return mapping.entry(key).map(entry -> entry.key().span()).orElse(mapping.span());
    }

    View view(String key) {
        return node(key).map(View::of).orElseGet(() -> new View(new Mapping(List.of(), true, mapping.span())));
    }

    Optional<Scalar> scalar(String key) {
        return node(key).filter(Scalar.class::isInstance).map(Scalar.class::cast);
    }

    Optional<Name> name(String key) {
        return scalar(key).map(Scalar::name);
    }

    Optional<String> text(String key) {
        return scalar(key).map(Scalar::value);
    }

    boolean flag(String key) {
        return text(key).filter(value -> value.equalsIgnoreCase("true")).isPresent();
    }

    Optional<Integer> whole(String key) {
        return text(key).map(Integer::valueOf);
    }

    Optional<Long> count(String key) {
        return text(key).map(Quantities::count);
    }

    /** What a single value means, with its place. */
    <T> Optional<Said<T>> said(String key, Function<String, T> meaning) {
        return scalar(key).map(scalar -> new Said<>(meaning.apply(scalar.value()), scalar.span()));
    }

    /** One name or a list of names. */
    List<Name> names(String key) {
        return node(key).map(View::namesIn).orElse(List.of());
    }

    /** The names in a list, or the one that stands alone. */
    static List<Name> namesIn(Node node) {
        if (node instanceof Scalar scalar) {
            return List.of(scalar.name());
        }
        return node instanceof Sequence sequence
                ? sequence.items().stream()
                        .filter(Scalar.class::isInstance)
                        .map(item -> ((Scalar) item).name())
                        .toList()
                : List.of();
    }
}
