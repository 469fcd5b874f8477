package dev.tablewright.generate.java;

import dev.tablewright.access.read.SortCondition;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Narrowing;

/** Conditions on sort keys, in the words of DynamoDB. A range without a bound goes to where no value lies beyond. */
final class SortSource {

    /** Behind all that can follow a value whose length is open: its delimiter sorts below. */
    private static final String BEHIND_DELIMITER = "$";

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);

    private final ReadSource read;
    private final PatternParameters parameters;
    private final Expressions expressions;

    SortSource(ReadSource read, PatternParameters parameters, Expressions expressions) {
        this.read = read;
        this.parameters = parameters;
        this.expressions = expressions;
    }

    String of(SortCondition condition) {
        String name = expressions.name(condition.attribute());
        if (condition instanceof SortCondition.Equal equal) {
            return name + " = " + expressions.value(condition.attribute(), read.value(equal.part()));
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return "begins_with(" + name + ", "
                    + expressions.value(condition.attribute(), text(read.text(begins.pieces()))) + ")";
        }
        if (condition instanceof SortCondition.Between between) {
            return between(name, between);
        }
        return narrowed(name, (SortCondition.Narrowed) condition);
    }

    private static String text(String expression) {
        return Library.VALUES + ".text(" + expression + ")";
    }

    private String between(String name, SortCondition.Between between) {
        String high = text(JavaNames.literal(between.high() + BEHIND_ALL));
        String low = text(JavaNames.literal(between.low()));
        if (between.high().isEmpty()) {
            return name + " >= " + expressions.value("low", low);
        }
        return between.low().isEmpty()
                ? name + " <= " + expressions.value("high", high)
                : name + " BETWEEN " + expressions.value("low", low) + " AND " + expressions.value("high", high);
    }

    private String narrowed(String name, SortCondition.Narrowed narrowed) {
        if (narrowed.narrowing().kind() == Narrowing.Kind.PREFIX) {
            return "begins_with(" + name + ", " + expressions.value("prefix", prefix(narrowed)) + ")";
        }
        Codec codec = read.methods().codec(narrowed.slot().value());
        String low = narrowed.slot().encoding().isEmpty() ? directBound(codec, true) : bound(narrowed, codec, true);
        String high = narrowed.slot().encoding().isEmpty() ? directBound(codec, false) : bound(narrowed, codec, false);
        return name + " BETWEEN " + expressions.value("low", low) + " AND " + expressions.value("high", high);
    }

    private String prefix(SortCondition.Narrowed narrowed) {
        String variable = parameters.narrowed();
        if (narrowed.slot().encoding().isEmpty()) {
            return text(variable);
        }
        SlotEncoding slot = narrowed.slot().encoding().get();
        TextSum sum = new TextSum();
        read.add(sum, narrowed.pieces());
        boolean escaped = slot.encoding() == ValueEncoding.ESCAPED
                && slot.slot().format().extent(slot.type()).isOpen();
        SlotEncoding asText = new SlotEncoding(slot.slot(), KeyType.TEXT, slot.boundary(), slot.encoding());
        sum.value(escaped ? SlotText.of(asText, new ScalarCodec(ScalarType.STRING), variable) : variable);
        return text(sum.toString());
    }

    /** The text at one end of a range. In a slot that turns the order round, the upper end is that of the least value. */
    private String bound(SortCondition.Narrowed narrowed, Codec codec, boolean low) {
        SlotEncoding slot = narrowed.slot().encoding().orElseThrow();
        boolean descending = slot.order() == SlotOrder.DESCENDING;
        boolean least = low != descending;
        boolean open = slot.slot().format().extent(slot.type()).isOpen();
        String behind = low || narrowed.last() ? "" : open ? BEHIND_DELIMITER : BEHIND_ALL;
        TextSum sum = new TextSum();
        read.add(sum, narrowed.pieces());
        if (parameters.isBounded()) {
            sum.value(SlotText.of(slot, codec, stored(codec, least, end(least))));
            sum.literal(behind);
            return text(sum.toString());
        }
        String form = SlotText.of(slot, codec, stored(codec, least, "bound"));
        String given = behind.isEmpty() ? form : form + " + " + JavaNames.literal(behind);
        String otherwise = JavaNames.literal(low ? narrowed.lowest() : narrowed.highest());
        sum.value(parameters.narrowed() + (least ? ".low()" : ".high()") + ".map(" + lambda("bound", given)
                + ").orElse(" + otherwise + ")");
        return text(sum.toString());
    }

    /** The end of a range that has both. */
    private String end(boolean least) {
        return parameters.narrowed() + (least ? ".least()" : ".greatest()");
    }

    /** A bound between two values that can be stored is moved to the nearest within the range. */
    private static String stored(Codec codec, boolean least, String bound) {
        return isTimestamp(codec) && least ? Library.LIMITS + ".notBefore(" + bound + ")" : bound;
    }

    private static boolean isTimestamp(Codec codec) {
        return codec instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.TIMESTAMP;
    }

    /** The end of a range of an attribute as it is. */
    String directBound(Codec codec, boolean low) {
        if (parameters.isBounded()) {
            return codec.encode(stored(codec, low, end(low)));
        }
        String kind = kind(codec);
        return parameters.narrowed() + (low ? ".low()" : ".high()") + ".map("
                + lambda("bound", codec.encode(stored(codec, low, "bound"))) + ").orElse(" + Library.BOUNDS + "."
                + (low ? "LEAST_" : "GREATEST_") + kind + ")";
    }

    private static String kind(Codec codec) {
        if (codec instanceof ScalarCodec scalar && scalar.scalar().isNumeric()) {
            return "NUMBER";
        }
        return codec instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.BINARY ? "BINARY" : "TEXT";
    }

    /** {@code KeyText::encode} where nothing else is done. */
    private static String lambda(String variable, String body) {
        String call = "(" + variable + ")";
        boolean only =
                body.endsWith(call) && body.indexOf('(') == body.length() - call.length() && body.indexOf(" + ") < 0;
        int dot = body.lastIndexOf('.', body.length() - call.length());
        return only && dot > 0
                ? body.substring(0, dot) + "::" + body.substring(dot + 1, body.length() - call.length())
                : variable + " -> " + body;
    }
}
