package dev.tablewright.keys;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Text that tries to be taken for something else. */
final class Adversarial {

    /** Below, at and above the delimiter; digits of escapes; both ends of every width of UTF-8. */
    static final List<String> ALPHABET = List.of(
            "\0",
            " ",
            "!",
            "#",
            "$",
            "%",
            "/",
            "2",
            "A",
            "a",
            "~",
            "\u007f",
            "\u00e9",
            "\u0301",
            "\uffff",
            "\ud800\udc00");

    static final List<String> TINY_ALPHABET = List.of("!", "#", "$", "%", "a", "\ud800\udc00");

    private static final List<String> PIECES = List.of(
            "#",
            "$",
            "$2",
            "$23",
            "$24",
            "#ORDER#",
            "ORDER#",
            "USER#b",
            "-",
            ".",
            "~",
            "0",
            "9",
            "2F",
            "e\u0301",
            "\u00e9",
            "\ud83d\ude00",
            "\udbff\udfff",
            "\ue000",
            "{",
            "}",
            "\\",
            "\"",
            "\n",
            "\u0080",
            "\u0800",
            "alice");

    private Adversarial() {}

    /** All strings of up to {@code length} characters of the alphabet. */
    static List<String> allStrings(List<String> alphabet, int length) {
        List<String> all = new ArrayList<>(List.of(""));
        int done = 0;
        for (int i = 0; i < length; i++) {
            int end = all.size();
            for (; done < end; done++) {
                for (String character : alphabet) {
                    all.add(all.get(done) + character);
                }
            }
        }
        return all;
    }

    /** A random text: usually short, now and then two kilobytes. */
    static String text(Random random) {
        int pieces = random.nextInt(200) == 0 ? 1000 : random.nextInt(6);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pieces; i++) {
            text.append(any(random, random.nextBoolean() ? PIECES : ALPHABET));
        }
        return text.toString();
    }

    /** The text with some characters put in, taken away or replaced; pairs may be torn. */
    static String mutated(Random random, String text) {
        StringBuilder mutant = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(mutant.length() + 1);
            if (random.nextBoolean() && at < mutant.length()) {
                mutant.deleteCharAt(at);
            }
            if (random.nextBoolean()) {
                mutant.insert(at, random.nextInt(20) == 0 ? "\ud800" : any(random, PIECES));
            }
        }
        return mutant.toString();
    }

    static <T> T any(Random random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
