package dev.tablewright.language.importer;

import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A type of a diagram in terms of the model language.
 *
 * @param max the length that the author gave, as in {@code varchar(20)}
 * @param optional whether the type says that a value may be absent, as {@code string?} does
 * @param known whether the word was understood; if not, the type is a string
 */
record WrittenType(Type type, Optional<Long> max, boolean optional, boolean known) {

    private static final int DEEPEST = 8;
    private static final Set<String> MAPS = Set.of("map", "hashmap", "dict", "record");
    private static final WrittenType UNKNOWN = plain(ScalarType.STRING, false);

    /** Whether a word is a type in some language, without looking at the entities of a diagram. */
    static boolean isKnown(String written) {
        return of(written, word -> Optional.empty()).known;
    }

    /** @param entities gives the model's name of the entity that a word names */
    static WrittenType of(String written, Function<String, Optional<String>> entities) {
        return of(written.strip(), entities, 0);
    }

    private static WrittenType of(String text, Function<String, Optional<String>> entities, int depth) {
        if (depth > DEEPEST || text.isEmpty()) {
            return UNKNOWN;
        }
        Optional<String> entity = entities.apply(text);
        if (entity.isPresent()) {
            return plain(new Type.Reference(entity.get()), true);
        }
        if (text.endsWith("?")) {
            WrittenType inner = of(before(text, 1), entities, depth + 1);
            return new WrittenType(inner.type, inner.max, true, inner.known);
        }
        if (text.endsWith("[]")) {
            return listOf(of(before(text, 2), entities, depth + 1));
        }
        int open = firstOf(text, '<', '~');
        if (open > 0 && (text.endsWith(">") || text.endsWith("~")) && open < text.length() - 1) {
            return generic(
                    text.substring(0, open).strip(), text.substring(open + 1, text.length() - 1), entities, depth);
        }
        int bracket = text.indexOf('(');
        if (bracket > 0) {
            return sized(text.substring(0, bracket).strip(), text.substring(bracket + 1));
        }
        return TypeWords.of(firstWord(text)).map(type -> plain(type, true)).orElse(UNKNOWN);
    }

    private static WrittenType generic(
            String word, String inside, Function<String, Optional<String>> entities, int depth) {
        String kind = word.toLowerCase(Locale.ROOT);
        boolean map = MAPS.contains(kind);
        // The keys of a map are texts, whatever the author calls them.
        String element = map ? inside.substring(inside.indexOf(',') + 1) : inside;
        WrittenType inner = of(element.strip(), entities, depth + 1);
        if (map) {
            return plain(new Type.MapOf(inner.type), inner.known);
        }
        return switch (kind) {
            case "list", "arraylist", "array", "collection", "sequence", "iterable" -> listOf(inner);
            case "set", "hashset" ->
                inner.type.fitsInSet() ? plain(new Type.SetOf(inner.type), inner.known) : listOf(inner);
            case "optional" -> new WrittenType(inner.type, inner.max, true, inner.known);
            default -> UNKNOWN;
        };
    }

    /** {@code varchar(20)} says how long; what {@code decimal(10, 2)} says, DynamoDB does not ask. */
    private static WrittenType sized(String word, String size) {
        Optional<ScalarType> type = TypeWords.of(firstWord(word));
        if (type.isEmpty()) {
            return UNKNOWN;
        }
        String digits = size.substring(0, Math.max(0, size.indexOf(')'))).strip();
        boolean length = type.get() == ScalarType.STRING && digits.matches("[1-9][0-9]{0,8}");
        return new WrittenType(type.get(), length ? Optional.of(Long.valueOf(digits)) : Optional.empty(), false, true);
    }

    private static WrittenType listOf(WrittenType inner) {
        return plain(new Type.ListOf(inner.type), inner.known);
    }

    private static WrittenType plain(Type type, boolean known) {
        return new WrittenType(type, Optional.empty(), false, known);
    }

    private static String before(String text, int last) {
        return text.substring(0, text.length() - last).strip();
    }

    private static int firstOf(String text, char one, char other) {
        int first = text.indexOf(one);
        int second = text.indexOf(other);
        return first < 0 || (second >= 0 && second < first) ? second : first;
    }

    /** SQL has types of several words: {@code double precision}, {@code timestamp with time zone}. */
    private static String firstWord(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text : text.substring(0, blank);
    }
}
