package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;

/** Blanks PlantUML's comments: lines that begin with {@code '}, and all between {@code /'} and {@code '/}. */
final class PlantUmlComments {

    private PlantUmlComments() {}

    static String blank(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String text = file.text();
        BlankedText blanked = new BlankedText(text);
        int at = region.start();
        while (at < region.end()) {
            int lineEnd = Math.min(file.endOfLine(file.lineOf(at)), region.end());
            int open = text.indexOf("/'", at);
            if (firstInLine(text, at, lineEnd) == '\'') {
                blanked.blank(at, lineEnd);
                at = lineEnd + 1;
            } else if (open >= 0 && open < lineEnd) {
                int close = text.indexOf("'/", open + 2);
                boolean closed = close >= 0 && close < region.end();
                if (!closed) {
                    diagnostics.report(DiagramMistake.unclosedComment(file.span(open, open + 2))
                            .help("close it with `'/`"));
                }
                int end = closed ? close + 2 : lineEnd;
                blanked.blank(open, end);
                at = end;
            } else {
                at = lineEnd + 1;
            }
        }
        return blanked.toString();
    }

    private static char firstInLine(String text, int from, int to) {
        int at = from;
        while (at < to && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < to ? text.charAt(at) : 0;
    }
}
