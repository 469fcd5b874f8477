package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the diagrams of a file: a file of its own, or the fenced parts of a Markdown document. */
final class DiagramLocator {

    private static final String MERMAID_OPENING = "erDiagram";
    private static final String PLANTUML_OPENING = "@startuml";
    private static final String PLANTUML_END = "@enduml";
    private static final String TITLE = "title:";

    private final SourceFile file;
    private final List<DiagramRegion> found = new ArrayList<>();
    private boolean inFrontMatter;
    private Optional<Name> title = Optional.empty();
    private Optional<DiagramRegion> open = Optional.empty();

    private DiagramLocator(SourceFile file) {
        this.file = file;
    }

    /** All diagrams from top to bottom. */
    static List<DiagramRegion> locate(SourceFile file) {
        DiagramLocator locator = new DiagramLocator(file);
        for (int line = 1; line <= file.lineCount(); line++) {
            locator.look(line);
        }
        locator.close(file.text().length());
        return locator.found.isEmpty() ? withoutOpening(file) : locator.found;
    }

    private void look(int line) {
        String text = file.line(line).strip();
        if (open.isPresent()) {
            if (isFence(text) || endsPlantUml(text)) {
                close(file.startOfLine(line));
            }
        } else if (startsWithWord(text, MERMAID_OPENING)) {
            open(DiagramDialect.MERMAID, line, MERMAID_OPENING.length());
        } else if (text.toLowerCase(Locale.ROOT).startsWith(PLANTUML_OPENING)) {
            // What follows on the line names the picture, not the diagram.
            open(DiagramDialect.PLANTUML, line, text.length());
        } else if (isFence(text)) {
            inFrontMatter = false;
            title = Optional.empty();
        } else if (text.equals("---")) {
            inFrontMatter = !inFrontMatter;
        } else if (inFrontMatter && text.startsWith(TITLE)) {
            title = titleIn(line);
        }
    }

    private void open(DiagramDialect dialect, int line, int length) {
        int start = file.startOfLine(line) + indentation(file.line(line));
        open = Optional.of(
                new DiagramRegion(dialect, file.span(start, start + length), start + length, start + length, title));
    }

    private void close(int end) {
        open.ifPresent(region -> found.add(new DiagramRegion(
                region.dialect(), region.opening(), region.start(), Math.max(region.start(), end), region.title())));
        open = Optional.empty();
        title = Optional.empty();
    }

    private boolean endsPlantUml(String text) {
        return open.map(DiagramRegion::dialect).equals(Optional.of(DiagramDialect.PLANTUML))
                && text.toLowerCase(Locale.ROOT).startsWith(PLANTUML_END);
    }

    private Optional<Name> titleIn(int line) {
        int from = file.startOfLine(line) + file.line(line).indexOf(TITLE) + TITLE.length();
        String text = file.text().substring(from, file.endOfLine(line));
        String value = text.strip();
        int start = from + indentation(text);
        return value.isEmpty()
                ? Optional.empty()
                : Optional.of(new Name(unquoted(value), file.span(start, start + value.length())));
    }

    /** PlantUML is often kept without its frame, where another tool adds it. */
    private static List<DiagramRegion> withoutOpening(SourceFile file) {
        for (int line = 1; line <= file.lineCount(); line++) {
            if (startsWithWord(file.line(line).strip(), "entity")) {
                return List.of(new DiagramRegion(
                        DiagramDialect.PLANTUML, file.span(0, 0), 0, file.text().length(), Optional.empty()));
            }
        }
        return List.of();
    }

    private static boolean isFence(String text) {
        return text.startsWith("```") || text.startsWith("~~~");
    }

    private static boolean startsWithWord(String text, String word) {
        return text.startsWith(word)
                && (text.length() == word.length() || Character.isWhitespace(text.charAt(word.length())));
    }

    private static int indentation(String text) {
        return text.length() - text.stripLeading().length();
    }

    private static String unquoted(String value) {
        boolean quoted =
                value.length() > 1 && "\"'".indexOf(value.charAt(0)) >= 0 && value.endsWith(value.substring(0, 1));
        return quoted ? value.substring(1, value.length() - 1) : value;
    }
}
