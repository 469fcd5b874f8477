package dev.tablewright.language.importer;

import dev.tablewright.model.entity.Type;
import java.util.Optional;

/** An attribute of the model that is being drafted. References are found late, so it can still change. */
final class AttributeDraft {

    /** What the diagram says about it; empty if the model needs it and the diagram does not have it. */
    final Optional<DiagramAttribute> drawn;

    String name;
    Type type;
    Optional<Long> max = Optional.empty();
    boolean optional;
    boolean unique;

    AttributeDraft(String name, Type type, Optional<DiagramAttribute> drawn) {
        this.name = name;
        this.type = type;
        this.drawn = drawn;
    }

    boolean isForeignKey() {
        return drawn.map(DiagramAttribute::foreignKey).orElse(false);
    }

    /** What it is called without the {@code Id} at its end. */
    String role() {
        int length = name.length() - 2;
        boolean id = length > 0
                && name.regionMatches(true, length, "id", 0, 2)
                && Character.isUpperCase(name.charAt(length));
        return id ? name.substring(0, length) : name;
    }

    boolean isReference() {
        return type instanceof Type.Reference;
    }

    boolean refersTo(EntityDraft entity) {
        return type instanceof Type.Reference reference && reference.entity().equals(entity.name);
    }

    void refer(EntityDraft entity) {
        type = new Type.Reference(entity.name);
        max = Optional.empty();
    }
}
