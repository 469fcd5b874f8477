package dev.tablewright.generate.java;

/** Many in English, as far as names of repositories need it. */
final class Plural {

    private Plural() {}

    /** {@code Categories} for {@code Category}; a word that is plural already stays. */
    static String of(String word) {
        int last = word.length() - 1;
        if (word.endsWith("y") && last > 0 && "aeiou".indexOf(word.charAt(last - 1)) < 0) {
            return word.substring(0, last) + "ies";
        }
        if (word.matches(".*(ss|us|is|x|z|ch|sh)")) {
            return word + "es";
        }
        return word.endsWith("s") ? word : word + "s";
    }
}
