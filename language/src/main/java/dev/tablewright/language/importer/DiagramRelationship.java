package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * A line between two boxes of a diagram.
 *
 * @param left the name of the entity at the left, as that entity has it
 * @param leftCardinality how many of the left stand to one of the right
 * @param identifying whether the line is solid
 * @param span the whole line
 */
public record DiagramRelationship(
        Name left,
        Cardinality leftCardinality,
        Name right,
        Cardinality rightCardinality,
        boolean identifying,
        Optional<String> label,
        Span span) {}
