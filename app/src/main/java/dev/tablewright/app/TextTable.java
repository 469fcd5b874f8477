package dev.tablewright.app;

import java.util.List;
import java.util.stream.IntStream;

/** Rows of text in columns, the first row underlined. */
public final class TextTable {

    private TextTable() {}

    /** All columns begin at the left. */
    public static String of(List<List<String>> rows) {
        return of(rows, rows.get(0).size());
    }

    /** The first columns are words and begin at the left, the others are numbers and end at the right. */
    public static String of(List<List<String>> rows, int words) {
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
                String blanks = " ".repeat(widths[column] - cell.length());
                boolean atTheRight = column >= words && !isRemark(rows, column);
                line.append(atTheRight ? blanks + cell : cell + blanks).append("  ");
                rule.append("─".repeat(widths[column])).append("  ");
            }
            out.append(line.toString().stripTrailing()).append('\n');
            if (i == 0) {
                out.append(rule.toString().stripTrailing()).append('\n');
            }
        }
        return out.toString();
    }

    /** A column without a heading holds remarks. */
    private static boolean isRemark(List<List<String>> rows, int column) {
        return rows.get(0).get(column).isEmpty();
    }
}
