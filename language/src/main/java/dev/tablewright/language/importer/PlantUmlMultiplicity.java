package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Cardinality;
import java.util.Locale;
import java.util.Optional;

/** How PlantUML says how many in quotes: {@code "1"}, {@code "0..*"}, {@code "1..n items"}. */
final class PlantUmlMultiplicity {

    private PlantUmlMultiplicity() {}

    /** What a text says; empty if it says something else, as the role of an entity does. */
    static Optional<Cardinality> of(String text) {
        for (String word : text.toLowerCase(Locale.ROOT).split("\\s+")) {
            Optional<Cardinality> cardinality = ofWord(word);
            if (cardinality.isPresent()) {
                return cardinality;
            }
        }
        return Optional.empty();
    }

    private static Optional<Cardinality> ofWord(String word) {
        int dots = word.indexOf("..");
        String least = dots < 0 ? word : word.substring(0, dots);
        String most = dots < 0 ? word : word.substring(dots + 2);
        if ((dots >= 0 && !isNumber(least)) || (!isNumber(most) && !isMany(most))) {
            return Optional.empty();
        }
        boolean none = dots < 0 ? isMany(word) || isZero(word) : isZero(least);
        boolean many = isMany(most) || (!most.equals("1") && !isZero(most));
        if (many) {
            return Optional.of(none ? Cardinality.ZERO_OR_MORE : Cardinality.ONE_OR_MORE);
        }
        return Optional.of(none ? Cardinality.ZERO_OR_ONE : Cardinality.EXACTLY_ONE);
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 10 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static boolean isZero(String text) {
        return text.equals("0");
    }

    private static boolean isMany(String text) {
        return text.equals("*") || text.equals("n") || text.equals("m") || text.equals("many");
    }
}
