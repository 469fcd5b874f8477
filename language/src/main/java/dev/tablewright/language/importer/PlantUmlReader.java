package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.importer.DiagramBuilder.Box;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the statements of a PlantUML diagram that speak of entities, and knows which others to skip. */
final class PlantUmlReader {

    private final Diagnostics diagnostics;
    private final DiagramBuilder builder;
    private final Deque<PlantUmlBlock> blocks = new ArrayDeque<>();
    private final Set<String> notes = new HashSet<>();
    private final PlantUmlLink links;
    private final PlantUmlSections sections;

    /** With what a statement over several lines ends, while one is open, and where it began. */
    private List<String> awaited = List.of();

    private Optional<Span> awaiting = Optional.empty();

    /** The entity of the line before: its brace may stand on a line of its own. */
    private Optional<Box> latest = Optional.empty();

    private PlantUmlReader(DiagramRegion region, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.builder = new DiagramBuilder(region.title(), diagnostics);
        this.links = new PlantUmlLink(builder, diagnostics, notes);
        this.sections = new PlantUmlSections(builder, diagnostics);
    }

    static Diagram read(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String blanked = PlantUmlComments.blank(file, region, diagnostics);
        PlantUmlReader reader = new PlantUmlReader(region, diagnostics);
        DiagramLines.each(file, blanked, region, diagnostics, reader::line);
        reader.finish();
        return reader.builder.build();
    }

    private void line(LineCursor line) {
        do {
            part(line);
        } while (!line.isDone());
    }

    /** Reads a line, or the part of it up to a closing brace. */
    private void part(LineCursor line) {
        String text = line.restInLowerCase();
        if (!awaited.isEmpty()) {
            if (awaited.stream().anyMatch(text::startsWith)) {
                awaited = List.of();
                awaiting = Optional.empty();
            }
            line.moveToEnd();
            return;
        }
        if (!blocks.isEmpty() && blocks.peek().entity().isPresent() && isOutsideEntities(line, text)) {
            forgotten(blocks.pop());
        }
        if (line.peek() == '}' && !PlantUmlArrow.isAt(line)) {
            close(line);
            return;
        }
        if (blocks.isEmpty()) {
            statement(line, text);
        } else if (blocks.peek().skipped()) {
            openIfBrace(line, PlantUmlBlock::toSkip);
        } else if (blocks.peek().entity().isPresent()) {
            sections.line(line, blocks.peek().entity().get());
        } else {
            statement(line, text);
        }
        line.moveToEnd();
    }

    /** No attribute looks like an entity with a brace, or like a line with a crow's foot. */
    private static boolean isOutsideEntities(LineCursor line, String text) {
        boolean declaration = PlantUmlVocabulary.isEntity(firstWord(text)) && text.endsWith("{");
        return declaration || CrowsFoot.isIn(line.rest());
    }

