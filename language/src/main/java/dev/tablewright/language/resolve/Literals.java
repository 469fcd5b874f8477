package dev.tablewright.language.resolve;

import dev.tablewright.language.syntax.ScalarWord;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a value that is written in a model fits a type. */
final class Literals {

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,38}");
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,38}(\\.[0-9]{1,38})?");
    private static final Pattern UUID = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern ULID = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}");
    private static final Pattern KSUID = Pattern.compile("[0-9A-Za-z]{27}");

    private Literals() {}

    /** What is wrong with the value, or nothing. */
    static Optional<String> problem(String value, Type type) {
        if (type instanceof Type.Choice choice) {
            return choice.allows(value) ? Optional.empty() : Optional.of(meant(value, choice));
        }
        if (type instanceof ScalarType scalar) {
            return problem(value, scalar);
        }
        // The value of a reference is the id of another entity: any text could be one.
        return type instanceof Type.Reference ? Optional.empty() : Optional.of("only a single value can be written");
    }

    private static String meant(String value, Type.Choice choice) {
        List<String> words = choice.values().stream().map(Name::text).toList();
        return Nearest.to(value, words)
                .map(word -> "the nearest word is `" + word + "`")
                .orElse("the words are " + Scope.quoted(words));
    }

    private static Optional<String> problem(String value, ScalarType type) {
        boolean fits =
                switch (type) {
                    case STRING -> true;
                    case INTEGER, EPOCH -> WHOLE.matcher(value).matches();
                    case DECIMAL -> DECIMAL.matcher(value).matches();
                    case BOOLEAN -> ScalarWord.BOOLEAN.matches(value);
                    case BINARY -> isBase64(value);
                    case TIMESTAMP -> isTimestamp(value);
                    case UUID -> UUID.matcher(value).matches();
                    case ULID -> ULID.matcher(value).matches();
                    case KSUID -> KSUID.matcher(value).matches();
                };
        return fits ? Optional.empty() : Optional.of(expectation(type));
    }

    private static String expectation(ScalarType type) {
        return switch (type) {
            case INTEGER, EPOCH -> "a whole number is expected";
            case DECIMAL -> "a number is expected";
            case BOOLEAN -> "`true` or `false` is expected";
            case BINARY -> "Base64 is expected";
            case TIMESTAMP -> "a time such as `2026-01-31T12:00:00Z` is expected";
            default -> "a " + type + " is expected";
        };
    }

    private static boolean isTimestamp(String value) {
        try {
            return OffsetDateTime.parse(value).toInstant() != null;
        } catch (DateTimeException e) {
            return false;
        }
    }

    private static boolean isBase64(String value) {
        try {
            return Base64.getDecoder().decode(value).length > 0;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
