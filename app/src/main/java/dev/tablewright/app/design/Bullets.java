package dev.tablewright.app.design;

import dev.tablewright.app.cost.Wrapped;
import java.util.List;

/** Sentences below each other, short enough to read. */
final class Bullets {

    private static final int WIDTH = 100;

    private Bullets() {}

    /** Each behind a dash; what does not fit into a line goes on below its first word. */
    static String of(String indent, List<String> sentences) {
        StringBuilder out = new StringBuilder();
        for (String sentence : sentences) {
            String lead = "- ";
            for (String line : Wrapped.lines(sentence, WIDTH - indent.length())) {
                out.append(indent).append(lead).append(line).append('\n');
                lead = "  ";
            }
        }
        return out.toString();
    }

    /** A paragraph without a dash. */
    static String paragraph(String text) {
        return String.join("\n", Wrapped.lines(text, WIDTH)) + "\n";
    }
}
