package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;

/** Blanks what Mermaid does not draw: {@code %% comments} and <code>%%{directives}%%</code>. */
final class MermaidComments {

    private static final String MARK = "%%";
    private static final String CLOSE = "}" + MARK;

    private MermaidComments() {}

    static String blank(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String text = file.text();
        BlankedText blanked = new BlankedText(text);
        int lastClose = text.lastIndexOf(CLOSE, region.end() - CLOSE.length());
        int at = text.indexOf(MARK, region.start());
        while (at >= 0 && at < region.end()) {
            int line = file.lineOf(at);
            int lineEnd = file.endOfLine(line);
            int next = at + MARK.length();
            boolean directive = text.startsWith("{", next);
            if (directive && lastClose > next) {
                next = text.indexOf(CLOSE, next) + CLOSE.length();
                blanked.blank(at, next);
            } else if (directive) {
                diagnostics.report(
                        DiagramMistake.unclosedComment(file.span(at, next + 1)).help("close it with `}%%`"));
                blanked.blank(at, lineEnd);
                next = lineEnd;
            } else if (!isQuoted(text, file.startOfLine(line), at)) {
                blanked.blank(at, lineEnd);
                next = lineEnd;
            }
            at = text.indexOf(MARK, next);
        }
        return blanked.toString();
    }

    private static boolean isQuoted(String text, int lineStart, int at) {
        boolean odd = false;
        // Longer lines are not read at all.
        for (int before = lineStart; before < at && at - lineStart <= DiagramLines.LONGEST; before++) {
            odd ^= text.charAt(before) == '"';
        }
        return odd;
    }
}
