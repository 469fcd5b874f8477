package dev.tablewright.check.cost;

import dev.tablewright.model.design.Layout;
import java.util.List;

/**
 * One of two designs that are compared.
 *
 * @param derived whether it was derived from the other, and not written by the author
 * @param derivation what was done to derive it, a sentence each
 * @param open what could not be derived, a sentence each
 */
public record Side(Layout layout, CostReport report, boolean derived, List<String> derivation, List<String> open) {

    public Side {
        derivation = List.copyOf(derivation);
        open = List.copyOf(open);
    }

    /** {@code single table}, {@code table per entity}. */
    public String words() {
        return layout.words();
    }

    public int tables() {
        return report.tables().size();
    }

    public long indexes() {
        return report.tables().stream()
                .mapToLong(table -> table.indexes().size())
                .sum();
    }
}
