package dev.tablewright.lab.validate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a validation found.
 *
 * @param counts of all findings; kinds of which there are none are not in it
 * @param samples some of each kind
 * @param items that were looked at
 * @param older items that an older version of their schema wrote, which were not judged by the newer
 * @param unsettled items, counts and sums that seemed wrong and changed while they were looked at, and were not judged
 * @param units of reading that were consumed
 * @param seconds that it took
 * @param unchecked what cannot be known from the tables, in a sentence each
 * @param complete whether it came to its end
 */
public record ValidationResult(
        Map<FindingKind, Long> counts,
        Map<FindingKind, List<Finding>> samples,
        long items,
        long older,
        long unsettled,
        double units,
        double seconds,
        List<String> unchecked,
        boolean complete) {

    public ValidationResult {
        counts = Collections.unmodifiableMap(sorted(counts));
        Map<FindingKind, List<Finding>> copies = sorted(samples);
        copies.replaceAll((kind, some) -> List.copyOf(some));
        samples = Collections.unmodifiableMap(copies);
        unchecked = List.copyOf(unchecked);
    }

    private static <T> Map<FindingKind, T> sorted(Map<FindingKind, T> map) {
        Map<FindingKind, T> sorted = new EnumMap<>(FindingKind.class);
        sorted.putAll(map);
        return sorted;
    }

    /** Whether everything was looked at, and nothing found that is wrong. */
    public boolean isClean() {
        return complete && counts.keySet().stream().noneMatch(FindingKind::isError);
    }

    public long count(FindingKind kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** All samples, kind by kind. */
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>();
        samples.values().forEach(all::addAll);
        return List.copyOf(all);
    }
}
