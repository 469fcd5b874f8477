package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A write was refused, and nothing has changed. */
public final class WriteRefusedException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final transient List<Refusal> refusals;
    private final transient Map<Refusal, Set<Integer>> culprits;

    public WriteRefusedException(List<Refusal> refusals) {
        this(refusals, Map.of());
    }

    /** @param culprits whose refusals they are, if several writes were to be done together: positions, counted from 0 */
    public WriteRefusedException(List<Refusal> refusals, Map<Refusal, Set<Integer>> culprits) {
        super(refusals.stream()
                .map(refusal -> words(refusal, culprits.getOrDefault(refusal, Set.of())))
                .collect(Collectors.joining("; ")));
        this.refusals = List.copyOf(refusals);
        this.culprits = Map.copyOf(culprits);
    }

    private static String words(Refusal refusal, Set<Integer> writes) {
        return writes.isEmpty()
                ? refusal.toString()
                : refusal + " (write "
                        + new TreeSet<>(writes)
                                .stream().map(at -> Integer.toString(at + 1)).collect(Collectors.joining(" and "))
                        + ")";
    }

    /** Everything that stood in the way; nothing, if the exception came from another process. */
    public List<Refusal> refusals() {
        return refusals == null ? List.of() : refusals;
    }

    /** What stood in the way of one of the writes that were to be done together, by its position, counted from 0. */
    public List<Refusal> refusals(int write) {
        return refusals().stream()
                .filter(refusal -> culprits.getOrDefault(refusal, Set.of()).contains(write))
                .toList();
    }
}
