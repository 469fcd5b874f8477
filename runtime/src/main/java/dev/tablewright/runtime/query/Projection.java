package dev.tablewright.runtime.query;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The attributes that DynamoDB is asked for.
 *
 * @param expression null: all
 * @param names what stands for which attribute in it
 */
record Projection(String expression, Map<String, String> names) {

    static final Projection ALL = new Projection(null, Map.of());

    private static final Pattern PLACEHOLDER = Pattern.compile("#\\w+");

    /** These attributes, and also those that this library needs: keys, to know where a page ends, and what says that an item has expired. */
    static Projection of(String expression, Map<String, String> names, Collection<String> also) {
        Set<String> there = attributes(expression, names);
        StringBuilder text = new StringBuilder(expression);
        Map<String, String> all = new HashMap<>(used(names, expression));
        for (String name : also) {
            if (there.add(name)) {
                String placeholder = "#tw_" + all.size();
                text.append(", ").append(placeholder);
                all.put(placeholder, name);
            }
        }
        return new Projection(text.toString(), Map.copyOf(all));
    }

    /** What an expression asks for. */
    static Set<String> attributes(String expression, Map<String, String> names) {
        Set<String> there = new HashSet<>();
        for (String path : expression.split(",", -1)) {
            there.add(names.getOrDefault(path.trim(), path.trim()));
        }
        return there;
    }

    /** Those names that stand in these expressions; DynamoDB refuses all others. */
    static Map<String, String> used(Map<String, String> names, String... expressions) {
        Map<String, String> used = new HashMap<>();
        for (String expression : expressions) {
            Matcher matcher = PLACEHOLDER.matcher(expression == null ? "" : expression);
            while (matcher.find()) {
                String name = names.get(matcher.group());
                if (name != null) {
                    used.put(matcher.group(), name);
                }
            }
        }
        return used;
    }
}
