package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Several writes, all or nothing. */
public final class Transaction {

    private Transaction() {}

    /**
     * All the writes at once. What they do to the same item becomes one change of it.
     *
     * @param token by which DynamoDB knows for ten minutes that it did the same transaction already; empty: one is made up, and serves
     *     for repetitions within this call
     * @return a step that gives what each of the writes gives, in their order
     * @throws TooManyItemsException by the step, if more than 100 items would have to be written
     * @throws IllegalArgumentException by the step, if two writes contradict each other
     */
    public static Step<Outcome<List<Object>>> of(List<Write<?>> writes, Settings settings, Optional<String> token) {
        List<Write<?>> parts = new ArrayList<>();
        List<Integer> positions = new ArrayList<>();
        for (int at = 0; at < writes.size(); at++) {
            for (Write<?> part : writes.get(at).parts()) {
                parts.add(part);
                positions.add(at);
            }
        }
        Optional<String> known = token.or(() -> Together.token(writes));
        boolean once = known.isPresent() || writes.stream().anyMatch(Write::isOnce);
        return new Execution("a transaction", parts, settings, known, once)
                .run()
                .map(outcome -> outcome.at(positions::get));
    }
}
