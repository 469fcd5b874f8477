package dev.tablewright.language.importer;

import java.util.Optional;

/** A relationship of the model that is being drafted. */
final class RelationshipDraft {

    final DiagramRelationship drawn;
    final EntityDraft left;
    final EntityDraft right;

    /** The attribute that refers to the other side; a relationship of many to many has none. */
    Optional<AttributeDraft> carrier = Optional.empty();

    /** The side that has it. */
    Optional<EntityDraft> child = Optional.empty();

    /** Whether several attributes could carry it, so that it must be said which one does. */
    boolean ambiguous;

    RelationshipDraft(DiagramRelationship drawn, EntityDraft left, EntityDraft right) {
        this.drawn = drawn;
        this.left = left;
        this.right = right;
    }

    boolean isManyToMany() {
        return drawn.leftCardinality().isMany() && drawn.rightCardinality().isMany();
    }

    boolean isOneToOne() {
        return !drawn.leftCardinality().isMany() && !drawn.rightCardinality().isMany();
    }

    boolean isOfItself() {
        return left == right;
    }

    /** The side of which many stand to one; the right one of two that stand to each other alone. */
    EntityDraft manySide() {
        return drawn.leftCardinality().isMany() ? left : right;
    }

    EntityDraft other(EntityDraft side) {
        return side == right ? left : right;
    }

    void carriedBy(EntityDraft side, AttributeDraft attribute) {
        child = Optional.of(side);
        carrier = Optional.of(attribute);
    }
}
