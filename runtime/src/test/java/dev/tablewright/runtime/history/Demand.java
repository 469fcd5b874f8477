package dev.tablewright.runtime.history;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.StringJoiner;

/**
 * What a caller requires of the stored item. Null parts are not required.
 *
 * @param version the stored version
 * @param text the stored text
 * @param below an upper bound of the stored count, exclusive
 */
public record Demand(Long version, String text, Long below) {

    public static final Demand NONE = new Demand(null, null, null);

    boolean isNone() {
        return equals(NONE);
    }

    Set<Reason> unmet(Item item) {
        Set<Reason> reasons = new LinkedHashSet<>();
        if (version != null && version != item.version()) {
            reasons.add(Reason.stale(item.version()));
        }
        if ((text != null && !text.equals(item.text())) || (below != null && item.count() >= below)) {
            reasons.add(Reason.UNMET);
        }
        return reasons;
    }

    @Override
    public String toString() {
        StringJoiner all = new StringJoiner(" and ", " if ", "").setEmptyValue("");
        if (version != null) {
            all.add("version " + version);
        }
        if (text != null) {
            all.add("text " + text);
        }
        if (below != null) {
            all.add("count below " + below);
        }
        return all.toString();
    }
}
