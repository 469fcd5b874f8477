package dev.tablewright.synthesis.key;

import java.util.List;
import java.util.Locale;

/** English and the spelling of names, as far as tables and sentences about them need it. */
public final class Words {

    private Words() {}

    /** {@code OrderItem} to {@code OrderItems}; what looks plural already stays. */
    public static String plural(String noun) {
        if (noun.endsWith("y") && noun.length() > 1 && "aeiou".indexOf(noun.charAt(noun.length() - 2)) < 0) {
            return noun.substring(0, noun.length() - 1) + "ies";
        }
        boolean sibilant =
                List.of("ss", "us", "is", "x", "z", "ch", "sh").stream().anyMatch(noun::endsWith);
        if (sibilant) {
            return noun + "es";
        }
        return noun.endsWith("s") ? noun : noun + "s";
    }

    public static String capital(String word) {
        return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    public static String small(String word) {
        return word.isEmpty() ? word : word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }

    /** As a constant in a key tells entities apart: {@code ORDERITEM}. */
    public static String upper(String word) {
        return word.toUpperCase(Locale.ROOT);
    }
}
