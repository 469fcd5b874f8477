package dev.tablewright.check.cost;

import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.WordList;
import java.util.List;
import java.util.Optional;

/**
 * One consideration for or against a layout.
 *
 * @param name what is considered
 * @param favours empty: neither
 * @param weight how many others it is worth
 * @param decisive whether it decides alone: the other layout does not work
 * @param reason the evidence, with its numbers
 */
public record Factor(String name, Optional<Layout> favours, int weight, boolean decisive, String reason) {

    static Factor neither(String name, String reason) {
        return new Factor(name, Optional.empty(), 0, false, reason);
    }

    static Factor single(String name, String reason) {
        return new Factor(name, Optional.of(Layout.SINGLE_TABLE), 1, false, reason);
    }

    static Factor tables(String name, String reason) {
        return new Factor(name, Optional.of(Layout.TABLE_PER_ENTITY), 1, false, reason);
    }

    /**
     * What some patterns suffer in one table, and others in several: it speaks for the layout in which none does, and for neither
     * if both have such patterns.
     */
    static Factor against(String name, List<String> inSingle, List<String> inTables, String suffering) {
        if (inSingle.isEmpty()) {
            return single(name, WordList.few(inTables) + " " + suffering + " in several tables");
        }
        String one = WordList.few(inSingle) + " " + suffering + " in one table";
        return inTables.isEmpty()
                ? tables(name, one)
                : neither(name, one + ", " + WordList.few(inTables) + " in several");
    }

    Factor deciding() {
        return new Factor(name, favours, weight, true, reason);
    }

    Factor weighing(int others) {
        return new Factor(name, favours, others, decisive, reason);
    }
}
