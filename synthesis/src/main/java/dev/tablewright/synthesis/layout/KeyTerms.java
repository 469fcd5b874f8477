package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What one physical key attribute says about an item, once the text is gone that only tells entities apart.
 *
 * @param constant the text of a key that is the same for every item; empty if there are terms
 * @param direct whether it was an attribute as it is, in its own type
 */
record KeyTerms(List<KeyTerm> terms, String constant, boolean direct, Span span) {

    /** Below all that an encoded value can contain, so that keys sort as their values do, one term after the other. */
    private static final String DELIMITER = "#";

    KeyTerms {
        terms = List.copyOf(terms);
    }

    static KeyTerms of(KeyValue value) {
        if (value instanceof KeyValue.Direct direct) {
            return new KeyTerms(List.of(KeyTerm.plain(direct.path().steps())), "", true, direct.span());
        }
        KeyTemplate template = ((KeyValue.Composed) value).template();
        List<KeyTerm> terms = template.slots().stream()
                .map(slot -> new KeyTerm(slot.path(), slot.format()))
                .toList();
        return new KeyTerms(terms, terms.isEmpty() ? template.leadingLiteral() : "", false, value.span());
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    KeyTerms with(List<KeyTerm> others) {
        return new KeyTerms(others, constant, direct, span);
    }

    /** The template of these terms alone. */
    KeyTemplate template() {
        return isConstant() ? template(List.of(constant)) : template("", terms);
    }

    /** A template that begins with text of its own. */
    static KeyTemplate template(String prefix, List<KeyTerm> terms) {
        String slots = terms.stream().map(KeyTerm::slot).collect(Collectors.joining(DELIMITER));
        return TemplateParser.parse(literal(prefix) + slots).template();
    }

    /** A template without slots. */
    static KeyTemplate template(List<String> words) {
        return TemplateParser.parse(literal(String.join(DELIMITER, words))).template();
    }

    private static String literal(String text) {
        return text.replace("{", "{{").replace("}", "}}");
    }
}
