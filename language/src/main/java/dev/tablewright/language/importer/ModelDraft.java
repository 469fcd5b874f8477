package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a diagram is in terms of the model language: every name is a legal one, every type is known, every entity has an
 * id, and every relationship but those of many to many is carried by a reference.
 */
record ModelDraft(List<EntityDraft> entities, List<RelationshipDraft> relationships) {

    ModelDraft {
        entities = List.copyOf(entities);
        relationships = List.copyOf(relationships);
    }

    /** Drafts a model; what it cannot say as the diagram does is reported. */
    static ModelDraft of(Diagram diagram, Diagnostics diagnostics) {
        IdReferences idReferences = new IdReferences();
        EntityDrafting drafting = new EntityDrafting(idReferences, diagnostics);
        List<EntityDraft> entities = drafting.draft(diagram.entities());
        Map<String, EntityDraft> byDrawnName = new HashMap<>();
        for (EntityDraft entity : entities) {
            byDrawnName.put(entity.drawn.name().text(), entity);
        }
        List<RelationshipDraft> relationships = new ArrayList<>();
        for (DiagramRelationship line : diagram.relationships()) {
            EntityDraft left = byDrawnName.get(line.left().text());
            EntityDraft right = byDrawnName.get(line.right().text());
            if (left != null && right != null) {
                relationships.add(new RelationshipDraft(line, left, right));
            }
        }
        new ReferenceDrafting(entities, relationships, idReferences).draft();
        return new ModelDraft(entities, relationships);
    }
}
