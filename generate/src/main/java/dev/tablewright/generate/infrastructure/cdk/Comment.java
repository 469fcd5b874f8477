package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.code.WrappedText;
import java.util.List;

/** Words of a comment, in lines that are not too long. Whatever was written, it stays a comment. */
final class Comment {

    private Comment() {}

    static List<String> lines(String mark, String text, int width) {
        return WrappedText.lines(text.strip().split("[\\p{Cntrl}\\s\\u2028\\u2029]+"), mark, mark, width);
    }
}
