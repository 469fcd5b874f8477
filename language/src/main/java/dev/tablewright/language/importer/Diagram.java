package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;

/**
 * An entity diagram as it was drawn, whatever language it was drawn in.
 *
 * @param entities in the order in which they first appear; no name stands twice
 * @param relationships between these entities
 */
public record Diagram(Optional<Name> title, List<DiagramEntity> entities, List<DiagramRelationship> relationships) {

    public Diagram {
        entities = List.copyOf(entities);
        relationships = List.copyOf(relationships);
    }
}
