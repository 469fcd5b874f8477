package dev.tablewright.access.layout;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Aggregate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an entity adds to a number of its parent.
 *
 * @param target the number, as it is stored
 * @param amount what is added; empty: one
 * @param where which entities count
 */
public record TallyLayout(
        Aggregate kept, ParentLayout parent, String target, Optional<ValuePath> amount, List<ItemTest.Holds> where) {

    public TallyLayout {
        where = List.copyOf(where);
    }

    /** The stored attributes that are looked at: which parent, how much, and whether it counts. */
    public Set<String> madeOf() {
        Set<String> names = share();
        names.addAll(KeyLayout.madeOf(where));
        return names;
    }

    /** Those of them that only decide whether it counts. */
    public Set<String> decidedBy() {
        Set<String> names = new LinkedHashSet<>(KeyLayout.madeOf(where));
        names.removeAll(share());
        return names;
    }

    private Set<String> share() {
        Set<String> names = new LinkedHashSet<>();
        names.add(parent.via().first().storedName());
        amount.ifPresent(path -> names.add(path.first().storedName()));
        return names;
    }

    /** The index in which the parent is found; empty: in its table. */
    public Optional<String> index() {
        return parent.key().route().index().map(index -> index.name().text());
    }
}
