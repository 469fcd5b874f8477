package dev.tablewright.keys;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How the value of one physical key attribute is composed: literal text and slots for the attributes of an entity.
 *
 * <pre>{@code
 * KeyTemplate key = TemplateParser.parse("ORDER#{placedAt}#{orderId}").template();
 * key.leadingLiteral();   // "ORDER#"
 * key.slots().size();     // 2
 * }</pre>
 *
 * @param text the template as it was written
 * @param parts the text cut into literals and slots, in order, without gaps
 */
public record KeyTemplate(String text, List<Part> parts) {

    public KeyTemplate {
        parts = List.copyOf(parts);
    }

    /** The slots in the order in which they stand. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>(parts.size());
        for (Part part : parts) {
            if (part instanceof Slot slot) {
                slots.add(slot);
            }
        }
        return Collections.unmodifiableList(slots);
    }

    /** The text before the first slot; empty if the template begins with a slot. */
    public String leadingLiteral() {
        return !parts.isEmpty() && parts.get(0) instanceof Literal literal ? literal.text() : "";
    }

    /** Whether every item gets the same value: there is no slot. */
    public boolean isConstant() {
        return parts.stream().noneMatch(Slot.class::isInstance);
    }

    @Override
    public String toString() {
        return text;
    }

    /** A piece of a template. {@code start} and {@code end} are offsets into the text of the template. */
    public sealed interface Part {
        int start();

        int end();
    }

    /** Text that stands in the key as it is. */
    public record Literal(String text, int start, int end) implements Part {}

    /**
     * A place for the value of an attribute.
     *
     * @param path the attribute, or the way to it through references and embedded values: {@code repo.owner}
     * @param format how the value is written
     */
    public record Slot(List<String> path, SlotFormat format, int start, int end) implements Part {

        public Slot {
            path = List.copyOf(path);
        }

        /** The path as it is written in the template. */
        public String dottedPath() {
            return String.join(".", path);
        }
    }
}
