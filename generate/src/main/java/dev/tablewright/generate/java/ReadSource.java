package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The key condition of one read and its values, in Java. */
final class ReadSource {

    /** A value of which all are asked for: shards and words. */
    record Loop(String variable, List<String> texts) {}

    /** Units of time, one after the other. */
    record Walk(String variable, String unit) {}

    private final Context context;
    private final Read read;
    private final PatternParameters parameters;
    private final boolean batch;
    private final Entity entity;
    private final KeyMethods methods;
    private final Expressions expressions = new Expressions();
    private final Map<String, Loop> loops = new LinkedHashMap<>();
    private final NameScope variables = new NameScope().reserve("settings", "partitions", "keys", "key");
    private Optional<Walk> walk = Optional.empty();
    private final String where;
    private final FilterSource filter;

    ReadSource(Context context, Pattern pattern, Read read, PatternParameters parameters) {
        this.context = context;
        this.read = read;
        this.parameters = parameters;
        this.batch = pattern.batch().isPresent();
        this.entity = read.wanted().get(0).owner();
        this.methods = new KeyMethods(context, entity);
        parameters.given().forEach(one -> variables.reserve(one.variable()));
        pattern.narrowing().ifPresent(narrowing -> variables.reserve(parameters.narrowed()));
        variables.reserve(parameters.batchCollection());
        List<String> conditions = new ArrayList<>();
        for (KeyPart part : read.partition()) {
            conditions.add(
                    expressions.name(part.attribute()) + " = " + expressions.value(part.attribute(), value(part)));
        }
        SortSource sort = new SortSource(this, parameters, expressions);
        for (SortCondition condition : read.sort()) {
            conditions.add(sort.of(condition));
        }
        this.where = String.join(" AND ", conditions);
        this.filter = new FilterSource(context, this, parameters, expressions);
    }

    Entity entity() {
        return entity;
    }

    Read read() {
        return read;
    }

    KeyMethods methods() {
        return methods;
    }

    /** What DynamoDB throws away; empty if nothing. */
    String filter() {
        return filter.expression();
    }

    /** Whether items of other types are thrown away here. */
    boolean passesOver() {
        return filter.passesOver();
    }

    /** The shape with what is thrown away here. */
    String on(String shape) {
        return shape + filter.keeping();
    }

    /** What the caller gives and no key condition has. */
    void remember(Expressions given) {
        filter.remember(given);
    }

    /** A name for a variable that no parameter has. */
    String free(String name) {
        return variables.claim(name);
    }

    String where() {
        return where;
    }

    Expressions expressions() {
        return expressions;
    }

    List<Loop> loops() {
        return List.copyOf(loops.values());
    }

    Optional<Walk> walk() {
        return walk;
    }

    /** Whether the whole key of an item of the table is given, so that it can be had without a query. */
    boolean isByKey() {
        return read.operation() != Read.Operation.QUERY && filter.isEmpty() && loops.isEmpty();
    }

    /** The key of the item, for a read by key. */
    String key() {
        List<KeyPart> parts = read.wanted().get(0).parts().toList();
        boolean simple = parts.stream()
                .flatMap(part -> part.pieces().stream())
                .allMatch(piece -> piece instanceof KeyPiece.Literal || isParameter(piece));
        if (simple) {
            return context.naming().stored(entity.name().text()) + ".key("
                    + KeyMethod.leavesOf(parts).stream()
                            .map(leaf -> given(parts, leaf))
                            .collect(Collectors.joining(", "))
                    + ")";
        }
        return Library.MAP + ".of("
                + parts.stream()
                        .map(part -> JavaNames.literal(part.attribute()) + ", " + value(part))
                        .collect(Collectors.joining(", "))
                + ")";
    }

    private String given(List<KeyPart> parts, Leaf leaf) {
        return parts.stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece.leaf().filter(leaf::equals).isPresent())
                .map(this::argument)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isParameter(KeyPiece piece) {
        return piece instanceof KeyPiece.Given given && given.source() instanceof Source.Parameter;
    }

