package dev.tablewright.language.format;

import dev.tablewright.model.source.SourceFile;

/**
 * A comment.
 *
 * @param text with its {@code #}, without trailing space
 * @param start where it begins
 * @param column its column, from 1
 * @param ownLine whether nothing stands before it in its line
 * @param blankBefore whether an empty line stands above it
 */
record Comment(String text, int start, int column, boolean ownLine, boolean blankBefore) {

    static Comment at(SourceFile file, int start) {
        int line = file.lineOf(start);
        String before = file.text().substring(file.startOfLine(line), start);
        return new Comment(
                file.text().substring(start, file.endOfLine(line)).stripTrailing(),
                start,
                file.columnOf(start),
                before.isBlank(),
                isBlankAbove(file, line));
    }

    /** Whether the line above is empty; the first line counts as having none above it. */
    static boolean isBlankAbove(SourceFile file, int line) {
        return line > 1 && file.line(line - 1).isBlank();
    }
}
