package dev.tablewright.model.entity;

/** What can be said of the regular expression of an attribute without trying it. */
public final class TextPattern {

    private TextPattern() {}

    /** Whether a text that matches can have nothing before or behind what the expression says. */
    public static boolean isWhole(String pattern) {
        if (!pattern.startsWith("^") || !pattern.endsWith("$") || pattern.endsWith("\\$")) {
            return false;
        }
        int depth = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '|' && depth == 0) {
                return false;
            } else {
                depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            }
        }
        return true;
    }
}