    /** The value of a whole key attribute. */
    String value(KeyPart part) {
        if (part.isDirect()) {
            return direct(part.pieces().get(0));
        }
        boolean simple = part.pieces().stream()
                .allMatch(piece ->
                        piece instanceof KeyPiece.Literal || isParameter(piece) || piece instanceof KeyPiece.Walked);
        Optional<KeyMethod> method = methods.own(part.attribute());
        if (simple && method.isPresent()) {
            return Library.VALUES + ".text(" + method.get().callFrom(leaf -> given(List.of(part), leaf)) + ")";
        }
        return Library.VALUES + ".text(" + text(part.pieces()) + ")";
    }

    private String direct(KeyPiece piece) {
        Codec codec = methods.codec(piece.leaf().orElseThrow());
        if (piece instanceof KeyPiece.Each each) {
            List<String> constants =
                    each.texts().stream().map(text -> constant(codec, text)).toList();
            return codec.encode(loop(each, constants));
        }
        return codec.encode(argument(piece));
    }

    /** Keys have binary values in hexadecimal digits, models in Base64. */
    private static String constant(Codec codec, String text) {
        boolean binary = codec instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.BINARY;
        return codec.constant(
                binary ? Base64.getEncoder().encodeToString(HexFormat.of().parseHex(text)) : text);
    }

    /** The Java value that stands for a piece. */
    private String argument(KeyPiece piece) {
        if (piece instanceof KeyPiece.Walked walked) {
            return walked(walked);
        }
        KeyPiece.Given given = (KeyPiece.Given) piece;
        Codec codec = methods.codec(given.value());
        return source(given.source(), codec);
    }

    /** What the caller gives, or the pattern itself says. */
    String source(Source source, Codec codec) {
        if (source instanceof Source.Constant constant) {
            return constant(codec, constant.value().plain());
        }
        Source.Parameter parameter = (Source.Parameter) source;
        String value = parameters.value(parameter, batch);
        Codec given = parameters.codec(parameter);
        // Two entities may have the same words in enums of their own.
        return codec instanceof WordCodec
                        && given instanceof WordCodec
                        && !given.type().equals(codec.type())
                ? codec.type() + ".ofWord(" + value + ".word()).orElseThrow()"
                : value;
    }

    private String walked(KeyPiece.Walked walked) {
        SlotFormat.Truncated format =
                (SlotFormat.Truncated) walked.slot().slot().format();
        if (walk.isEmpty()) {
            walk = Optional.of(new Walk(
                    variables.claim(format.unit().word()), format.unit().name()));
        }
        return walk.get().variable();
    }

    private String loop(KeyPiece.Each each, List<String> texts) {
        String format = each.encoding().map(e -> e.slot().format().suffix()).orElse("");
        String id = each.value().path() + format;
        return loops.computeIfAbsent(id, key -> {
                    String name = each.kind() == KeyPiece.Each.Kind.SHARD
                            ? "shard"
                            : JavaNames.variable(each.value().name().replace('.', '_'));
                    return new Loop(variables.claim(name), texts);
                })
                .variable();
    }

    /** A text of some pieces, one after the other. */
    String text(List<KeyPiece> pieces) {
        TextSum sum = new TextSum();
        add(sum, pieces);
        return sum.toString();
    }

    void add(TextSum sum, List<KeyPiece> pieces) {
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Literal
                    || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant)) {
                sum.literal(piece.text());
            } else if (piece instanceof KeyPiece.Each each) {
                if (each.isSingle()) {
                    sum.literal(each.texts().get(0));
                } else {
                    sum.value(loop(
                            each, each.texts().stream().map(JavaNames::literal).toList()));
                }
            } else {
                Codec codec = methods.codec(piece.leaf().orElseThrow());
                sum.value(SlotText.of(piece.encoding().orElseThrow(), codec, argument(piece)));
            }
        }
    }
}
