package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a type as it is written: {@code string}, {@code list<Address>}, {@code Customer}, {@code decimal?}. */
final class TypeExpression {

    private static final Pattern COLLECTION = Pattern.compile("(list|set|map)\\s*<(.*)>", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
    private static final int MAX_DEPTH = 8;

    /** What people write who come from other languages. */
    private static final Map<String, ScalarType> OTHER_WORDS = Map.ofEntries(
            Map.entry("int", ScalarType.INTEGER),
            Map.entry("long", ScalarType.INTEGER),
            Map.entry("short", ScalarType.INTEGER),
            Map.entry("number", ScalarType.DECIMAL),
            Map.entry("float", ScalarType.DECIMAL),
            Map.entry("double", ScalarType.DECIMAL),
            Map.entry("money", ScalarType.DECIMAL),
            Map.entry("bool", ScalarType.BOOLEAN),
            Map.entry("text", ScalarType.STRING),
            Map.entry("str", ScalarType.STRING),
            Map.entry("varchar", ScalarType.STRING),
            Map.entry("bytes", ScalarType.BINARY),
            Map.entry("blob", ScalarType.BINARY),
            Map.entry("date", ScalarType.TIMESTAMP),
            Map.entry("datetime", ScalarType.TIMESTAMP),
            Map.entry("instant", ScalarType.TIMESTAMP));

    private final Scope scope;
    private final Scalar scalar;

    private TypeExpression(Scope scope, Scalar scalar) {
        this.scope = scope;
        this.scalar = scalar;
    }

    /** A type and whether it was marked as optional. */
    record Written(Type type, boolean optional) {}

    static Optional<Written> read(Scope scope, Scalar scalar) {
        String text = scalar.value().strip();
        boolean optional = text.endsWith("?");
        int end = scalar.value().indexOf(text) + text.length() - (optional ? 1 : 0);
        return new TypeExpression(scope, scalar)
                .read(scalar.value().indexOf(text), end, 0)
                .map(type -> new Written(type, optional));
    }

    private Optional<Type> read(int from, int to, int depth) {
        String raw = scalar.value().substring(from, to);
        String text = raw.strip();
        int start = from + raw.indexOf(text);
        Span span = Scope.part(scalar, start, start + text.length());
        Matcher collection = COLLECTION.matcher(text);
        if (collection.matches() && depth < MAX_DEPTH) {
            int inner = start + collection.start(2);
            return read(inner, inner + collection.group(2).length(), depth + 1)
                    .flatMap(element -> collection(collection.group(1), element, span));
        }
        if (text.isEmpty() && depth > 0) {
            scope.report(LanguageCode.MALFORMED_TYPE
                    .at(scalar.span(), "a collection of what?")
                    .help("name the type of the elements, as in `list<string>`"));
            return Optional.empty();
        }
        if (depth >= MAX_DEPTH) {
            scope.report(LanguageCode.MALFORMED_TYPE.at(
                    scalar.span(), "a type nested deeper than " + MAX_DEPTH + " levels"));
            return Optional.empty();
        }
        if (!WORD.matcher(text).matches()) {
            scope.report(LanguageCode.MALFORMED_TYPE
                    .at(span, "`" + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + "` is not a type")
                    .help("write a type such as `string`, `list<Address>`, `set<string>` or `map<decimal>`"));
            return Optional.empty();
        }
        return word(text, span);
    }

    private Optional<Type> collection(String kind, Type element, Span span) {
        if (kind.equals("set") && !element.fitsInSet()) {
            scope.report(LanguageCode.MALFORMED_TYPE
                    .at(span, "a set cannot hold values of type `" + element + "`")
                    .note("DynamoDB has sets of strings, of numbers and of binaries")
                    .help("write `list<" + element + ">`"));
            return Optional.empty();
        }
        return Optional.of(
                switch (kind) {
                    case "list" -> new Type.ListOf(element);
                    case "set" -> new Type.SetOf(element);
                    default -> new Type.MapOf(element);
                });
    }

    private Optional<Type> word(String word, Span span) {
        Optional<ScalarType> simple = ScalarType.ofWord(word);
        if (simple.isPresent()) {
            return Optional.of(simple.get());
        }
        if (scope.isEntity(word)) {
            return Optional.of(new Type.Reference(word));
        }
        if (scope.isType(word)) {
            return Optional.of(new Type.Embedded(word));
        }
        if (!scope.isLost(word)) {
            scope.report(unknown(word, span));
        }
        return Optional.empty();
    }

    private Diagnostic unknown(String word, Span span) {
        ScalarType other = OTHER_WORDS.get(word.toLowerCase(Locale.ROOT));
        if (other != null) {
            return LanguageCode.UNKNOWN_TYPE
                    .at(span, "`" + word + "` is not a type")
                    .label("it is called `" + other + "` here")
                    .fix(span, other.word());
        }
        if (List.of("list", "set", "map").contains(word)) {
            return LanguageCode.MALFORMED_TYPE
                    .at(span, "a " + word + " of what?")
                    .help("name the type of the elements, as in `" + word + "<string>`");
        }
        List<String> known = new ArrayList<>(
                Arrays.stream(ScalarType.values()).map(ScalarType::word).toList());
        known.addAll(scope.typeNames());
        known.addAll(scope.entityNames());
        return Scope.unknown(LanguageCode.UNKNOWN_TYPE, span, word, "a type", known)
                .help("a type is one of the simple types, a name in `types`, or an entity");
    }
}
