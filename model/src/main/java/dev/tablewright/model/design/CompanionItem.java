package dev.tablewright.model.design;

import dev.tablewright.model.entity.MemberName;

/**
 * An item that exists for the sake of another: it guards a unique value, or keeps the last number of a sequence.
 *
 * @param member the attribute that it serves
 */
public record CompanionItem(Purpose purpose, MemberName member, String table, ItemKey key) {

    /** What a companion item is for. */
    public enum Purpose {
        UNIQUENESS,
        SEQUENCE
    }
}
