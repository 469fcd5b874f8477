package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.ItemProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The items that one page leaves out. Shards are read by several threads. */
final class Problems implements Consumer<ItemProblem> {

    private List<ItemProblem> all = List.of();

    @Override
    public synchronized void accept(ItemProblem problem) {
        if (all.isEmpty()) {
            all = new ArrayList<>();
        }
        all.add(problem);
    }

    synchronized List<ItemProblem> all() {
        return List.copyOf(all);
    }
}
