package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.List;
import java.util.Optional;

/** Several writes as one. It gives what the first gives. */
final class Together<T> extends Write<T> {

    private final Write<T> first;
    private final List<Write<?>> all;
    private final Optional<String> token;
    private final boolean once;

    Together(Write<T> first, List<Write<?>> all, Optional<String> token, boolean once) {
        this.first = first;
        this.all = all.stream().flatMap(write -> write.parts().stream()).toList();
        this.token = token;
        this.once = once;
    }

    /** What the callers want writes to be known by that are done together; they cannot want different things. */
    static Optional<String> token(List<Write<?>> writes) {
        List<String> tokens = writes.stream()
                .flatMap(write -> write.token().stream())
                .distinct()
                .toList();
        if (tokens.size() > 1) {
            throw new IllegalArgumentException("one transaction cannot have two idempotency tokens");
        }
        return tokens.stream().findFirst();
    }

    @Override
    public CallInfo call() {
        return first.call();
    }

    @Override
    public Step<Outcome<T>> step(Settings settings) {
        return new Execution(call().name(), all, settings, token, once).run().map(outcome -> outcome.map(this::head));
    }

    @Override
    boolean isOnce() {
        return once;
    }

    @Override
    Optional<String> token() {
        return token;
    }

    @Override
    List<Write<?>> parts() {
        return all;
    }

    @Override
    Step<Draft<T>> prepare(Settings settings, Company company) {
        throw new IllegalStateException("it is prepared part by part");
    }

    @SuppressWarnings("unchecked") // The first part is the write that gives it.
    private T head(List<Object> values) {
        return (T) values.get(0);
    }
}
