package dev.tablewright.generate.diagram;

import dev.tablewright.generate.sample.SampleItem;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of an item collection: an item, or several that are not shown.
 *
 * @param items one, or those that are not shown
 * @param shown whether it is an item that is shown
 */
record CollectionRow(List<SampleItem> items, boolean shown) {

    private static final int MOST = 12;
    private static final int FEWEST_OF_A_KIND = 2;
    private static final int MOST_OF_A_KIND = 6;

    CollectionRow {
        items = List.copyOf(items);
    }

    SampleItem first() {
        return items.get(0);
    }

    /** Items that follow each other and are of one entity are shown in part where there are many. */
    static List<CollectionRow> of(List<SampleItem> items) {
        List<List<SampleItem>> runs = runs(items);
        if (items.size() <= MOST || runs.size() > MOST / FEWEST_OF_A_KIND) {
            return beginning(items, MOST);
        }
        List<CollectionRow> rows = new ArrayList<>();
        int each = Math.max(FEWEST_OF_A_KIND, Math.min(MOST_OF_A_KIND, (MOST - 2) / runs.size()));
        runs.forEach(run -> rows.addAll(beginning(run, each)));
        return rows;
    }

    private static List<CollectionRow> beginning(List<SampleItem> items, int most) {
        // A row for one item that is not shown takes as much room as the item.
        int shown = items.size() <= most + 1 ? items.size() : most;
        List<CollectionRow> rows = new ArrayList<>();
        items.subList(0, shown).forEach(item -> rows.add(new CollectionRow(List.of(item), true)));
        if (shown < items.size()) {
            rows.add(new CollectionRow(items.subList(shown, items.size()), false));
        }
        return rows;
    }

    private static List<List<SampleItem>> runs(List<SampleItem> items) {
        List<List<SampleItem>> runs = new ArrayList<>();
        for (SampleItem item : items) {
            boolean follows =
                    !runs.isEmpty() && runs.get(runs.size() - 1).get(0).entity().equals(item.entity());
            if (!follows) {
                runs.add(new ArrayList<>());
            }
            runs.get(runs.size() - 1).add(item);
        }
        return runs;
    }
}
