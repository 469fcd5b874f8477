package dev.tablewright.generate.infrastructure.terraform;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines as {@code terraform fmt} leaves them: two blanks for each level, and the equals signs of attributes that follow each
 * other in one line each stand below each other.
 */
final class HclLines {

    static final int STEP = 2;

    private record Assignment(String key, String value) {}

    private final int indent;
    private final int width;
    private final List<String> lines = new ArrayList<>();
    private final List<Assignment> waiting = new ArrayList<>();

    HclLines(int indent, int width) {
        this.indent = indent;
        this.width = width;
    }

    int indent() {
        return indent;
    }

    void attribute(String key, HclValue value) {
        List<String> parts = parts(value, key.length() + " = ".length());
        if (parts.size() == 1) {
            waiting.add(new Assignment(key, parts.get(0)));
            return;
        }
        align();
        add(key + " = " + parts.get(0));
        parts.subList(1, parts.size()).forEach(this::add);
    }

    /** A value in a list, with the comma behind it. */
    void element(HclValue value) {
        List<String> parts = parts(value, ",".length());
        for (int i = 0; i < parts.size(); i++) {
            add(parts.get(i) + (i + 1 == parts.size() ? "," : ""));
        }
    }

    void block(String head, List<String> body) {
        align();
        if (body.isEmpty()) {
            add(head + " {}");
            return;
        }
        add(head + " {");
        lines.addAll(body);
        add("}");
    }

    void comment(String text) {
        align();
        StringBuilder line = new StringBuilder("#");
        for (String word : HclText.oneLine(text).split(" ")) {
            if (line.length() > 1 && indent + line.length() + 1 + word.length() > width) {
                add(line.toString());
                line = new StringBuilder("#");
            }
            line.append(' ').append(word);
        }
        add(line.toString());
    }

    /** An empty line; never two, never the first. */
    void blank() {
        align();
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
            lines.add("");
        }
    }

    List<String> lines() {
        align();
        return lines;
    }

    private List<String> parts(HclValue value, int besides) {
        String flat = value.flat();
        boolean fits = !value.isOpen() && indent + besides + flat.length() <= width;
        return fits ? List.of(flat) : value.broken(width - indent);
    }

    private void align() {
        int longest = waiting.stream()
                .mapToInt(each -> HclText.columns(each.key()))
                .max()
                .orElse(0);
        for (Assignment each : waiting) {
            add(each.key() + " ".repeat(longest - HclText.columns(each.key())) + " = " + each.value());
        }
        waiting.clear();
    }

    private void add(String line) {
        lines.add(" ".repeat(indent) + line);
    }
}
