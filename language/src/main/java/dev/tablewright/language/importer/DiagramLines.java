package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.function.Consumer;

/** Walks over the lines of a diagram. */
final class DiagramLines {

    /** No line that a person draws is longer, and what looks ahead in a line stays cheap. */
    static final int LONGEST = 10_000;

    private DiagramLines() {}

    /** Hands over every line that is not empty; lines that are too long are reported instead. */
    static void each(
            SourceFile file,
            String blanked,
            DiagramRegion region,
            Diagnostics diagnostics,
            Consumer<LineCursor> reader) {
        int line = file.lineOf(region.start());
        for (int start = region.start(); start < region.end(); start = file.startOfLine(line)) {
            int end = Math.min(file.endOfLine(line), region.end());
            LineCursor cursor = new LineCursor(file, blanked, start, end);
            if (end - start > LONGEST) {
                diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                        .at(file.span(start, start + 1), "this line is longer than " + LONGEST + " characters")
                        .label("it is not read")
                        .help("break it into lines as a person would write them"));
            } else if (!cursor.isDone()) {
                reader.accept(cursor);
            }
            line++;
            if (line > file.lineCount()) {
                return;
            }
        }
    }
}
