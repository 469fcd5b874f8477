package dev.tablewright.check.proof;

import dev.tablewright.access.key.Witness;
import java.util.List;
import java.util.stream.Stream;

/**
 * Items that show that a claim is false.
 *
 * @param consequence what a user would see
 */
public record Counterexample(List<Witness> items, String consequence) {

    public Counterexample {
        items = List.copyOf(items);
    }

    /** A line for each item, with its keys, and one for what goes wrong. */
    public List<String> lines() {
        return Stream.concat(items.stream().map(item -> item.text() + ": " + item.keyText()), Stream.of(consequence))
                .toList();
    }
}
