package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A kind of thing that is stored and found again.
 *
 * @param id the attributes that identify one; empty only for a singleton
 * @param ttl the attribute that says when DynamoDB may delete it
 * @param version the attribute that counts changes, for optimistic locks
 * @param schemaVersion the version of its shape, from 1
 * @param singleton whether there is exactly one
 * @param span the whole declaration
 */
public record Entity(
        Name name,
        List<Name> id,
        List<Attribute> attributes,
        Optional<Name> ttl,
        Optional<Name> version,
        int schemaVersion,
        List<Sequence> sequences,
        boolean singleton,
        Expectation expect,
        Optional<String> description,
        Span span) {

    public Entity {
        id = List.copyOf(id);
        attributes = List.copyOf(attributes);
        sequences = List.copyOf(sequences);
    }

    /** The same with other attributes, of which others may be expected. */
    public Entity with(List<Attribute> others, Expectation expected) {
        return new Entity(
                name, id, others, ttl, version, schemaVersion, sequences, singleton, expected, description, span);
    }

    public Optional<Attribute> attribute(String attribute) {
        for (Attribute candidate : attributes) {
            if (candidate.name().text().equals(attribute)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    public boolean isIdentifiedBy(String attribute) {
        for (Name part : id) {
            if (part.text().equals(attribute)) {
                return true;
            }
        }
        return false;
    }
}
