package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.request.KeyTerm;
import dev.tablewright.access.request.Loop;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.generate.code.TextParts;
import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The key condition of one query, in TypeScript. */
final class KeyConditionText implements Operand.Visitor<String> {

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);
    private static final String NINES = "9.9999999999999999999999999999999999999E+125";
    private static final int LONGEST_SORT_KEY = 1_024;

    private final PatternInput input;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<Loop, String> loops = new LinkedHashMap<>();
    private final String expression;
    private boolean exact;

    KeyConditionText(PatternInput input, ReadRequest request) {
        this.input = input;
        int partitions = request.read().partition().size();
        int sorts = request.condition().size() - partitions;
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < request.condition().size(); i++) {
            boolean sort = i >= partitions;
            int number = sort ? i - partitions + 1 : i + 1;
            boolean several = (sort ? sorts : partitions) > 1;
            terms.add(term(
                    (sort ? "sk" : "pk") + (several ? number : ""),
                    request.condition().get(i)));
        }
        this.expression = String.join(" AND ", terms);
    }

    private String term(String place, KeyTerm term) {
        names.put("#" + place, term.attribute());
        List<String> places = new ArrayList<>();
        for (KeyTerm.Named named : term.values()) {
            String value =
                    switch (named.name()) {
                        case "low" -> ":from";
                        case "high" -> ":to";
                        default -> ":" + place;
                    };
            values.put(value, named.operand().accept(this));
            places.add(value);
        }
        return term.relation().text("#" + place, places);
    }

    String expression() {
        return expression;
    }

    Map<String, String> names() {
        return names;
    }

    Map<String, String> values() {
        return values;
    }

    /** Values of which all are asked for, and their variables. */
    Map<Loop, String> loops() {
        return loops;
    }

    /** Whether numbers are needed that only the caller can make. */
    boolean isExact() {
        return exact;
    }

    @Override
    public String composed(Operand.Composed operand) {
        Texts texts = new Texts();
        operand.pieces().forEach(piece -> piece.accept(texts));
        return KeySlots.template(texts.text);
    }

    @Override
    public String stored(Operand.Stored operand) {
        if (operand.source() instanceof Source.Constant constant) {
            return constant(constant.value());
        }
        Way way = input.value((Source.Parameter) operand.source());
        exact |= way.codec().isExact();
        return way.codec().write(way.value());
    }

    private String constant(KeyData value) {
        if (value instanceof KeyData.Whole whole) {
            return whole.value() + (whole.value().bitLength() < 53 ? "" : "n");
        }
        if (value instanceof KeyData.Decimal) {
            return exact(value.plain());
        }
        if (value instanceof KeyData.Binary binary) {
            return bytes(binary.value());
        }
        return Words.literal(value.plain());
    }

    private String exact(String digits) {
        exact = true;
        return "exact(" + Words.literal(digits) + ")";
    }

    private static String bytes(byte[] bytes) {
        List<String> all = new ArrayList<>();
        for (byte each : bytes) {
            all.add(Integer.toString(each & 0xff));
        }
        return "new Uint8Array([" + String.join(", ", all) + "])";
    }

    @Override
    public String chosen(Operand.Chosen operand) {
        return variable(operand.loop());
    }

    private String variable(Loop loop) {
        String word = (loop.isShard() ? "shard" : "word") + (loops.isEmpty() ? "" : Integer.toString(loops.size() + 1));
        return loops.computeIfAbsent(loop, some -> word + "Text");
    }

    /** A range without a bound goes to where no value lies beyond. */
    @Override
    public String end(Operand.End operand) {
        Codec codec = input.rangeCodec().orElseThrow();
        exact |= codec.isExact();
        boolean low = operand.least();
        String given = input.end(low);
        String otherwise;
        if (codec.shape().type().isNumeric()) {
            otherwise = exact((low ? "-" : "") + NINES);
        } else if (codec.shape().is(ScalarType.BINARY)) {
            otherwise = low ? "new Uint8Array(0)" : "new Uint8Array(" + LONGEST_SORT_KEY + ").fill(255)";
        } else {
            boolean open = codec.shape().is(ScalarType.STRING);
            otherwise = Words.literal(low ? open ? "" : "\u0000" : BEHIND_ALL);
        }
        return given + " === undefined ? " + otherwise + " : " + codec.write(given);
    }

    /** What is empty is falsy, if it is a text. */
    @Override
    public String orLeast(Operand.OrLeast operand) {
        String end = operand.end().accept(this);
        boolean binary = operand.end() instanceof Operand.End
                && input.rangeCodec().orElseThrow().shape().is(ScalarType.BINARY);
        if (binary) {
            String given = input.end(true);
            return given + "?.length ? " + given + " : new Uint8Array([0])";
        }
        return (end.contains(" ? ") ? "(" + end + ")" : end) + " || " + Words.literal("\u0000");
    }

    @Override
    public String prefix(Operand.Prefix operand) {
        return "text(" + input.prefix() + ")";
    }

    @Override
    public String typeOf(Operand.TypeOf operand) {
        throw new IllegalArgumentException("no value of a key condition: the type " + operand.entity());
    }

    /** The text of a key, piece by piece. */
    private final class Texts implements TextPiece.Visitor<TextParts> {

        private final TextParts text = new TextParts();

        @Override
        public TextParts text(TextPiece.Text piece) {
            return text.literal(piece.text());
        }

        @Override
        public TextParts encoded(TextPiece.Encoded piece) {
            Way way = input.value((Source.Parameter) piece.source());
            return text.value(KeySlots.TYPESCRIPT.of(piece.slot(), way.codec().shape(), way.value()));
        }

        @Override
        public TextParts chosen(TextPiece.Chosen piece) {
            return text.value(variable(piece.loop()));
        }

        @Override
        public TextParts unit(TextPiece.Unit piece) {
            return text.value(KeySlots.TYPESCRIPT.of(piece.slot(), ValueShape.TEXT, input.unit()));
        }

        @Override
        public TextParts end(TextPiece.End piece) {
            String given = input.end(piece.least());
            String behind = piece.behind().isEmpty() ? "" : " + " + Words.literal(piece.behind());
            return text.value(given + " === undefined ? " + Words.literal(piece.otherwise()) + " : "
                    + KeySlots.TYPESCRIPT.of(
                            piece.slot(), input.rangeCodec().orElseThrow().shape(), given) + behind);
        }

        @Override
        public TextParts prefix(TextPiece.Prefix piece) {
            String prefix = input.prefix();
            return text.value(piece.slot()
                    .map(slot -> KeySlots.TYPESCRIPT.of(slot, ValueShape.TEXT, prefix))
                    .orElse("text(" + prefix + ")"));
        }
    }
}
