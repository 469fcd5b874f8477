package dev.tablewright.lab.validate;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.Numbering;

/** What an item can be, by what its type attribute says. */
sealed interface ItemKind {

    /** What the type attribute says. */
    String name();

    KeyForm key();

    /** The entity whose attributes stand in it. */
    Entity entity();

    /** An entity. */
    record OfEntity(EntityType<?> type, Entity entity, KeyForm key) implements ItemKind {
        @Override
        public String name() {
            return type.name();
        }
    }

    /** An item that guards a unique value of an entity. */
    record OfGuard(Guard guard, EntityType<?> owner, Entity entity, KeyForm key) implements ItemKind {
        @Override
        public String name() {
            return guard.name();
        }
    }

    /** An item that keeps the last number of a sequence. */
    record OfSequence(Numbering numbering, EntityType<?> owner, Entity entity, KeyForm key) implements ItemKind {
        @Override
        public String name() {
            return numbering.name();
        }
    }
}
