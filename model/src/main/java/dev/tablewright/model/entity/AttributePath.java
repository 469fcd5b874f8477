package dev.tablewright.model.entity;

import dev.tablewright.model.source.Span;
import java.util.List;

/** An attribute, or the way to one through a reference or an embedded value: {@code repo.owner}. */
public record AttributePath(List<String> steps, Span span) {

    public AttributePath {
        steps = List.copyOf(steps);
    }

    /** The attribute of the entity itself with which the path begins. */
    public String first() {
        return steps.get(0);
    }

    /** As it is written. */
    public String dotted() {
        return String.join(".", steps);
    }

    @Override
    public String toString() {
        return dotted();
    }
}
