package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Source;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyInteger;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the caller of a pattern knows about the wanted items of one entity: the rule of client knowledge. */
final class Knowledge {

    private final Entity entity;
    private final Leaves leaves;
    private final Map<Leaf, Source> given = new LinkedHashMap<>();
    private final List<FilterTerm> repeated = new ArrayList<>();
    private final List<Comparison> facts = new ArrayList<>();
    private final Optional<Narrowing> narrowing;
    private final Optional<Leaf> narrowed;

    Knowledge(Pattern pattern, Entity entity, Leaves leaves) {
        this.entity = entity;
        this.leaves = leaves;
        for (Comparison comparison : pattern.where().comparisons()) {
            if (!leaves.of(entity, comparison.path().steps()).isEmpty()) {
                facts.add(comparison);
                constant(comparison);
            }
        }
        pattern.by().forEach(this::parameter);
        this.narrowing = pattern.narrowing()
                .filter(n -> !leaves.of(entity, n.path().steps()).isEmpty());
        this.narrowed = narrowing.flatMap(n -> leaves.one(entity, n.path().steps()));
    }

    private void parameter(Parameter parameter) {
        List<AttributePath> paths = parameter.paths().getOrDefault(entity.name().text(), List.of());
        for (AttributePath path : paths) {
            String written = parameter.name().text();
            String before = written.equals(path.dotted())
                    ? ""
                    : written.contains(".") ? written.substring(0, written.indexOf('.') + 1) : written + ".";
            // An id of one part goes by the name of the whole.
            boolean whole = !before.isEmpty() && entity.id().size() == 1 && !written.contains(".");
            List<Leaf> found = leaves.of(entity, path.steps());
            for (Leaf leaf : found) {
                String name = whole ? written : before + leaf.name();
                Source source = new Source.Parameter(written, within(written, paths, path, found, leaf), name);
                Source other = given.put(leaf, source);
                if (other instanceof Source.Parameter && !other.equals(source)) {
                    repeated.add(new FilterTerm.Equals(leaf, other));
                }
            }
        }
    }

    /** Where a value is in what the caller gives: one is the whole of it, whether it is an id or a reference to it. */
    private static List<String> within(
            String written, List<AttributePath> paths, AttributePath path, List<Leaf> found, Leaf leaf) {
        if (found.size() == 1 && paths.size() == 1) {
            return List.of();
        }
        boolean isAttribute = written.equals(path.dotted()) || written.contains(".");
        return isAttribute
                ? leaf.steps().subList(path.steps().size(), leaf.steps().size())
                : leaf.steps();
    }

    private void constant(Comparison comparison) {
        if (comparison.operator() == Operator.EQUAL) {
            leaves.one(entity, comparison.path().steps()).ifPresent(leaf -> Constants.value(
                            leaf.attribute().type(), comparison.values().get(0).text())
                    .ifPresent(value -> given.put(leaf, new Source.Constant(value))));
        }
    }

    Entity entity() {
        return entity;
    }

    Leaves leaves() {
        return leaves;
    }

    /** Where the caller has a value from, if he has it. */
    Optional<Source> source(Leaf leaf) {
        return Optional.ofNullable(given.get(leaf));
    }

    /** All values that the caller has. */
    Map<Leaf, Source> given() {
        return given;
    }

    /** Whether at most one item can be wanted, because the caller gives a value that is unique, with its scope. */
    boolean givesUnique() {
        return entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .anyMatch(attribute -> Stream.concat(
                                Stream.of(attribute.name()), attribute.unique().get().within().stream())
                        .flatMap(name -> leaves.of(entity, List.of(name.text())).stream())
                        .allMatch(given::containsKey));
    }

    /** What a caller who gives a value twice gives the first time: both must be the same, and nobody says they are. */
    List<FilterTerm> repeated() {
        return repeated;
    }

    /** The conditions of the pattern that concern this entity. */
    List<Comparison> facts() {
        return facts;
    }

    /** The range or prefix, if it concerns this entity. */
    Optional<Narrowing> narrowing() {
        return narrowing;
    }

    /** The value of which a range or a prefix is asked for. */
    Optional<Leaf> narrowed() {
        return narrowed;
    }

    /** A piece of a key as the caller sees it in the partition: what is not known may still be few. */
    KeyPiece inPartition(KeyPiece piece) {
        KeyPiece seen = see(piece);
        if (!(seen instanceof KeyPiece.Open open)) {
            return seen;
        }
        Optional<SlotEncoding> encoding = open.encoding();
        if (encoding.isPresent() && encoding.get().slot().format() instanceof SlotFormat.Shard shard) {
            int width = Integer.toString(shard.count() - 1).length();
            List<String> texts = IntStream.range(0, shard.count())
                    .mapToObj(i -> KeyInteger.padded(i, width, false))
                    .toList();
            return new KeyPiece.Each(open.value(), encoding, texts, KeyPiece.Each.Kind.SHARD);
        }
        if (encoding.isPresent()
                && encoding.get().slot().format() instanceof SlotFormat.Truncated
                && narrowed.filter(open.value()::equals).isPresent()
                && narrowing.filter(n -> n.kind() == Narrowing.Kind.RANGE).isPresent()) {
            return new KeyPiece.Walked(open.value(), encoding.get());
        }
        return words(open.value())
                .flatMap(words -> encoded(open, words))
                .<KeyPiece>map(texts -> new KeyPiece.Each(open.value(), encoding, texts, KeyPiece.Each.Kind.WORD))
                .orElse(open);
    }

    /** A piece of a key as the caller sees it. */
    KeyPiece see(KeyPiece piece) {
        return piece instanceof KeyPiece.Open open && given.containsKey(open.value())
                ? new KeyPiece.Given(open.value(), open.encoding(), given.get(open.value()))
                : piece;
    }

    /** All values that an item can have and still be wanted, where they are few. */
    private Optional<List<String>> words(Leaf leaf) {
        return listing(leaf)
                .map(fact -> fact.values().stream().map(Name::text).distinct().toList())
                .or(() -> leaf.choice()
                        .map(choice -> choice.values().stream().map(Name::text).toList()));
    }

    /** The condition that lists the values of a leaf; the first, if there are several. */
    Optional<Comparison> listing(Leaf leaf) {
        return facts.stream()
                .filter(fact -> fact.operator() == Operator.IN
                        && leaves.one(entity, fact.path().steps())
                                .filter(leaf::equals)
                                .isPresent())
                .findFirst();
    }

    private static Optional<List<String>> encoded(KeyPiece.Open open, List<String> words) {
        List<String> texts = new ArrayList<>();
        try {
            for (String word : words) {
                Optional<KeyData> value =
                        Constants.value(open.value().attribute().type(), word);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                texts.add(open.encoding().map(e -> e.encode(value.get())).orElseGet(value.get()::plain));
            }
        } catch (KeyValueException e) {
            return Optional.empty();
        }
        // 1.5 and 1.50 are one value, and two times of one day may be one text.
        return Optional.of(texts.stream().distinct().toList());
    }
}
