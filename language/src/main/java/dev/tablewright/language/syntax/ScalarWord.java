package dev.tablewright.language.syntax;

import java.util.Set;
import java.util.regex.Pattern;

/** What YAML tools take a plain word for. */
public enum ScalarWord {
    /** Nothing. */
    NULL("|~|null|Null|NULL"),

    /** True or false by YAML 1.2, which we follow. */
    BOOLEAN("true|True|TRUE|false|False|FALSE"),

    /** True or false by YAML 1.1, which many editors and tools still follow: {@code country: NO}. */
    OLD_BOOLEAN("yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N"),

    /** A number by YAML 1.2, whole or not. */
    NUMBER("[-+]?([0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?)"
            + "|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)");

    /** Longer words are neither truth values nor numbers that anybody means. */
    private static final int LONGEST = 64;

    private final Set<String> words;
    private final Pattern pattern;

    /** @param pattern words divided by {@code |}, or the pattern of a number */
    ScalarWord(String pattern) {
        // Every scalar of a model is asked several times: a look into a set is cheaper than a regular expression.
        this.words = pattern.indexOf('[') < 0 ? Set.of(pattern.split("\\|", -1)) : Set.of();
        this.pattern = Pattern.compile(pattern);
    }

    /** Whether a plain scalar is taken for this. */
    public boolean matches(String plain) {
        if (plain.length() > LONGEST) {
            return false;
        }
        return words.isEmpty() ? canBeginNumber(plain) && pattern.matcher(plain).matches() : words.contains(plain);
    }

    private static boolean canBeginNumber(String plain) {
        return !plain.isEmpty() && "+-.0123456789".indexOf(plain.charAt(0)) >= 0;
    }
}
