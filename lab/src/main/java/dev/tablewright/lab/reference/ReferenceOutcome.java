package dev.tablewright.lab.reference;

import dev.tablewright.runtime.write.Refusal;
import java.util.List;

/**
 * What a write must come to.
 *
 * @param rows as they are afterwards
 * @param refusals what stands in its way; none: it is done
 */
public record ReferenceOutcome(ReferenceRows rows, List<Refusal> refusals) {

    public ReferenceOutcome {
        refusals = List.copyOf(refusals);
    }

    public boolean isDone() {
        return refusals.isEmpty();
    }
}
