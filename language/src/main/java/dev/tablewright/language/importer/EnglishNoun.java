package dev.tablewright.language.importer;

/** One and many in English, as far as names of tables need it. */
final class EnglishNoun {

    private EnglishNoun() {}

    /** {@code category} to {@code categories}; a word that is plural already stays. */
    static String plural(String word) {
        if (word.endsWith("y") && word.length() > 1 && !isVowel(word.charAt(word.length() - 2))) {
            return word.substring(0, word.length() - 1) + "ies";
        }
        if (isSibilant(word)) {
            return word + "es";
        }
        return word.endsWith("s") ? word : word + "s";
    }

    /** {@code categories} to {@code category}; a word that is singular already stays. */
    static String singular(String word) {
        if (word.endsWith("ies") && word.length() > 4) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.endsWith("es") && isSibilant(word.substring(0, word.length() - 2))) {
            return word.substring(0, word.length() - 2);
        }
        boolean plural = word.endsWith("s") && !isSibilant(word) && word.length() > 3;
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    /** Words to which English adds a syllable: {@code address}, {@code box}, {@code branch}, {@code status}. */
    private static boolean isSibilant(String word) {
        return word.endsWith("ss")
                || word.endsWith("us")
                || word.endsWith("is")
                || word.endsWith("x")
                || word.endsWith("z")
                || word.endsWith("ch")
                || word.endsWith("sh");
    }

    private static boolean isVowel(char c) {
        return "aeiou".indexOf(c) >= 0;
    }
}
