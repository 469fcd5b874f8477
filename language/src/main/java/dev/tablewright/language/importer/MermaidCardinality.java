package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Cardinality;
import java.util.List;
import java.util.Optional;

/** How Mermaid says how many, in signs and in words. Signs may face either way at both ends. */
final class MermaidCardinality {

    private record Phrase(String text, Cardinality cardinality) {

        boolean isWord() {
            return Character.isLetter(text.charAt(text.length() - 1)) || text.equals("1");
        }
    }

    /** Longer phrases stand before those with which they begin. */
    private static final List<Phrase> PHRASES = List.of(
            new Phrase("one or zero", Cardinality.ZERO_OR_ONE),
            new Phrase("one or more", Cardinality.ONE_OR_MORE),
            new Phrase("one or many", Cardinality.ONE_OR_MORE),
            new Phrase("zero or one", Cardinality.ZERO_OR_ONE),
            new Phrase("zero or more", Cardinality.ZERO_OR_MORE),
            new Phrase("zero or many", Cardinality.ZERO_OR_MORE),
            new Phrase("only one", Cardinality.EXACTLY_ONE),
            new Phrase("many(0)", Cardinality.ZERO_OR_MORE),
            new Phrase("many(1)", Cardinality.ONE_OR_MORE),
            new Phrase("many", Cardinality.ZERO_OR_MORE),
            new Phrase("one", Cardinality.EXACTLY_ONE),
            new Phrase("0+", Cardinality.ZERO_OR_MORE),
            new Phrase("1+", Cardinality.ONE_OR_MORE),
            new Phrase("1", Cardinality.EXACTLY_ONE));

    private MermaidCardinality() {}

    /** Reads what stands at either end of a line. */
    static Optional<Cardinality> take(LineCursor line) {
        Optional<Cardinality> sign = CrowsFoot.takeLeft(line).or(() -> CrowsFoot.takeRight(line));
        return sign.isPresent() ? sign : takePhrase(line);
    }

    private static Optional<Cardinality> takePhrase(LineCursor line) {
        for (Phrase phrase : PHRASES) {
            int length = phrase.text().length();
            boolean ends =
                    !phrase.isWord() || (!Character.isLetterOrDigit(line.peek(length)) && line.peek(length) != '_');
            if (ends && line.isAtIgnoringCase(phrase.text())) {
                line.moveTo(line.at() + length);
                return Optional.of(phrase.cardinality());
            }
        }
        return Optional.empty();
    }
}
