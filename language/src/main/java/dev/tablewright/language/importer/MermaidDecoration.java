package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;
import java.util.Set;

/** Statements of a Mermaid diagram that say how it looks or what it is called. */
final class MermaidDecoration {

    private static final Set<String> LOOKS =
            Set.of("direction", "style", "classDef", "class", "subgraph", "linkStyle", "click");

    private final DiagramBuilder builder;

    /** The brace of a description over several lines, while it is open. */
    private Optional<Span> description = Optional.empty();

    MermaidDecoration(DiagramBuilder builder) {
        this.builder = builder;
    }

    /** Reads a line, or the rest of one, if it is decoration. */
    boolean take(LineCursor line) {
        if (description.isPresent()) {
            line.takeWhile(c -> c != '}');
            description = line.accept("}") ? Optional.empty() : description;
            return true;
        }
        int start = line.at();
        String word = line.takeWhile(Character::isLetter).map(Name::text).orElse("");
        line.skipBlanks();
        boolean taken = takeAfter(word, line);
        if (!taken) {
            line.moveTo(start);
        }
        return taken;
    }

    /** The brace of a description that the diagram leaves open. */
    Optional<Span> unclosed() {
        return description;
    }

    private boolean takeAfter(String word, LineCursor line) {
        if (word.equals("accTitle") && line.accept(":")) {
            builder.title(line.takeRest());
            return true;
        }
        if (word.equals("accDescr") && line.accept("{")) {
            description = Optional.of(line.span(line.at() - 1, line.at()));
            return true;
        }
        boolean decoration = (word.equals("accDescr") && line.peek() == ':')
                || (word.equals("end") && line.isDone())
                // An entity may bear such a name; then a line or a block follows.
                || (LOOKS.contains(word) && isText(line.peek()));
        if (word.equals("title") && isText(line.peek())) {
            builder.title(line.takeRest());
            return true;
        }
        if (decoration) {
            line.moveToEnd();
        }
        return decoration;
    }

    private static boolean isText(char c) {
        return Character.isLetterOrDigit(c) || c == '"' || c == '_';
    }
}
