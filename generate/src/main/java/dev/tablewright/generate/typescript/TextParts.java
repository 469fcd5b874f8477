package dev.tablewright.generate.typescript;

import java.util.ArrayList;
import java.util.List;

/** A text in TypeScript, put together of literals and expressions; literals that meet become one. */
final class TextParts {

    private final List<String> parts = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int expressions;

    TextParts literal(String text) {
        literal.append(text);
        return this;
    }

    TextParts value(String expression) {
        flush();
        parts.add("${" + expression + "}");
        expressions++;
        return this;
    }

    private void flush() {
        parts.add(Words.inTemplate(literal.toString()));
        literal.setLength(0);
    }

    /** A text in which nothing is a value stands in ordinary quotes, and a value alone in none. */
    @Override
    public String toString() {
        if (expressions == 0) {
            return Words.literal(literal.toString());
        }
        String text = String.join("", parts);
        if (expressions == 1 && literal.length() == 0 && parts.get(0).isEmpty()) {
            return text.substring(2, text.length() - 1);
        }
        return "`" + text + Words.inTemplate(literal.toString()) + "`";
    }
}
