package dev.tablewright.check.rule;

import java.util.ArrayList;
import java.util.List;

/** Lists as people say them. */
final class Words {

    private static final int FEW = 4;

    private Words() {}

    /** {@code a}, {@code a and b}, {@code a, b and c}. */
    static String and(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** The first of them, and how many more there are. */
    static String few(List<String> words) {
        if (words.size() <= FEW) {
            return and(words);
        }
        List<String> few = new ArrayList<>(words.subList(0, FEW));
        few.add((words.size() - FEW) + " more");
        return and(few);
    }

    /** {@code `a` and `b`}. */
    static String quoted(List<String> words) {
        return and(words.stream().map(word -> "`" + word + "`").toList());
    }
}
