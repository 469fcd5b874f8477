package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.Set;

/** Reads a line between two entities: {@code Customer "1" -- "0..*" Order : places}. */
final class PlantUmlLink {

    private final DiagramBuilder builder;
    private final Diagnostics diagnostics;
    private final Set<String> notes;

    /** @param notes the names of notes: a line to a note says nothing about entities */
    PlantUmlLink(DiagramBuilder builder, Diagnostics diagnostics, Set<String> notes) {
        this.builder = builder;
        this.diagnostics = diagnostics;
        this.notes = notes;
    }

    /** Whether a line is drawn behind the name that has been read; nothing is read. */
    static boolean follows(LineCursor line) {
        int start = line.at();
        line.skipBlanks();
        boolean multiplicity = line.peek() == '"' && line.takeQuoted().isPresent();
        line.skipBlanks();
        boolean link = PlantUmlArrow.isAt(line) || multiplicity;
        line.moveTo(start);
        return link;
    }

    /** Reads what follows the name of the left entity, up to the end of the line. */
    void read(LineCursor line, int start, Name left) {
        Optional<Cardinality> leftMultiplicity = takeMultiplicity(line);
        Optional<PlantUmlArrow> arrow = PlantUmlArrow.take(line, diagnostics);
        if (arrow.isEmpty()) {
            builder.mention(left);
            line.moveToEnd();
            return;
        }
        Optional<Cardinality> rightMultiplicity = takeMultiplicity(line);
        int rightStart = line.at();
        Optional<Name> right = PlantUmlName.take(line, diagnostics);
        if (right.isEmpty()) {
            builder.mention(left);
            if (rightStart >= line.at()) {
                diagnostics.report(
                        DiagramMistake.missingEntity(line.isDone() ? arrow.get().span() : line.restSpan()));
            }
            line.moveToEnd();
            return;
        }
        Optional<String> label = takeLabel(line);
        if (arrow.get().hidden()
                || notes.contains(left.text())
                || notes.contains(right.get().text())) {
            return;
        }
        if (arrow.get().inheritance()) {
            builder.mention(left);
            builder.mention(right.get());
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(line.spanToEnd(start), "a model has no inheritance")
                    .label("this line is ignored")
                    .help("write the attributes of the parent into each child"));
            return;
        }
        Ends ends = Ends.of(
                arrow.get(),
                arrow.get().left().or(() -> leftMultiplicity),
                arrow.get().right().or(() -> rightMultiplicity));
        boolean added = builder.relationship(new DiagramRelationship(
                left, ends.left(), right.get(), ends.right(), arrow.get().solid(), label, line.spanToEnd(start)));
        if (added && ends.guessed()) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(arrow.get().span(), "this line does not say how many stand at both of its ends")
                    .label("read as `" + ends.left().left() + "--"
                            + ends.right().right() + "`")
                    .help("write how many, as in `||--o{`, or as in `\"1\" -- \"0..*\"`"));
        }
    }

    private static Optional<Cardinality> takeMultiplicity(LineCursor line) {
        line.skipBlanks();
        int start = line.at();
        Optional<Name> quoted = line.peek() == '"' ? line.takeQuoted() : Optional.empty();
        Optional<Cardinality> multiplicity = quoted.flatMap(text -> PlantUmlMultiplicity.of(text.text()));
        line.skipBlanks();
        // Quotes at the end of a line are the name of an entity, whatever they say.
        if (quoted.isPresent() && (line.isDone() || line.peek() == ':')) {
            line.moveTo(start);
            return Optional.empty();
        }
        return multiplicity;
    }

    private static Optional<String> takeLabel(LineCursor line) {
        line.takeWhile(c -> c != ':');
        if (!line.accept(":")) {
            return Optional.empty();
        }
        String text = PlantUmlName.shown(line.takeRest().text());
        // The small arrow that says in which direction a label is read.
        String words = text.startsWith("< ") ? text.substring(2) : text;
        words = words.endsWith(" >") || words.endsWith(" <") ? words.substring(0, words.length() - 2) : words;
        String label = words.replace("\"", "").strip();
        return label.isEmpty() ? Optional.empty() : Optional.of(label);
    }

    /** How many stand at the ends, with a guess where the diagram is silent. */
    private record Ends(Cardinality left, Cardinality right, boolean guessed) {

        static Ends of(PlantUmlArrow arrow, Optional<Cardinality> left, Optional<Cardinality> right) {
            boolean guessed = left.isEmpty() || right.isEmpty();
            if (left.isEmpty() && right.isEmpty()) {
                return arrow.wholeAtRight()
                        ? new Ends(Cardinality.ZERO_OR_MORE, Cardinality.EXACTLY_ONE, true)
                        : new Ends(Cardinality.EXACTLY_ONE, Cardinality.ZERO_OR_MORE, true);
            }
            return new Ends(
                    left.orElseGet(() -> opposite(right.get())), right.orElseGet(() -> opposite(left.get())), guessed);
        }

        private static Cardinality opposite(Cardinality known) {
            return known.isMany() ? Cardinality.EXACTLY_ONE : Cardinality.ZERO_OR_MORE;
        }
    }
}
