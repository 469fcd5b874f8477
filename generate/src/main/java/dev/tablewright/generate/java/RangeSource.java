package dev.tablewright.generate.java;

import dev.tablewright.access.request.TextPiece;
import dev.tablewright.generate.code.TextParts;
import dev.tablewright.model.entity.ScalarType;

/** The ends of the range that the caller of a pattern gives, in Java. */
record RangeSource(PatternParameters parameters) {

    /** Adds an end to the text of a key. */
    void add(TextParts sum, TextPiece.End end, Codec codec) {
        if (parameters.isBounded()) {
            sum.value(KeySlots.JAVA.of(end.slot(), codec.shape(), stored(codec, end.least(), given(end.least()))));
            sum.literal(end.behind());
            return;
        }
        String form = KeySlots.JAVA.of(end.slot(), codec.shape(), stored(codec, end.least(), "bound"));
        String text = end.behind().isEmpty() ? form : form + " + " + JavaNames.literal(end.behind());
        sum.value(given(end.least()) + ".map(" + lambda("bound", text) + ").orElse("
                + JavaNames.literal(end.otherwise()) + ")");
    }

    /** An end of a range of an attribute as it is. */
    String direct(Codec codec, boolean least) {
        if (parameters.isBounded()) {
            return codec.encode(stored(codec, least, given(least)));
        }
        return given(least) + ".map(" + lambda("bound", codec.encode(stored(codec, least, "bound")))
                + ").orElse(§Bounds." + (least ? least(codec) : "GREATEST_") + kind(codec) + ")";
    }

    private String given(boolean least) {
        String end = parameters.isBounded() ? least ? ".least()" : ".greatest()" : least ? ".low()" : ".high()";
        return parameters.narrowed() + end;
    }

    /** A bound between two values that can be stored is moved to the nearest within the range. */
    private static String stored(Codec codec, boolean least, String bound) {
        return codec.shape().is(ScalarType.TIMESTAMP) && least ? "§Limits.notBefore(" + bound + ")" : bound;
    }

    private static String kind(Codec codec) {
        if (codec.shape().type().isNumeric()) {
            return "NUMBER";
        }
        return codec.shape().is(ScalarType.BINARY) ? "BINARY" : "TEXT";
    }

    /** Texts and bytes can be empty; what else is stored as a text cannot. */
    private static String least(Codec codec) {
        return codec.shape().is(ScalarType.STRING, ScalarType.BINARY) ? "EMPTY_" : "LEAST_";
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
