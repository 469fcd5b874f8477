package dev.tablewright.generate.typescript;

import dev.tablewright.generate.code.WrappedText;
import java.util.ArrayList;
import java.util.List;

/** A comment for readers of the generated code. What the model's author wrote can contain anything and stays a comment. */
final class Tsdoc {

    private static final int WIDTH = 100;

    private final List<List<String>> blocks = new ArrayList<>();

    /** A paragraph of text, in which nothing has a meaning of its own. */
    Tsdoc paragraph(String text) {
        return markdown(escaped(text));
    }

    /** A paragraph in which code may stand in backticks. */
    Tsdoc markdown(String text) {
        String words = text.strip().replaceAll("\\s+", " ");
        if (!words.isEmpty()) {
            blocks.add(WrappedText.lines(words.split(" "), "", "", WIDTH));
        }
        return this;
    }

    boolean isEmpty() {
        return blocks.isEmpty();
    }

    List<String> lines() {
        if (blocks.isEmpty()) {
            return List.of();
        }
        if (blocks.size() == 1 && blocks.get(0).size() == 1) {
            return List.of("/** " + blocks.get(0).get(0) + " */");
        }
        List<String> lines = new ArrayList<>(List.of("/**"));
        for (List<String> block : blocks) {
            if (lines.size() > 1) {
                lines.add(" *");
            }
            block.forEach(line -> lines.add(" * " + line));
        }
        lines.add(" */");
        return lines;
    }

    /** Code in backticks; what would end it is shown as something alike. */
    static String code(String text) {
        return "`" + plain(text).replace('`', '\'') + "`";
    }

    private static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        String plain = plain(text);
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean markup = "\\`@{}<>".indexOf(c) >= 0;
            out.append(markup ? "\\" : "").append(c);
        }
        return out.toString();
    }

    /** One line, which does not end the comment. */
    private static String plain(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\s]+", " ")
                .replaceAll("\\p{Cs}", "?")
                .replace("*/", "*\u200b/");
    }
}
