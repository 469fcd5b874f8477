package dev.tablewright.access.layout;

import dev.tablewright.model.design.CompanionItem;

/**
 * Items that stand beside those of an entity: guards of unique values, and counters.
 *
 * @param key made of the values of the entity
 */
public record CompanionLayout(CompanionItem item, KeyLayout key) {

    public boolean isGuard() {
        return item.purpose() == CompanionItem.Purpose.UNIQUENESS;
    }
}
