package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.Loop;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.generate.code.TextParts;
import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The values of one request, in Java. */
final class ReadSource implements Operand.Visitor<String> {

    /** A variable for a value of which all are asked for. */
    record LoopVariable(String name, List<String> values) {}

    private final Context context;
    private final ReadRequest request;
    private final PatternParameters parameters;
    private final RangeSource range;
    private final boolean batch;
    private final Navigation navigation;
    private final KeyMethods methods;
    private final Map<Loop, LoopVariable> loops = new LinkedHashMap<>();
    private final NameScope variables = new NameScope().reserve("settings", "partitions", "keys", "key");
    private Optional<String> unit = Optional.empty();
    private final Map<String, String> values = new LinkedHashMap<>();

    ReadSource(Context context, Pattern pattern, Read read, PatternParameters parameters) {
        this.context = context;
        this.request = parameters.requests().of(read);
        this.parameters = parameters;
        this.range = new RangeSource(parameters);
        this.batch = pattern.batch().isPresent();
        this.navigation = new Navigation(context);
        this.methods = KeyMethods.from(context, read.wanted().get(0).owner());
        parameters.given().forEach(one -> variables.reserve(one.variable()));
        pattern.narrowing().ifPresent(narrowing -> variables.reserve(parameters.narrowed()));
        variables.reserve(parameters.batchCollection());
        request.form().values().forEach((name, operand) -> values.put(name, operand.accept(this)));
    }

    ReadRequest request() {
        return request;
    }

    /** The shape with what is thrown away here. */
    String on(String shape) {
        return shape + keeping().stream().map(kept -> ".keeping(" + kept + ")").collect(Collectors.joining());
    }

    /** {@code XType.INSTANCE, item -> …} for each type of which something is thrown away here. */
    private List<String> keeping() {
        KeepingSource keeping = new KeepingSource(context, this, parameters);
        return request.filter().here().entrySet().stream()
                .map(kept -> context.naming().of(kept.getKey()).stored() + ".INSTANCE, "
                        + (batch && request.isByKey() ? parameters.batchVariable() + " -> " : "")
                        + keeping.predicate(kept.getValue()))
                .toList();
    }

    /** Items of many keys; what is asked of them may be another thing of each. */
    String batch(String shape) {
        String rest = keeping().stream().map(kept -> ", " + kept).collect(Collectors.joining());
        return shape + ".batch(settings, requests" + rest + ")";
    }

    /** A name for a variable that no parameter has. */
    String free(String name) {
        return variables.claim(name);
    }

    /** {@code Map.of(":PK", …)}. */
    String values() {
        return MapLiteral.of(values);
    }

    List<LoopVariable> loops() {
        return List.copyOf(loops.values());
    }

    /** The variable that holds the beginning of a unit of time. */
    String unit() {
        return unit.orElseThrow();
    }

    /** The key of the item, for a read by key. */
    String key() {
        Map<ValuePath, String> given = new HashMap<>();
        request.key().values().forEach(operand -> given.putAll(given(operand)));
        Entity entity = request.read().wanted().get(0).owner();
        List<ValuePath> paths = context.layout(entity).key().values();
        if (given.keySet().containsAll(paths)) {
            return context.names(entity).stored() + ".key("
                    + paths.stream().map(given::get).collect(Collectors.joining(", ")) + ")";
        }
        Map<String, String> key = new LinkedHashMap<>();
        request.key().forEach((attribute, operand) -> key.put(attribute, operand.accept(this)));
        return MapLiteral.of(key);
    }

    /** The values of which a part of a key is made, as far as the caller gives them. */
    private Map<ValuePath, String> given(Operand operand) {
        Map<ValuePath, String> given = new HashMap<>();
        if (operand instanceof Operand.Stored stored && stored.source() instanceof Source.Parameter) {
            given.put(stored.path(), source(stored.source(), navigation.codec(stored.path())));
        }
        Collection<TextPiece> pieces = operand instanceof Operand.Composed composed ? composed.pieces() : List.of();
        for (TextPiece piece : pieces) {
            if (piece instanceof TextPiece.Encoded encoded) {
                given.put(encoded.path(), source(encoded.source(), navigation.codec(encoded.path())));
            } else if (piece instanceof TextPiece.Unit walked) {
                given.put(walked.path(), claimedUnit());
            }
        }
        return given;
    }

