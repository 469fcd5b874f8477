package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;

/** Blanks what Mermaid does not draw: {@code %% comments} and <code>%%{directives}%%</code>. */
final class MermaidComments {

    private static final String MARK = "%%";

    private MermaidComments() {}

    static String blank(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String text = file.text();
        BlankedText blanked = new BlankedText(text);
        int at = text.indexOf(MARK, region.start());
        while (at >= 0 && at < region.end()) {
            int lineEnd = file.endOfLine(file.lineOf(at));
            int next = at + MARK.length();
            if (text.startsWith("{", next)) {
                int close = text.indexOf("}" + MARK, next);
                if (close < 0 || close >= region.end()) {
                    diagnostics.report(DiagramMistake.unclosedComment(file.span(at, next + 1))
                            .help("close it with `}%%`"));
                    next = lineEnd;
                } else {
                    next = close + 1 + MARK.length();
                }
                blanked.blank(at, next);
            } else if (!isQuoted(text, file.startOfLine(file.lineOf(at)), at)) {
                blanked.blank(at, lineEnd);
                next = lineEnd;
            }
            at = text.indexOf(MARK, next);
        }
        return blanked.toString();
    }

    private static boolean isQuoted(String text, int lineStart, int at) {
        return text.substring(lineStart, at).chars().filter(c -> c == '"').count() % 2 == 1;
    }
}
