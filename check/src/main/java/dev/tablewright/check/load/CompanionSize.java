package dev.tablewright.check.load;

import dev.tablewright.access.key.Placement;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.design.CompanionItem;

/** How large guards and counters are, in the table and in the indexes that hold them too. */
final class CompanionSize {

    private CompanionSize() {}

    static Estimate of(CompanionItem companion, Placement placement, ItemSizes sizes) {
        return placement
                .route()
                .index()
                .map(index -> sizes.companion(companion, placement.route().table(), index))
                .orElseGet(() -> sizes.companion(companion));
    }
}
