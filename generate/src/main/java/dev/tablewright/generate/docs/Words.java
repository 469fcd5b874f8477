package dev.tablewright.generate.docs;

import dev.tablewright.model.design.KeyAttribute.KeyType;
import java.util.Locale;

/** Words of enums, as people write them. */
final class Words {

    private Words() {}

    static String of(KeyType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    static String of(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String yes(boolean yes) {
        return yes ? "yes" : "no";
    }

    static String begun(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
