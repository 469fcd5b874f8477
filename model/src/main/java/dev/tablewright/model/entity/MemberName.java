package dev.tablewright.model.entity;

import dev.tablewright.model.source.Span;

/** An attribute of an entity, named from outside: {@code Customer.totalSpent}. */
public record MemberName(String entity, String attribute, Span span) {

    @Override
    public String toString() {
        return entity + "." + attribute;
    }
}
