package dev.tablewright.app;

import java.util.List;
import java.util.stream.IntStream;

/** Rows of text in columns, the first row underlined. */
final class TextTable {

    private TextTable() {}

    static String of(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            StringBuilder line = new StringBuilder();
            StringBuilder rule = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                String cell = rows.get(i).get(column);
                line.append(cell).append(" ".repeat(widths[column] - cell.length() + 2));
                rule.append("─".repeat(widths[column])).append("  ");
            }
            out.append(line.toString().stripTrailing()).append('\n');
            if (i == 0) {
                out.append(rule.toString().stripTrailing()).append('\n');
            }
        }
        return out.toString();
    }
}
