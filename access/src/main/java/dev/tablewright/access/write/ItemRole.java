package dev.tablewright.access.write;

import dev.tablewright.model.entity.MemberName;

/** Why a write touches an item. */
public sealed interface ItemRole {

    /** It is the entity that the author writes. */
    record Itself(String entity) implements ItemRole {
        @Override
        public String toString() {
            return entity;
        }
    }

    /**
     * It is an entity that the written one refers to, and it keeps a number.
     *
     * @param reference the attribute of the written entity that holds its id
     */
    record Parent(String entity, WriteValue reference) implements ItemRole {
        @Override
        public String toString() {
            return entity;
        }
    }

    /** It keeps a value unique. */
    record Guard(MemberName member) implements ItemRole {
        @Override
        public String toString() {
            return "guard " + member;
        }
    }

    /** It keeps the last number of a sequence. */
    record Counter(MemberName member) implements ItemRole {
        @Override
        public String toString() {
            return "counter " + member;
        }
    }
}