    private void finish() {
        awaiting.ifPresent(span -> diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                .at(span, "this is never closed")
                .help("close it with `" + awaited.get(0) + "`")));
        while (!blocks.isEmpty()) {
            forgotten(blocks.pop());
        }
    }

    private void forgotten(PlantUmlBlock block) {
        diagnostics.report(DiagramMistake.unclosedBlock(block.brace()));
        block.entity().ifPresent(sections::close);
    }

    private void close(LineCursor line) {
        int start = line.at();
        line.accept("}");
        if (blocks.isEmpty()) {
            diagnostics.report(DiagramMistake.nothingToClose(line.spanFrom(start)));
        } else {
            blocks.pop().entity().ifPresent(sections::close);
        }
    }

    private void statement(LineCursor line, String text) {
        Optional<Box> above = latest;
        latest = Optional.empty();
        String word = firstWord(text);
        if (word.equals("{")) {
            openIfBrace(line, brace -> above.map(box -> PlantUmlBlock.ofEntity(box, brace))
                    .orElseGet(() -> PlantUmlBlock.toSkip(brace)));
        } else if (isLinkBehind(line, word)) {
            entityStatement(line);
        } else if (PlantUmlVocabulary.isEntity(word)) {
            declaration(line, word.length());
        } else if (word.equals("abstract")) {
            int skipped = text.startsWith("abstract class") ? "abstract class".length() : word.length();
            declaration(line, skipped);
        } else if (PlantUmlVocabulary.isGroup(word) && text.contains("{")) {
            openIfBrace(line, PlantUmlBlock::ofGroup);
        } else if (word.startsWith("!") || word.equals("<style>") || PlantUmlVocabulary.isLook(word)) {
            decoration(line, word, text);
        } else {
            entityStatement(line);
        }
    }

    /** Whether a word of the language is the name of an entity here. */
    private static boolean isLinkBehind(LineCursor line, String word) {
        int start = line.at();
        line.moveTo(Math.min(line.end(), start + word.length()));
        line.skipBlanks();
        boolean link = !word.isEmpty()
                && Character.isLetter(word.charAt(0))
                && CrowsFoot.isIn(line.rest())
                && PlantUmlArrow.isAt(line);
        line.moveTo(start);
        return link;
    }

    private void declaration(LineCursor line, int keyword) {
        int start = line.at();
        line.moveTo(Math.min(line.end(), start + keyword));
        Optional<PlantUmlDeclaration> declaration = PlantUmlDeclaration.take(line, diagnostics);
        if (declaration.isEmpty()) {
            line.moveTo(start);
            if (line.rest().stripTrailing().endsWith("{")) {
                openIfBrace(line, PlantUmlBlock::toSkip);
            }
            return;
        }
        Box box = builder.declare(declaration.get().name());
        declaration.get().label().ifPresent(box::label);
        String rest = line.restInLowerCase();
        if (rest.startsWith("extends ") || rest.startsWith("implements ")) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(line.upTo(beforeBrace(line)).restSpan(), "a model has no inheritance")
                    .label("this is ignored")
                    .help("write the attributes of the parent into each child"));
        }
        latest = Optional.of(box);
        openIfBrace(line, brace -> PlantUmlBlock.ofEntity(box, brace));
    }

    private static int beforeBrace(LineCursor line) {
        int brace = line.rest().indexOf('{');
        return brace < 0 ? line.end() : line.at() + brace;
    }

    /** Opens a block at the first brace that is left on the line, and goes on behind it. */
    private void openIfBrace(LineCursor line, Function<Span, PlantUmlBlock> block) {
        line.takeWhile(c -> c != '{');
        int start = line.at();
        if (!line.accept("{")) {
            return;
        }
        blocks.push(block.apply(line.spanFrom(start)));
        latest = Optional.empty();
        int close = line.rest().lastIndexOf('}');
        if (close >= 0) {
            oneLine(line, line.at() + close);
        }
    }

    /** A block that is closed on its own line: what is in between is one attribute, if anything. */
    private void oneLine(LineCursor line, int close) {
        PlantUmlBlock block = blocks.pop();
        line.skipBlanks();
        if (block.entity().isPresent()) {
            if (line.at() < close) {
                sections.line(line.upTo(close), block.entity().get());
            }
            sections.close(block.entity().get());
        }
        line.moveToEnd();
    }

    private void decoration(LineCursor line, String word, String text) {
        boolean looks = PlantUmlVocabulary.isLook(word) || word.equals("<style>");
        if (!looks) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(line.restSpan(), "PlantUML's preprocessor is not run")
                    .label("this is ignored")
                    .help("write the diagram without it if entities depend on it"));
        }
        Optional<List<String>> ends = PlantUmlVocabulary.endsOf(word, text);
        if (ends.isPresent()) {
            awaited = ends.get();
            awaiting = Optional.of(line.restSpan());
        }
        if (word.equals("note")) {
            rememberNote(line.rest().strip());
        } else if (word.equals("title") && ends.isEmpty()) {
            line.moveTo(line.at() + word.length());
            builder.title(line.takeRest());
        } else if (word.equals("skinparam")) {
            openIfBrace(line, PlantUmlBlock::toSkip);
        }
    }

    private void rememberNote(String text) {
        int as = text.lastIndexOf(" as ");
        if (as >= 0) {
            notes.add(text.substring(as + 4).strip().split("\\s", 2)[0]);
        }
    }

    /** A line that begins with the name of an entity: a relationship, or an attribute written outside of the box. */
    private void entityStatement(LineCursor line) {
        int start = line.at();
        Optional<Name> name = PlantUmlName.take(line, diagnostics);
        boolean quotesReported = name.isEmpty() && line.at() >= line.end();
        if (name.isPresent() && PlantUmlLink.follows(line)) {
            links.read(line, start, name.get());
            return;
        }
        line.skipBlanks();
        if (name.isPresent() && line.accept(":")) {
            line.skipBlanks();
            Box box = builder.declare(name.get());
            sections.line(line, box);
            sections.close(box);
            return;
        }
        if (!quotesReported) {
            line.moveTo(start);
            ignored(line);
        }
    }

    private void ignored(LineCursor line) {
        diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                .at(line.restSpan(), "this says nothing about entities that a model could take over")
                .label("it is ignored"));
        if (line.rest().stripTrailing().endsWith("{")) {
            openIfBrace(line, PlantUmlBlock::toSkip);
        }
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && text.charAt(end) != '(') {
            end++;
        }
        return text.substring(0, end).toLowerCase(Locale.ROOT);
    }
}
