package dev.tablewright.generate.diagram;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A model as Mermaid's {@code erDiagram}. Names always stand in quotes, since Mermaid knows many words and takes them in
 * any case.
 */
public final class Mermaid {

    /** What Mermaid draws at most; who views a page cannot raise it. */
    static final int LONGEST = 50_000;

    /** Mermaid looks for this anywhere in a line. */
    private static final Pattern DIRECTION = Pattern.compile("(?i)direction\\s+(?=TB|BT|RL|LR)");

    private static final Pattern KEY_MARK = Pattern.compile("(?i)PK|FK|UK");

    private final Model model;
    private final Predicate<EntityRow> shown;
    private final StringBuilder out = new StringBuilder();

    private Mermaid(Model model, Predicate<EntityRow> shown) {
        this.model = model;
        this.shown = shown;
    }

    /** The diagram's text. Attributes are left out of models that would be too large to be drawn with them. */
    public static String of(Model model) {
        String all = new Mermaid(model, row -> true).text();
        if (all.length() <= LONGEST) {
            return all;
        }
        String keys = new Mermaid(model, row -> !row.marks().isEmpty()).text();
        return keys.length() <= LONGEST ? keys : new Mermaid(model, row -> false).text();
    }

    private String text() {
        out.append("erDiagram\n");
        model.entities().forEach(this::entity);
        model.relationships().forEach(this::relationship);
        return out.toString();
    }

    private void entity(Entity entity) {
        out.append("    ").append(quoted(entity.name().text()));
        int before = out.length();
        EntityRow.of(model, entity).stream().filter(shown).forEach(row -> attribute(row, out));
        if (out.length() > before) {
            out.insert(before, " {\n");
            out.append("    }");
        }
        out.append('\n');
    }

    private static void attribute(EntityRow row, StringBuilder out) {
        out.append("        ").append(word(generic(row.type()))).append(' ').append(word(row.name()));
        if (!row.marks().isEmpty()) {
            out.append(' ').append(String.join(", ", row.marks()));
        }
        row.words().ifPresent(words -> out.append(' ').append(quoted(words)));
        out.append('\n');
    }

    private void relationship(Relationship line) {
        out.append("    ")
                .append(quoted(line.left().text()))
                .append(' ')
                .append(line.leftCardinality().left())
                .append(line.identifying() ? "--" : "..")
                .append(line.rightCardinality().right())
                .append(' ')
                .append(quoted(line.right().text()))
                .append(" : ")
                .append(quoted(line.label().orElse("")))
                .append('\n');
    }

    /** Mermaid writes {@code list~string~}: its brackets are HTML's. */
    private static String generic(String type) {
        return type.replace('<', '~').replace('>', '~');
    }

    /** An attribute called as a mark of a key would be taken for one; the star is Mermaid's own sign before names. */
    private static String word(String name) {
        return KEY_MARK.matcher(name).matches() ? "*" + name : name;
    }

    private static String quoted(String text) {
        String line = PrintableText.oneLine(text)
                .replace('"', '\'')
                // A type's brackets would reach up to this one.
                .replace('~', '-')
                // Two of them begin a comment or a directive, one ends a name; the semicolon ends an entity of HTML.
                .replace('%', '\uFF05')
                .replace('\\', '/')
                .replace(';', ',');
        return '"' + DIRECTION.matcher(line).replaceAll("direction-") + '"';
    }
}
