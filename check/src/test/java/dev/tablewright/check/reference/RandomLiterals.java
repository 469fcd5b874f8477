package dev.tablewright.check.reference;

import dev.tablewright.check.reference.EntitySketch.AttributeSketch;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values as they are written in conditions, drawn from the same few that data are made of. */
final class RandomLiterals {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([A-Za-z-]+)");

    private final Dice dice;

    RandomLiterals(Dice dice) {
        this.dice = dice;
    }

    String literal(AttributeSketch attribute) {
        return switch (attribute.kind()) {
            case TEXT -> "'" + dice.of(List.of("a", "ab", "b", "a#", "A", "AB")) + "'";
            case WORD -> "'" + dice.of(words(attribute.facts())) + "'";
            case INTEGER, EPOCH -> dice.of(List.of("0", "9", "09", "10", "-1", "99"));
            case DECIMAL -> dice.of(List.of("0", "1.5", "1.50", "12", "-1"));
            case TIMESTAMP -> dice.of(RandomValues.TIMES);
            case UUID -> dice.of(RandomValues.UUIDS);
            case ULID -> dice.of(RandomValues.ULIDS);
            case KSUID -> dice.of(RandomValues.KSUIDS);
            case BINARY -> dice.of(List.of("AA==", "AAE=", "/w=="));
            case BOOLEAN -> dice.of(List.of("true", "false"));
            case REFERENCE, EMBEDDED -> throw new IllegalStateException(attribute.name());
        };
    }

    static List<String> words(String declaration) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(declaration.substring(declaration.indexOf('[')));
        while (matcher.find()) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words;
    }
}
