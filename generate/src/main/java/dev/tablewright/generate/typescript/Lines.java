package dev.tablewright.generate.typescript;

import java.util.ArrayList;
import java.util.List;

/** Lines of TypeScript. */
final class Lines {

    static final int WIDTH = 110;
    private static final String STEP = "  ";

    private final List<String> lines = new ArrayList<>();
    private String indent = "";

    Lines line(String text) {
        lines.add(text.isEmpty() ? "" : indent + text);
        return this;
    }

    /** An empty line; never two of them, and none behind an opening brace. */
    Lines blank() {
        if (!lines.isEmpty() && !last().isEmpty() && !last().endsWith("{")) {
            lines.add("");
        }
        return this;
    }

    private String last() {
        return lines.get(lines.size() - 1);
    }

    Lines open(String text) {
        line(text);
        indent += STEP;
        return this;
    }

    Lines close(String text) {
        indent = indent.substring(STEP.length());
        return line(text);
    }

    Lines doc(Tsdoc doc) {
        doc.lines().forEach(this::line);
        return this;
    }

    Lines doc(String markdown) {
        return doc(new Tsdoc().markdown(markdown));
    }

    /** The head of a function, in one line or with each parameter in its own. */
    Lines function(String name, List<String> parameters, String result) {
        String one = name + "(" + String.join(", ", parameters) + "): " + result + " {";
        if (fits(one)) {
            return open(one);
        }
        open(name + "(");
        parameters.forEach(parameter -> line(parameter + ","));
        close("): " + result + " {");
        indent += STEP;
        return this;
    }

    /** Values between brackets, in one line or each in its own. */
    Lines listed(String before, List<String> values, String after) {
        String one = before + String.join(", ", values) + after;
        if (fits(one)) {
            return line(one);
        }
        open(before);
        values.forEach(value -> line(value + ","));
        return close(after);
    }

    /** What follows a condition: nothing is given. */
    Lines giveUpIf(List<String> terms) {
        String one = "if (" + String.join(" || ", terms) + ") {";
        if (fits(one)) {
            open(one);
        } else {
            open("if (");
            for (int i = 0; i < terms.size(); i++) {
                line(terms.get(i) + (i + 1 < terms.size() ? " ||" : ""));
            }
            close(") {");
            indent += STEP;
        }
        return line("return undefined;").close("}");
    }

    private boolean fits(String text) {
        return indent.length() + text.length() <= WIDTH;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }
}
