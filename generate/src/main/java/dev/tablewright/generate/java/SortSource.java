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
            return narrowed.isFirst() ? beginning(name, narrowed) : beginsWith(name, narrowed);
        }
        Codec codec = read.methods().codec(narrowed.slot().value());
        String low = narrowed.slot().encoding().isEmpty() ? directBound(codec, true) : bound(narrowed, codec, true);
        String high = narrowed.slot().encoding().isEmpty() ? directBound(codec, false) : bound(narrowed, codec, false);
        return name + " BETWEEN " + expressions.value("low", low) + " AND " + expressions.value("high", high);
    }

    private String beginsWith(String name, SortCondition.Narrowed narrowed) {
        TextSum sum = new TextSum();
        read.add(sum, narrowed.pieces());
        sum.value(prefix(narrowed));
        return "begins_with(" + name + ", " + expressions.value("prefix", text(sum.toString())) + ")";
    }

    /** DynamoDB takes no empty beginning of a key, and callers may have none in mind. */
    private String beginning(String name, SortCondition.Narrowed narrowed) {
        String prefix = prefix(narrowed);
        return name + " BETWEEN " + expressions.value("low", Library.BOUNDS + ".low(" + prefix + ")") + " AND "
                + expressions.value("high", text(prefix + " + " + JavaNames.literal(BEHIND_ALL)));
    }

    private String prefix(SortCondition.Narrowed narrowed) {
        String variable = parameters.narrowed();
        if (narrowed.slot().encoding().isEmpty()) {
            return variable;
        }
        SlotEncoding slot = narrowed.slot().encoding().get();
        boolean escaped = slot.encoding() == ValueEncoding.ESCAPED
                && slot.slot().format().extent(slot.type()).isOpen();
        SlotEncoding asText = new SlotEncoding(slot.slot(), KeyType.TEXT, slot.boundary(), slot.encoding());
        return escaped ? SlotText.of(asText, new ScalarCodec(ScalarType.STRING), variable) : variable;
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
        return low && narrowed.isFirst() && isOpenText(narrowed)
                ? Library.BOUNDS + ".low(" + sum + ")"
                : text(sum.toString());
    }

    /** Whether a value that is given can be empty. */
    private static boolean isOpenText(SortCondition.Narrowed narrowed) {
        return narrowed.characters().isEmpty();
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

    /** The end of a range of a key as it is: never empty. */
    private String directBound(Codec codec, boolean low) {
        boolean empty = low && codec instanceof ScalarCodec && !kind(codec).equals("NUMBER") && isPlain(codec);
        String otherwise = Library.BOUNDS + "." + (low ? "LEAST_" : "GREATEST_") + kind(codec);
        return bound(codec, low, empty ? Library.BOUNDS + ".low(bound)" : "", otherwise);
    }

    /** The end of a range of an attribute that is in no key: it can be empty. */
    String attributeBound(Codec codec, boolean low) {
        String kind = kind(codec);
        String otherwise =
                Library.BOUNDS + "." + (low ? kind.equals("NUMBER") ? "LEAST_" : "EMPTY_" : "GREATEST_") + kind;
        return bound(codec, low, "", otherwise);
    }

    private String bound(Codec codec, boolean low, String form, String otherwise) {
        if (parameters.isBounded()) {
            return codec.encode(stored(codec, low, end(low)));
        }
        String encoded = form.isEmpty() ? codec.encode(stored(codec, low, "bound")) : form;
        return parameters.narrowed() + (low ? ".low()" : ".high()") + ".map(" + lambda("bound", encoded) + ").orElse("
                + otherwise + ")";
    }

    /** Whether values are texts or bytes in Java, too. */
    private static boolean isPlain(Codec codec) {
        return codec.type().equals("String") || codec.type().equals(Library.BYTES);
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
