package dev.tablewright.synthesis.layout;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.synthesis.key.Words;
import java.util.Locale;
import java.util.stream.Collectors;

/** The items of a sparse index in a word: {@code open} for {@code status = OPEN}, {@code unread} for {@code unread = true}. */
final class Sparse {

    private Sparse() {}

    /** The word; empty where a condition asks for no more than that a value is there. */
    static String word(Condition when) {
        return Words.small(when.comparisons().stream()
                .filter(comparison -> comparison.operator() != Operator.EXISTS)
                .map(comparison -> Words.capital(word(comparison)))
                .collect(Collectors.joining()));
    }

    private static String word(Comparison comparison) {
        String attribute =
                comparison.path().steps().get(comparison.path().steps().size() - 1);
        boolean one = comparison.operator() == Operator.EQUAL;
        String value = one ? comparison.values().get(0).text() : "";
        if (!one || value.equals("true")) {
            return attribute;
        }
        boolean readable = value.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || c == '_'));
        return readable && !value.equals("false") ? value.toLowerCase(Locale.ROOT) : "only" + Words.capital(attribute);
    }
}
