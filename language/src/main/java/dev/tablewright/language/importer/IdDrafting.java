package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives every entity an id: what the diagram marks, what is named like one, or a new attribute. */
final class IdDrafting {

    private final Map<String, EntityDraft> entities;
    private final IdReferences references;
    private final Diagnostics diagnostics;

    IdDrafting(Map<String, EntityDraft> entities, IdReferences references, Diagnostics diagnostics) {
        this.entities = entities;
        this.references = references;
        this.diagnostics = diagnostics;
    }

    void draft(EntityDraft entity) {
        for (AttributeDraft attribute : entity.attributes) {
            if (attribute.drawn.map(DiagramAttribute::key).orElse(false) && fits(attribute)) {
                entity.id.add(attribute);
            }
        }
        if (entity.id.isEmpty()) {
            entity.id.add(named(entity).orElseGet(() -> generated(entity)));
        }
        for (AttributeDraft part : entity.id) {
            part.optional = false;
            part.unique = false;
            if (part.type instanceof Type.Reference reference
                    && !references.connect(entity, entities.get(reference.entity()))) {
                breakCircle(part);
            }
        }
    }

    private boolean fits(AttributeDraft attribute) {
        if (!attribute.type.fitsInKey()) {
            attribute.drawn.ifPresent(drawn -> diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(drawn.name().span(), "`" + attribute.type + "` cannot be part of a key")
                    .label("written as an attribute that identifies nothing")));
        }
        return attribute.type.fitsInKey();
    }

    private void breakCircle(AttributeDraft part) {
        String entity = part.type.toString();
        part.type = ScalarType.STRING;
        part.drawn.ifPresent(drawn -> diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                .at(drawn.name().span(), "`" + entity + "` would be identified by itself")
                .label("written as `string`")
                .help("mark a key that does not lead back")));
    }

    /** An attribute that is named like an id: {@code id}, {@code orderId}. */
    private static Optional<AttributeDraft> named(EntityDraft entity) {
        for (String name : List.of("id", entity.referenceName() + "Id", CamelCase.lower(entity.name) + "Id")) {
            for (AttributeDraft attribute : entity.attributes) {
                if (attribute.name.equalsIgnoreCase(name) && attribute.type.fitsInKey()) {
                    return Optional.of(attribute);
                }
            }
        }
        return Optional.empty();
    }

    private static AttributeDraft generated(EntityDraft entity) {
        String reference = entity.referenceName();
        String wanted = reference.substring(0, Math.min(reference.length(), CamelCase.LONGEST - 2)) + "Id";
        AttributeDraft id = new AttributeDraft(entity.attributeNames.take(wanted), ScalarType.ULID, Optional.empty());
        entity.attributes.add(0, id);
        return id;
    }
}
