package dev.tablewright.generate.java;

import java.util.ArrayList;
import java.util.List;

/** A text in Java, put together of literals and expressions; literals that meet become one. */
final class TextSum {

    private final List<String> parts = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();

    TextSum literal(String text) {
        literal.append(text);
        return this;
    }

    TextSum value(String expression) {
        flush();
        parts.add(expression);
        return this;
    }

    private void flush() {
        if (literal.length() > 0) {
            parts.add(JavaNames.literal(literal.toString()));
            literal.setLength(0);
        }
    }

    @Override
    public String toString() {
        List<String> all = new ArrayList<>(parts);
        if (literal.length() > 0) {
            all.add(JavaNames.literal(literal.toString()));
        }
        return all.isEmpty() ? "\"\"" : String.join(" + ", all);
    }
}
