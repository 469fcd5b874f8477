package dev.tablewright.generate.code;

import java.util.ArrayList;
import java.util.List;

/** Words in lines that are not too long. */
public final class WrappedText {

    private WrappedText() {}

    /**
     * @param before what the first line begins with, and {@code then} what the others do
     * @param width of a line at most, where words allow it
     */
    public static List<String> lines(String[] words, String before, String then, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(before);
        boolean begun = false;
        for (String word : words) {
            if (begun && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(then);
                begun = false;
            }
            line.append(begun ? " " : "").append(word);
            begun = true;
        }
        lines.add(line.toString());
        return lines;
    }
}
