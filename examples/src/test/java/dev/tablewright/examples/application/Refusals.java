package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What stood in the way of writes. */
final class Refusals {

    private Refusals() {}

    /** Nothing, if the write was done. */
    static List<Refusal> of(ThrowingCallable write) {
        WriteRefusedException refused = catchThrowableOfType(WriteRefusedException.class, write);
        return refused == null ? List.of() : refused.refusals();
    }
}
