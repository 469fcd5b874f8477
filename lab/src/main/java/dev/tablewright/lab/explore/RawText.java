package dev.tablewright.lab.explore;

import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values as they are, without a model: in one line, for people. */
public final class RawText {

    private RawText() {}

    public static String of(AttributeValue value) {
        return switch (value.type()) {
            case S -> value.s();
            case N -> value.n();
            case BOOL -> value.bool().toString();
            case NUL -> "null";
            case B -> "binary " + Base64.getEncoder().encodeToString(value.b().asByteArray());
            case SS -> value.ss().stream().sorted().collect(Collectors.joining(", ", "{", "}"));
            case NS -> value.ns().stream().sorted().collect(Collectors.joining(", ", "{", "}"));
            case BS -> value.bs().size() + " binaries";
            case L -> value.l().stream().map(RawText::of).collect(Collectors.joining(", ", "[", "]"));
            case M -> map(value.m());
            default -> "?";
        };
    }

    private static String map(Map<String, AttributeValue> values) {
        return new TreeMap<>(values)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + of(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }
}
