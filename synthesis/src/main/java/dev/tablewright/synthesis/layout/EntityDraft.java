package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** An entity on its way into a shared table: its key there, and which of its indexes becomes which shared one. */
final class EntityDraft {

    private final Entity entity;
    private final EntityKeys old;
    private final List<KeyDraft> indexes;
    private final SortedMap<Integer, KeyDraft> numbered = new TreeMap<>();
    private KeyDraft primary;
    private boolean settled;

    EntityDraft(Entity entity, EntityKeys old, KeyDraft primary, List<KeyDraft> indexes) {
        this.entity = entity;
        this.old = old;
        this.primary = primary;
        this.indexes = new ArrayList<>(indexes);
    }

    Entity entity() {
        return entity;
    }

    EntityKeys old() {
        return old;
    }

    KeyDraft primary() {
        return primary;
    }

    List<KeyDraft> indexes() {
        return List.copyOf(indexes);
    }

    /** Whether a pattern relies on the key that it has. */
    boolean isSettled() {
        return settled;
    }

    void settle() {
        settled = true;
    }

    /** An index becomes the key of the table, and that an index in its place. */
    void swap(KeyDraft index, KeyDraft asPrimary) {
        indexes.set(indexes.indexOf(index), primary.asIndex(primary.origin()));
        primary = asPrimary;
    }

    /** Items stand in one more index, under the key that they have in the table. */
    KeyDraft copyPrimary(Name reason) {
        KeyDraft copy = primary.asIndex(reason);
        indexes.add(copy);
        return copy;
    }

    SortedMap<Integer, KeyDraft> numbered() {
        return numbered;
    }

    void number(int number, KeyDraft index) {
        numbered.put(number, index);
    }

    Optional<Integer> numberOf(KeyDraft index) {
        return numbered.entrySet().stream()
                .filter(entry -> entry.getValue().equals(index))
                .map(entry -> entry.getKey())
                .findFirst();
    }
}
