package dev.tablewright.generate.chart;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of text in columns. */
public final class TextTable {

    private TextTable() {}

    /** All columns begin at the left, and the first row is underlined. */
    public static String of(List<List<String>> rows) {
        return of(rows, rows.get(0).size());
    }

    /** The first columns are words and begin at the left, the others are numbers and end at the right. */
    public static String of(List<List<String>> rows, int words) {
        String lines = lines(rows, words);
        int first = lines.indexOf('\n') + 1;
        String rule = IntStream.of(widths(rows)).mapToObj("─"::repeat).collect(Collectors.joining("  "));
        return lines.substring(0, first) + rule.stripTrailing() + "\n" + lines.substring(first);
    }

    /** All columns begin at the left, and no row is underlined. */
    public static String plain(List<List<String>> rows) {
        return lines(rows, rows.get(0).size());
    }

    private static int[] widths(List<List<String>> rows) {
        return IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
    }

    private static String lines(List<List<String>> rows, int words) {
        int[] widths = widths(rows);
        StringBuilder out = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = row.get(column);
                String blanks = " ".repeat(widths[column] - cell.length());
                boolean atTheRight = column >= words && !isRemark(rows, column);
                line.append(atTheRight ? blanks + cell : cell + blanks).append("  ");
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        return out.toString();
    }

    /** A column without a heading holds remarks. */
    private static boolean isRemark(List<List<String>> rows, int column) {
        return rows.get(0).get(column).isEmpty();
    }
}