    @Override
    public String composed(Operand.Composed operand) {
        // A shard of a time that is walked through does not follow from its unit: all shards are asked.
        boolean chosen = operand.pieces().stream().anyMatch(TextPiece.Chosen.class::isInstance);
        Optional<KeyMethod> method =
                operand.whole().filter(part -> !chosen).map(KeyPart::attribute).flatMap(methods::own);
        Map<ValuePath, String> given = method.isPresent() ? given(operand) : Map.of();
        return text(method.filter(some -> given.keySet().containsAll(some.values()))
                .map(some -> some.call(some.values(), given::get))
                .orElseGet(() -> {
                    Texts texts = new Texts();
                    operand.pieces().forEach(piece -> piece.accept(texts));
                    return KeySlots.sum(texts.sum);
                }));
    }

    private static String text(String expression) {
        return "§Values.text(" + expression + ")";
    }

    @Override
    public String stored(Operand.Stored operand) {
        Codec codec = navigation.codec(operand.path());
        return codec.encode(source(operand.source(), codec));
    }

    @Override
    public String chosen(Operand.Chosen operand) {
        Codec codec = navigation.codec(operand.path());
        return codec.encode(loop(
                operand.loop(),
                operand.loop().texts().stream()
                        .map(text -> codec.constant(operand.loop().constant(text)))
                        .toList()));
    }

    @Override
    public String end(Operand.End operand) {
        return range.direct(navigation.codec(operand.path()), operand.least());
    }

    @Override
    public String orLeast(Operand.OrLeast operand) {
        return "§Bounds.orLeast(" + operand.end().accept(this) + ")";
    }

    @Override
    public String prefix(Operand.Prefix operand) {
        return text(parameters.narrowed());
    }

    @Override
    public String typeOf(Operand.TypeOf operand) {
        return text(JavaNames.literal(operand.entity()));
    }

    /** What the caller gives, or the pattern itself says. */
    String source(Source source, Codec codec) {
        if (source instanceof Source.Constant constant) {
            return codec.constant(constant.value());
        }
        Source.Parameter parameter = (Source.Parameter) source;
        String value = parameters.value(parameter, batch);
        Codec given = parameters.codec(parameter);
        // Two entities may have the same words in enums of their own.
        return codec.shape().isWord() && given.shape().isWord() && !given.type().equals(codec.type())
                ? codec.type() + ".ofWord(" + value + ".word()).orElseThrow()"
                : value;
    }

    /** The variable of the unit of time that is asked, named when it is first needed. */
    private String claimedUnit() {
        if (unit.isEmpty()) {
            unit = Optional.of(variables.claim(request.walk().orElseThrow().word()));
        }
        return unit.get();
    }

    private String loop(Loop loop, List<String> constants) {
        return loops.computeIfAbsent(loop, key -> {
                    String name = loop.isShard()
                            ? "shard"
                            : JavaNames.variable(loop.leaf().name().replace('.', '_'));
                    return new LoopVariable(variables.claim(name), constants);
                })
                .name();
    }

    /** The text of a key, piece by piece. */
    private final class Texts implements TextPiece.Visitor<TextParts> {

        private final TextParts sum = new TextParts();

        @Override
        public TextParts text(TextPiece.Text piece) {
            return sum.literal(piece.text());
        }

        @Override
        public TextParts encoded(TextPiece.Encoded piece) {
            Codec codec = navigation.codec(piece.path());
            return sum.value(KeySlots.JAVA.of(piece.slot(), codec.shape(), source(piece.source(), codec)));
        }

        @Override
        public TextParts chosen(TextPiece.Chosen piece) {
            return sum.value(loop(
                    piece.loop(),
                    piece.loop().texts().stream().map(JavaNames::literal).toList()));
        }

        @Override
        public TextParts unit(TextPiece.Unit piece) {
            return sum.value(KeySlots.JAVA.of(
                    piece.slot(), navigation.codec(piece.path()).shape(), claimedUnit()));
        }

        @Override
        public TextParts end(TextPiece.End piece) {
            range.add(sum, piece, navigation.codec(piece.path()));
            return sum;
        }

        @Override
        public TextParts prefix(TextPiece.Prefix piece) {
            String prefix = parameters.narrowed();
            return sum.value(piece.slot()
                    .map(slot -> KeySlots.JAVA.of(slot, ValueShape.TEXT, prefix))
                    .orElse(prefix));
        }
    }
}
