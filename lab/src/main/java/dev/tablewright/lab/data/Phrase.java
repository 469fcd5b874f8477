package dev.tablewright.lab.data;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Texts of a word out of each list. Each combination has a number; when all are used up they come again with 2, 3, 4 behind them, so
 * that different numbers give different texts.
 *
 * @param joiner between the words, and before such a number
 * @param before what all texts begin with
 * @param after what they may end with: one of these
 */
record Phrase(List<List<String>> lists, String before, String joiner, List<String> after) {

    private static final Pattern MARKS = Pattern.compile("[^A-Za-z0-9]");

    /** Letters that are not made of a plain one and a mark. */
    private static final String PLAIN = "øoØOłlŁLıi";

    static Phrase of(String joiner, List<List<String>> lists) {
        return new Phrase(lists, "", joiner, List.of(""));
    }

    /** How many texts there are without numbers behind them. */
    long combinations() {
        long all = 1;
        for (List<String> list : lists) {
            all *= list.size();
        }
        return all;
    }

    String at(long number) {
        long all = combinations();
        long rest = number % all;
        StringBuilder text = new StringBuilder(before);
        for (int i = 0; i < lists.size(); i++) {
            List<String> list = lists.get(i);
            text.append(i == 0 ? "" : joiner).append(list.get((int) (rest % list.size())));
            rest /= list.size();
        }
        if (number >= all) {
            text.append(joiner).append(number / all + 1);
        }
        return text.append(after.get((int) ((Chance.mix(number) >>> 1) % after.size())))
                .toString();
    }

    /** A number for each word of every list: the first words of all, the second, and so on. */
    long diagonal(int at) {
        long number = 0;
        long place = 1;
        for (List<String> list : lists) {
            number += place * (at % list.size());
            place *= list.size();
        }
        return number;
    }

    /** How many words the longest list has. */
    int widest() {
        return lists.stream().mapToInt(List::size).max().orElse(0);
    }

    /** The number of characters of the longest without a number behind it. */
    int longest() {
        int words = lists.stream().mapToInt(Phrase::longest).sum();
        return before.length() + words + joiner.length() * (lists.size() - 1) + longest(after);
    }

    private static int longest(List<String> list) {
        return list.stream().mapToInt(String::length).max().orElse(0);
    }

    /** The words in plain letters and digits, otherwise joined. */
    Phrase plain(String otherJoiner, boolean upper) {
        return each(otherJoiner, word -> upper ? word.toUpperCase(Locale.ROOT) : word.toLowerCase(Locale.ROOT));
    }

    /** The same with a capital letter at the beginning of each word. */
    Phrase capital() {
        return new Phrase(mapped(Phrase::capital), before, joiner, after);
    }

    /** The last word alone. */
    Phrase last() {
        return new Phrase(List.of(lists.get(lists.size() - 1)), before, joiner, after);
    }

    private Phrase each(String otherJoiner, UnaryOperator<String> change) {
        return new Phrase(mapped(word -> change.apply(ascii(word))), before, otherJoiner, after);
    }

    private List<List<String>> mapped(UnaryOperator<String> change) {
        return lists.stream().map(list -> list.stream().map(change).toList()).toList();
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String ascii(String word) {
        String text = word;
        for (int i = 0; i + 1 < PLAIN.length(); i += 2) {
            text = text.replace(PLAIN.charAt(i), PLAIN.charAt(i + 1));
        }
        return MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    }
}
