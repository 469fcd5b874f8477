package dev.tablewright.generate.java;

import dev.tablewright.generate.code.WrappedText;
import java.util.ArrayList;
import java.util.List;

/** A comment for readers of the generated code. What the model's author wrote can contain anything and stays a comment. */
public final class Javadoc {

    private static final int LONGEST = 105;

    private final List<List<String>> blocks = new ArrayList<>();
    private boolean first = true;

    /** A paragraph of text, in which nothing has a meaning of its own. */
    public Javadoc paragraph(String text) {
        return html(escaped(text));
    }

    /** A paragraph that may contain markup. */
    Javadoc html(String text) {
        String words = text.strip().replaceAll("\\s+", " ");
        if (!words.isEmpty()) {
            blocks.add(List.of((first ? "" : "<p>") + words));
            first = false;
        }
        return this;
    }

    /** Lines that stay as they are. */
    Javadoc chart(String text) {
        List<String> lines = new ArrayList<>(List.of("<pre>"));
        text.stripTrailing().lines().forEach(line -> folded(line).forEach(part -> lines.add(escaped(part))));
        lines.add("</pre>");
        blocks.add(lines);
        return this;
    }

    /** A long line falls apart where it has wide gaps. */
    private static List<String> folded(String line) {
        if (line.length() <= LONGEST) {
            return List.of(line.stripTrailing());
        }
        int indent = line.length() - line.stripLeading().length();
        List<String> parts = new ArrayList<>();
        for (String part : line.strip().split(" {2,}")) {
            parts.add(" ".repeat(parts.isEmpty() ? indent : indent + 4) + part);
        }
        return parts;
    }

    /** A tag such as {@code @param}. */
    Javadoc tag(String tag, String text) {
        blocks.add(List.of(tag + " " + escaped(text.strip().replaceAll("\\s+", " "))));
        return this;
    }

    /** The comment, in lines of at most so many characters where words allow it. */
    public List<String> lines(int width) {
        if (blocks.isEmpty()) {
            return List.of();
        }
        if (blocks.size() == 1 && blocks.get(0).size() == 1) {
            String only = "/** " + blocks.get(0).get(0) + " */";
            if (only.length() <= width) {
                return List.of(only);
            }
        }
        List<String> lines = new ArrayList<>(List.of("/**"));
        boolean tags = false;
        for (List<String> block : blocks) {
            boolean tag = block.get(0).startsWith("@");
            if (lines.size() > 1 && !(tag && tags)) {
                lines.add(" *");
            }
            tags = tag;
            if (block.size() == 1) {
                lines.addAll(WrappedText.lines(block.get(0).split(" "), " * ", tag ? " *     " : " * ", width));
            } else {
                block.forEach(line -> lines.add((" * " + line).stripTrailing()));
            }
        }
        lines.add(" */");
        return lines;
    }

    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '@' -> out.append("&#64;");
                case '\\' -> out.append("&#92;");
                case '/' -> out.append(i > 0 && text.charAt(i - 1) == '*' ? "&#47;" : "/");
                case '\n', '\t' -> out.append(' ');
                default -> out.append(Character.isISOControl(c) ? ' ' : c);
            }
        }
        return out.toString();
    }
}
