package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;
import java.util.List;
import java.util.stream.Collectors;

/** A write was refused, and nothing has changed. */
public final class WriteRefusedException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final transient List<Refusal> refusals;

    public WriteRefusedException(List<Refusal> refusals) {
        super(refusals.stream().map(Refusal::toString).collect(Collectors.joining("; ")));
        this.refusals = List.copyOf(refusals);
    }

    /** Everything that stood in the way; nothing, if the exception came from another process. */
    public List<Refusal> refusals() {
        return refusals == null ? List.of() : refusals;
    }
}
