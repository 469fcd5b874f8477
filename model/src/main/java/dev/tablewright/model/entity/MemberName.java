package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;

/** An attribute of an entity, named from outside: {@code Customer.totalSpent}. */
public record MemberName(String entity, String attribute, Span span) {

    /** The entity and its place. */
    public Name entityName() {
        return new Name(entity, part(0, entity.length()));
    }

    /** The attribute and its place. */
    public Name attributeName() {
        return new Name(attribute, span.text().endsWith("." + attribute) ? lastPart() : span);
    }

    private Span lastPart() {
        int length = span.end() - span.start();
        return span.part(length - attribute.length(), length);
    }

    private Span part(int from, int to) {
        return span.text().equals(toString()) ? span.part(from, to) : span;
    }

    @Override
    public String toString() {
        return entity + "." + attribute;
    }
}
