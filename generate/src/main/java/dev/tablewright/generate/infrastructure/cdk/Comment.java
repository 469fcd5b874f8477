package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;

/** Words of a comment, in lines that are not too long. Whatever was written, it stays a comment. */
final class Comment {

    private Comment() {}

    static List<String> lines(String mark, String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(mark);
        for (String word : text.strip().split("[\\p{Cntrl}\\s\\u2028\\u2029]+")) {
            if (line.length() > mark.length() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(mark);
            }
            line.append(line.length() > mark.length() ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
