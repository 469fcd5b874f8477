package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * A line of the entity-relationship diagram: <code>Customer ||--o{ Order : places</code>.
 *
 * @param leftCardinality how many of the left stand to one of the right
 * @param identifying whether the line is solid: the right cannot exist without the left
 * @param via the attribute that carries it, where several could
 * @param fanout how many of the right one of the left has, on average
 * @param max how many at most
 * @param strategy how it must be stored, if the author insists
 * @param line the crow's-foot line itself
 */
public record Relationship(
        Name left,
        Cardinality leftCardinality,
        Name right,
        Cardinality rightCardinality,
        boolean identifying,
        Optional<String> label,
        Optional<Name> via,
        Optional<Long> fanout,
        Optional<Long> max,
        Optional<Strategy> strategy,
        Span line) {

    public boolean isManyToMany() {
        return leftCardinality.isMany() && rightCardinality.isMany();
    }

    /** The whole line, label included: <code>Customer ||--o{ Order : places</code>. */
    public String text() {
        return left + " " + leftCardinality.left() + (identifying ? "--" : "..") + rightCardinality.right() + " "
                + right + label.map(word -> " : " + word).orElse("");
    }
}
