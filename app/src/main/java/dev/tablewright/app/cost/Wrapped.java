package dev.tablewright.app.cost;

import java.util.ArrayList;
import java.util.List;

/** A sentence in lines that are not too long to read. */
public final class Wrapped {

    private Wrapped() {}

    /** Broken between words; a word that is longer than a line has one to itself. There is always a line. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
