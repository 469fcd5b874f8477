package dev.tablewright.model.diagnostic;

import java.util.ArrayList;
import java.util.List;

/** Lists as people say them. */
public final class WordList {

    private static final int FEW = 4;

    private WordList() {}

    /** {@code a}, {@code a and b}, {@code a, b and c}. */
    public static String and(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** The first of them, and how many more there are. */
    public static String few(List<String> words) {
        if (words.size() <= FEW) {
            return and(words);
        }
        List<String> few = new ArrayList<>(words.subList(0, FEW));
        few.add((words.size() - FEW) + " more");
        return and(few);
    }

    /** {@code `a` and `b`}. */
    public static String quoted(List<String> words) {
        return and(words.stream().map(word -> "`" + word + "`").toList());
    }

    /** {@code 1 table}, {@code 3 tables}. */
    public static String count(int number, String one) {
        return count(number, one, one + "s");
    }

    /** {@code 1 index}, {@code 3 indexes}. */
    public static String count(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }
}
