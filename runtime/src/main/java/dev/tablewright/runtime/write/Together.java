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

    Together(Write<T> first, List<Write<?>> all) {
        this.first = first;
        this.all = all.stream().flatMap(write -> write.parts().stream()).toList();
    }

    @Override
    public CallInfo call() {
        return first.call();
    }

    @Override
    public Step<Outcome<T>> step(Settings settings) {
        return new Execution(
                        call().name(),
                        all,
                        settings,
                        Optional.empty(),
                        all.stream().anyMatch(Write::isOnce))
                .run()
                .map(outcome -> outcome.map(this::head));
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
