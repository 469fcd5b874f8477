package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Calls that are expected to fail with a reason. */
final class Refused {

    private Refused() {}

    static void assertRefused(Refusal reason, ThrowingCallable call) {
        assertThat(catchThrowableOfType(KeyValueException.class, call))
                .extracting(KeyValueException::reason)
                .isEqualTo(reason);
    }
}
