package dev.tablewright.app;

import dev.tablewright.model.source.SourceFile;

/**
 * What changes in a file, line by line: {@code shop.yaml:12}, then {@code - old} and {@code + new}. Lines that both have in the
 * same order are left out.
 */
public final class LineDifference {

    /** Comparing more pairs of lines than this costs more than it tells: then all between the first and last change counts. */
    private static final long MOST_PAIRS = 4_000_000;

    private final SourceFile before;
    private final SourceFile after;
    private final StringBuilder out = new StringBuilder();
    private boolean inside;

    private LineDifference(SourceFile before, SourceFile after) {
        this.before = before;
        this.after = after;
    }

    public static String of(SourceFile before, String after) {
        LineDifference difference = new LineDifference(before, new SourceFile(before.name(), after));
        difference.compare();
        return difference.out.toString();
    }

    private void compare() {
        int first = 1;
        int lastBefore = lines(before);
        int lastAfter = lines(after);
        while (first <= Math.min(lastBefore, lastAfter) && isSame(first, first)) {
            first++;
        }
        while (lastBefore >= first && lastAfter >= first && isSame(lastBefore, lastAfter)) {
            lastBefore--;
            lastAfter--;
        }
        int[][] common = common(first, lastBefore, lastAfter);
        int old = first;
        int changed = first;
        while (old <= lastBefore || changed <= lastAfter) {
            if (old <= lastBefore && changed <= lastAfter && common.length > 0 && isSame(old, changed)) {
                inside = false;
                old++;
                changed++;
            } else if (old <= lastBefore
                    && (changed > lastAfter
                            || common.length == 0
                            || common[old + 1 - first][changed - first] >= common[old - first][changed + 1 - first])) {
                line("- ", before.line(old++), changed);
            } else {
                line("+ ", after.line(changed), changed);
                changed++;
            }
        }
    }

    /** How many lines the rests of both have in common, from each pair of lines on; nothing if that is too much to ask. */
    private int[][] common(int first, int lastBefore, int lastAfter) {
        int old = lastBefore - first + 1;
        int changed = lastAfter - first + 1;
        if ((long) old * changed > MOST_PAIRS) {
            return new int[0][];
        }
        int[][] common = new int[old + 1][changed + 1];
        for (int i = old - 1; i >= 0; i--) {
            for (int j = changed - 1; j >= 0; j--) {
                common[i][j] = isSame(first + i, first + j)
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    private void line(String sign, String text, int number) {
        if (!inside) {
            out.append(before.name()).append(':').append(number).append('\n');
            inside = true;
        }
        out.append((sign + text).stripTrailing()).append('\n');
    }

    private boolean isSame(int old, int changed) {
        return before.line(old).equals(after.line(changed));
    }

    /** The empty rest behind the last line break is no line. */
    private static int lines(SourceFile file) {
        return file.line(file.lineCount()).isEmpty() ? file.lineCount() - 1 : file.lineCount();
    }
}
