package dev.tablewright.lab.validate;

import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as people read them in a finding. */
final class Shown {

    static final String HIDDEN = "(hidden)";
    static final String NOTHING = "nothing";

    private static final int LONGEST = 120;

    private Shown() {}

    static String value(AttributeValue value, boolean hidden) {
        if (value == null) {
            return NOTHING;
        }
        return switch (value.type()) {
            case S -> hidden ? "a text " + HIDDEN : '"' + shortened(value.s()) + '"';
            case N -> hidden ? "a number " + HIDDEN : value.n();
            case BOOL -> hidden ? HIDDEN : value.bool().toString();
            case B -> value.b().asByteArrayUnsafe().length + " bytes";
            case NUL -> "null";
            case L -> "a list of " + value.l().size();
            case M -> "a map of " + value.m().size();
            case SS -> "a set of " + value.ss().size() + " texts";
            case NS -> "a set of " + value.ns().size() + " numbers";
            case BS -> "a set of " + value.bs().size() + " binaries";
            default -> "something of no known type";
        };
    }

    /** {@code PK=CUSTOMER#alice, SK=CUSTOMER#alice}. */
    static String key(Map<String, AttributeValue> key, boolean hidden) {
        return key.isEmpty()
                ? NOTHING
                : key.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + (hidden ? HIDDEN : part(entry.getValue())))
                        .collect(Collectors.joining(", "));
    }

    private static String part(AttributeValue value) {
        return value.s() == null ? value(value, false) : shortened(value.s());
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
