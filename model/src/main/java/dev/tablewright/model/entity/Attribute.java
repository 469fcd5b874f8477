package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * A fact about an entity or an embedded value.
 *
 * @param optional whether it may be absent
 * @param unique whether no two entities may share a value
 * @param immutable whether it keeps its first value; parts of the id always do
 * @param max longest text in characters, most elements of a collection, or largest number
 * @param pattern the regular expression that a text matches
 * @param defaultValue what it is when nothing is said, as written
 * @param storedName its name in the item
 * @param sensitive whether it must not appear in logs
 * @param span the whole declaration
 */
public record Attribute(
        Name name,
        Type type,
        boolean optional,
        Optional<Uniqueness> unique,
        boolean immutable,
        Optional<Long> max,
        Optional<String> pattern,
        Optional<Name> defaultValue,
        String storedName,
        boolean sensitive,
        Optional<String> description,
        Span span) {

    /** Whether it holds several values and nothing says how many at most. */
    public boolean isUnbounded() {
        return type.isCollection() && max.isEmpty();
    }
}
