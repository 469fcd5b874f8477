package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Item;
import dev.tablewright.runtime.history.Reason;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.OutcomeUnknownException;
import dev.tablewright.runtime.write.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;

/** What the runtime says, as an answer of a history. */
final class Answers {

    private Answers() {}

    static Answer got(Optional<Thing.Keyed> found) {
        return new Answer.Done(item(found));
    }

    static Answer of(Outcome<?> outcome) {
        return outcome.isDone()
                ? new Answer.Done(item(outcome.orThrow()))
                : new Answer.Refused(
                        outcome.refusals().stream().map(Answers::reason).collect(Collectors.toSet()));
    }

    /** Where an exception does not say that the outcome is unknown, it says that nothing was done. */
    static Answer failed(Throwable thrown) {
        Throwable failure = thrown instanceof CompletionException ? thrown.getCause() : thrown;
        if (failure instanceof OutcomeUnknownException) {
            return Answer.unknown();
        }
        if (failure instanceof SdkException || failure instanceof TablewrightException) {
            return new Answer.Failed(failure.getClass().getSimpleName());
        }
        throw new AssertionError("the runtime broke down", failure);
    }

    private static Item item(Object value) {
        if (value instanceof List<?> list) {
            return item(list.get(0));
        }
        if (value instanceof Optional<?> optional) {
            return item(optional.orElse(null));
        }
        return value == null ? null : ((Thing.Keyed) value).item();
    }

    private static Reason reason(Refusal refusal) {
        if (refusal instanceof Refusal.Stale stale) {
            return Reason.stale(stale.found().orElse(0));
        }
        if (refusal instanceof Refusal.Exists) {
            return Reason.EXISTS;
        }
        if (refusal instanceof Refusal.Missing) {
            return Reason.MISSING;
        }
        if (refusal instanceof Refusal.Taken) {
            return Reason.TAKEN;
        }
        return Reason.UNMET;
    }
}
