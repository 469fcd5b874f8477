package dev.tablewright.language.write;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.source.Name;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes conditions so that they are read again as they were: a value that is no simple word stands in quotes. */
final class ConditionText {

    private static final Pattern WORD = Pattern.compile("[^\\s=<>!\\[\\],\"']+");

    private ConditionText() {}

    static String of(Condition condition) {
        return condition.comparisons().stream().map(ConditionText::of).collect(Collectors.joining(" and "));
    }

    private static String of(Comparison comparison) {
        String values = comparison.values().stream().map(ConditionText::value).collect(Collectors.joining(", "));
        String start = comparison.path() + " " + comparison.operator().sign();
        return switch (comparison.operator()) {
            case EXISTS, ABSENT -> start;
            case IN -> start + " [" + values + "]";
            default -> start + " " + values;
        };
    }

    private static String value(Name value) {
        if (WORD.matcher(value.text()).matches()) {
            return value.text();
        }
        char quote = value.text().indexOf('"') < 0 ? '"' : '\'';
        if (value.text().indexOf(quote) >= 0) {
            throw new IllegalArgumentException(
                    "a condition cannot compare with a text that has both kinds of quotes: " + value);
        }
        return quote + value.text() + quote;
    }
}
