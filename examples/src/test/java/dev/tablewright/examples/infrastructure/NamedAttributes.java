package dev.tablewright.examples.infrastructure;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The top-level attributes that expressions of DynamoDB name. */
final class NamedAttributes {

    /** A value, a word with what stands before it on its path, or anything else. */
    private static final Pattern TOKEN =
            Pattern.compile(":\\w+|(\\.?)\\s*(#\\w+|[A-Za-z_]\\w*)(\\s*\\()?|.", Pattern.DOTALL);

    private static final Set<String> KEYWORDS =
            Set.of("SET", "REMOVE", "ADD", "DELETE", "AND", "OR", "NOT", "BETWEEN", "IN");

    private NamedAttributes() {}

    /** @param expressions null: there is none */
    static Set<String> of(Map<String, String> names, String... expressions) {
        Set<String> found = new LinkedHashSet<>();
        for (String expression : expressions) {
            Matcher token = TOKEN.matcher(expression == null ? "" : expression);
            while (token.find()) {
                String word = token.group(2);
                boolean first = word != null && token.group(1).isEmpty() && token.group(3) == null;
                if (first && !KEYWORDS.contains(word.toUpperCase(Locale.ROOT))) {
                    found.add(word.startsWith("#") ? names.get(word) : word);
                }
            }
        }
        return found;
    }
}
