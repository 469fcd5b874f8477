package dev.tablewright.language.importer;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Turns what people write into names of the model language: {@code LINE-ITEM} becomes {@code LineItem}, {@code
 * first_name} becomes {@code firstName}. Camel case that is already there stays.
 */
final class CamelCase {

    /** The longest name of the model language. */
    static final int LONGEST = 64;

    private CamelCase() {}

    /** A name for an entity; empty if no letter can be kept. */
    static String upper(String text) {
        StringBuilder name = new StringBuilder();
        for (String word : words(text)) {
            name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return shortened(name.toString());
    }

    /** A name for an attribute or a pattern; empty if no letter can be kept. */
    static String lower(String text) {
        String name = upper(text);
        int capitals = 0;
        while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
            capitals++;
        }
        // In `IDNumber` the last capital begins the next word.
        boolean word = capitals > 1 && capitals < name.length() && Character.isLowerCase(name.charAt(capitals));
        int lowered = word ? capitals - 1 : capitals;
        return name.substring(0, lowered).toLowerCase(Locale.ROOT) + name.substring(lowered);
    }

    /** The words of a text, from its first letter on, in letters and digits only. */
    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (char c :
                Normalizer.normalize(spelledOut(text), Normalizer.Form.NFD).toCharArray()) {
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            boolean digit = c >= '0' && c <= '9';
            if (letter || (digit && !(words.isEmpty() && word.isEmpty()))) {
                word.append(c);
            } else if (Character.getType(c) != Character.NON_SPACING_MARK && c != '\'') {
                finish(word, words);
            }
        }
        finish(word, words);
        return words;
    }

    /** Letters that no accent is taken from, as their languages write them without. */
    private static String spelledOut(String text) {
        return text.replace("ß", "ss")
                .replace("æ", "ae")
                .replace("ø", "o")
                .replace("œ", "oe")
                .replace("ł", "l");
    }

    private static void finish(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            String written = word.toString();
            boolean shouted = written.equals(written.toUpperCase(Locale.ROOT));
            words.add(shouted ? written.toLowerCase(Locale.ROOT) : written);
            word.setLength(0);
        }
    }

    private static String shortened(String name) {
        return name.substring(0, Math.min(name.length(), LONGEST));
    }
}
