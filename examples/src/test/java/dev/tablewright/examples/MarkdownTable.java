package dev.tablewright.examples;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table for GitHub. Columns in which nothing stands are left out. */
final class MarkdownTable {

    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    MarkdownTable(String... header) {
        this.header = List.of(header);
    }

    void add(String... cells) {
        rows.add(List.of(cells));
    }

    /** A cell of code; empty if there is nothing to show. */
    static String code(String text) {
        return text.isEmpty() ? "" : "`" + text + "`";
    }

    String render() {
        List<List<String>> lines = new ArrayList<>(List.of(header, Collections.nCopies(header.size(), "---")));
        lines.addAll(rows);
        return lines.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(List<String> cells) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < cells.size(); column++) {
            if (isUsed(column)) {
                String cell = cells.get(column);
                line.append(cell.equals("---") ? cell : " " + escaped(cell) + " ")
                        .append('|');
            }
        }
        return line.append('\n').toString();
    }

    private boolean isUsed(int column) {
        return rows.stream().anyMatch(row -> !row.get(column).isEmpty());
    }

    /** GitHub looks for the bars first, even within code. */
    private static String escaped(String cell) {
        return cell.replace("|", "\\|");
    }
}
