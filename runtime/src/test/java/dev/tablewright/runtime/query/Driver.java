package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Does what steps say without a network: keeps the requests, and gets answers from a function. */
final class Driver {

    private final Function<Object, Object> answers;
    final List<Object> requests = new ArrayList<>();
    final List<Duration> pauses = new ArrayList<>();

    /** How many steps went side by side, each time some did. */
    final List<Integer> widths = new ArrayList<>();

    Driver(Function<Object, Object> answers) {
        this.answers = answers;
    }

    @SuppressWarnings("unchecked") // A step's own function takes what its own operation answers.
    <T> T run(Step<T> step) {
        Step<T> now = step;
        while (true) {
            if (now instanceof Step.Done<T> done) {
                return done.value();
            } else if (now instanceof Step.Chain<?, T> chain) {
                now = chained(chain);
            } else if (now instanceof Step.Send<?, ?, T> send) {
                requests.add(send.request());
                now = ((Function<Object, Step<T>>) (Function<?, ?>) send.then()).apply(answers.apply(send.request()));
            } else if (now instanceof Step.All<?, T> all) {
                now = allOf(all);
            } else if (now instanceof Step.Pause<T> pause) {
                pauses.add(pause.pause());
                now = pause.next().get();
            } else {
                throw new AssertionError("nothing goes wrong here, but " + now);
            }
        }
    }

    private <U, T> Step<T> chained(Step.Chain<U, T> chain) {
        return chain.next().apply(run(chain.first()));
    }

    private <U, T> Step<T> allOf(Step.All<U, T> all) {
        widths.add(all.steps().size());
        List<U> results = new ArrayList<>();
        for (Step<U> step : all.steps()) {
            results.add(run(step));
        }
        return all.then().apply(results);
    }

    <Q> Q request(Class<Q> type, int number) {
        return type.cast(requests.get(number));
    }
}
