package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Narrowing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The key condition of one query. A range without a bound goes to where no value lies beyond. */
final class KeyConditionText {

    /** Behind all that can follow a value whose length is open: its delimiter sorts below. */
    private static final String BEHIND_DELIMITER = "$";

    private static final String LEAST_BINARY = "new Uint8Array([0])";

    /** An empty text is falsy, and no key is empty: DynamoDB refuses to compare one with it. */
    private static final String OR_LEAST = " || " + Words.literal(SortCondition.Narrowed.LEAST);

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);
    private static final String NINES = "9.9999999999999999999999999999999999999E+125";
    private static final int LONGEST_SORT_KEY = 1_024;

    private final PatternInput input;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Loop> loops = new LinkedHashMap<>();
    private final String expression;
    private boolean exact;

    /** Values of which all are asked for. */
    record Loop(String variable, List<String> texts, boolean shards) {}

    KeyConditionText(PatternInput input, Read read) {
        this.input = input;
        List<String> terms = new ArrayList<>();
        int partitions = read.partition().size();
        for (int i = 0; i < partitions; i++) {
            String place = "pk" + (partitions > 1 ? i + 1 : "");
            KeyPart part = read.partition().get(i);
            terms.add(name(place, part.attribute()) + " = " + value(place, whole(part)));
        }
        for (int i = 0; i < read.sort().size(); i++) {
            terms.add(sort(
                    "sk" + (read.sort().size() > 1 ? i + 1 : ""), read.sort().get(i)));
        }
        this.expression = String.join(" AND ", terms);
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

    List<Loop> loops() {
        return List.copyOf(loops.values());
    }

    /** Whether numbers are needed that only the caller can make. */
    boolean isExact() {
        return exact;
    }

    private String name(String place, String attribute) {
        names.put("#" + place, attribute);
        return "#" + place;
    }

    private String value(String place, String text) {
        values.put(":" + place, text);
        return ":" + place;
    }

    private String whole(KeyPart part) {
        if (!part.isDirect()) {
            return text(part.pieces()).toString();
        }
        KeyPiece piece = part.pieces().get(0);
        if (piece instanceof KeyPiece.Each each) {
            return loop(each);
        }
        Source source = ((KeyPiece.Given) piece).source();
        if (source instanceof Source.Constant constant) {
            return constant(constant.value());
        }
        Way way = input.value((Source.Parameter) source);
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

    private String loop(KeyPiece.Each each) {
        String format =
                each.encoding().map(slot -> slot.slot().format().suffix()).orElse("");
        boolean shards = each.kind() == KeyPiece.Each.Kind.SHARD;
        String variable = (shards ? "shard" : "word") + (loops.isEmpty() ? "" : Integer.toString(loops.size() + 1));
        return loops.computeIfAbsent(
                        each.value().path() + format, id -> new Loop(variable + "Text", each.texts(), shards))
                .variable();
    }

    private TextParts text(List<KeyPiece> pieces) {
        TextParts text = new TextParts();
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Literal literal) {
                text.literal(literal.text());
            } else if (piece instanceof KeyPiece.Each each) {
                text.value(loop(each));
            } else if (piece instanceof KeyPiece.Walked walked) {
                String name = JavaNames.member(walked.value().name().replace('.', '_'));
                text.value(SlotText.of(
                        walked.slot(), new ScalarCodec(ScalarType.TIMESTAMP, false), input.required(name, "Date")));
            } else {
                given(text, (KeyPiece.Given) piece);
            }
        }
        return text;
    }

    private void given(TextParts text, KeyPiece.Given given) {
        SlotEncoding slot = given.encoding().orElseThrow();
        if (given.source() instanceof Source.Constant constant) {
            text.literal(slot.encode(constant.value()));
        } else {
            Way way = input.value((Source.Parameter) given.source());
            text.value(SlotText.of(slot, way.codec(), way.value()));
        }
    }

    private String sort(String place, SortCondition condition) {
        String name = name(place, condition.attribute());
        if (condition instanceof SortCondition.Equal equal) {
            return name + " = " + value(place, whole(equal.part()));
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return "begins_with(" + name + ", "
                    + value(place, text(begins.pieces()).toString()) + ")";
        }
        if (condition instanceof SortCondition.Between between) {
            return between(name, between);
        }
        SortCondition.Narrowed narrowed = (SortCondition.Narrowed) condition;
        if (narrowed.narrowing().kind() == Narrowing.Kind.PREFIX) {
            return prefixed(place, name, narrowed);
        }
        Codec codec = input.rangeCodec(narrowed.narrowing());
        String from = input.optional("from", codec);
        String to = input.optional("to", codec);
        boolean direct = narrowed.slot().encoding().isEmpty();
        return name + " BETWEEN "
                + value("from", direct ? end(codec, from, true) : bound(narrowed, codec, from, to, true))
                + " AND "
                + value("to", direct ? end(codec, to, false) : bound(narrowed, codec, from, to, false));
    }

    private String between(String name, SortCondition.Between between) {
        String low = Words.literal(between.low());
        String high = Words.literal(between.high() + BEHIND_ALL);
        if (between.high().isEmpty()) {
            return name + " >= " + value("from", low);
        }
        return between.low().isEmpty()
                ? name + " <= " + value("to", high)
                : name + " BETWEEN " + value("from", low) + " AND " + value("to", high);
    }

    /** DynamoDB takes no empty beginning of a key, and callers may have none in mind. */
    private String prefixed(String place, String name, SortCondition.Narrowed narrowed) {
        String prefix = prefix(narrowed);
        return narrowed.isFirst()
                ? name + " BETWEEN " + value("from", prefix + OR_LEAST) + " AND "
                        + value("to", prefix + " + " + Words.literal(BEHIND_ALL))
                : "begins_with(" + name + ", " + value(place, prefix) + ")";
    }

    private String prefix(SortCondition.Narrowed narrowed) {
        String prefix = input.required("prefix", "string");
        if (narrowed.slot().encoding().isEmpty()) {
            return "text(" + prefix + ")";
        }
        SlotEncoding slot = narrowed.slot().encoding().get();
        boolean escaped = slot.encoding() == ValueEncoding.ESCAPED
                && slot.slot().format().extent(slot.type()).isOpen();
        SlotEncoding asText = new SlotEncoding(slot.slot(), KeyType.TEXT, slot.boundary(), slot.encoding());
        Codec text = new ScalarCodec(ScalarType.STRING, false);
        return text(narrowed.pieces())
                .value(escaped ? SlotText.of(asText, text, prefix) : "text(" + prefix + ")")
                .toString();
    }

    /** The text at one end of a range. In a slot that turns the order round, the upper end is that of the least value. */
    private String bound(SortCondition.Narrowed narrowed, Codec codec, String from, String to, boolean low) {
        SlotEncoding slot = narrowed.slot().encoding().orElseThrow();
        boolean least = low != (slot.order() == SlotOrder.DESCENDING);
        boolean open = slot.slot().format().extent(slot.type()).isOpen();
        String behind = low || narrowed.last() ? "" : open ? BEHIND_DELIMITER : BEHIND_ALL;
        String given = least ? from : to;
        String encoded = SlotText.of(slot, codec, given) + (behind.isEmpty() ? "" : " + " + Words.literal(behind));
        String otherwise = Words.literal(low ? narrowed.lowest() : narrowed.highest());
        boolean empty =
                narrowed.isFirst() && behind.isEmpty() && narrowed.characters().isEmpty();
        String instead = empty ? OR_LEAST : "";
        return text(narrowed.pieces())
                .value(given + " === undefined ? " + otherwise + " : " + encoded + instead)
                .toString();
    }

    /** The end of a range of an attribute as it is. */
    private String end(Codec codec, String given, boolean low) {
        exact |= codec.isExact();
        boolean scalar = codec instanceof ScalarCodec;
        if (scalar && ((ScalarCodec) codec).scalar().isNumeric()) {
            return given + " === undefined ? " + exact((low ? "-" : "") + NINES) + " : " + codec.write(given);
        }
        if (scalar && ((ScalarCodec) codec).scalar() == ScalarType.BINARY) {
            String otherwise = low ? LEAST_BINARY : "new Uint8Array(" + LONGEST_SORT_KEY + ").fill(255)";
            return given + " === undefined ? " + otherwise + " : " + given + ".length === 0 ? " + LEAST_BINARY + " : "
                    + given;
        }
        String otherwise = Words.literal(low ? SortCondition.Narrowed.LEAST : BEHIND_ALL);
        boolean text = scalar && ((ScalarCodec) codec).scalar() == ScalarType.STRING;
        return given + " === undefined ? " + otherwise + " : " + codec.write(given) + (text ? OR_LEAST : "");
    }
}
