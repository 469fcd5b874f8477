package dev.tablewright.access.write;

import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Names the values of a parent in the words of the child that refers to it: {@code productId} is {@code product}. */
record ParentWords(Entity parent, WriteValue reference) implements Function<List<String>, WriteValue> {

    @Override
    public WriteValue apply(List<String> path) {
        List<String> words = new ArrayList<>(List.of(reference.path()));
        boolean onlyId = parent.id().size() == 1 && parent.isIdentifiedBy(path.get(0));
        words.addAll(onlyId ? path.subList(1, path.size()) : path);
        return new WriteValue(String.join(".", words), reference.old());
    }
}
