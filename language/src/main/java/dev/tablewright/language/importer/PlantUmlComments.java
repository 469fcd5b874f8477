package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;

/** Blanks PlantUML's comments: lines that begin with {@code '}, and all between {@code /'} and {@code '/}. */
final class PlantUmlComments {

    private static final String OPEN = "/'";
    private static final String CLOSE = "'/";

    private PlantUmlComments() {}

    static String blank(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String text = file.text();
        BlankedText blanked = new BlankedText(text);
        int lastClose = text.lastIndexOf(CLOSE, region.end() - CLOSE.length());
        int at = region.start();
        int open = text.indexOf(OPEN, at);
        while (at < region.end()) {
            int line = file.lineOf(at);
            int lineEnd = Math.min(file.endOfLine(line), region.end());
            int nextLine = line < file.lineCount() ? file.startOfLine(line + 1) : region.end();
            // Searched again only when it has been passed, or a file without comments would be searched for each line.
            open = open >= 0 && open < at ? text.indexOf(OPEN, at) : open;
            if (firstInLine(text, at, lineEnd) == '\'') {
                blanked.blank(at, lineEnd);
                at = nextLine;
            } else if (open < 0 || open >= lineEnd) {
                at = nextLine;
            } else if (lastClose < open + OPEN.length()) {
                diagnostics.report(DiagramMistake.unclosedComment(file.span(open, open + OPEN.length()))
                        .help("close it with `'/`"));
                blanked.blank(open, lineEnd);
                at = nextLine;
            } else {
                int close = text.indexOf(CLOSE, open + OPEN.length()) + CLOSE.length();
                blanked.blank(open, close);
                at = close;
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
