package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Something to be written that has not been written yet. It is done by itself, or together with others as part of a transaction.
 *
 * @param <T> what it gives when it is done
 */
public abstract class Write<T> {

    Write() {}

    /** What this is, for listeners and messages. */
    public abstract CallInfo call();

    /** Does it by itself. */
    public Step<Outcome<T>> step(Settings settings) {
        return workedOut(settings);
    }

    /** Does it by itself, after it is found out what it entails. */
    final Step<Outcome<T>> workedOut(Settings settings) {
        return new Execution(call().name(), List.of(this), settings, Optional.empty(), isOnce())
                .run()
                .map(outcome -> outcome.map(this::first));
    }

    /**
     * How it ended that a request was sent without a plan. Whatever is no plain refusal is looked at from the beginning.
     *
     * @param result what it gives, from the item as it was before
     */
    final Step<Outcome<T>> ended(
            Settings settings, Sending.Sent sent, Function<Map<String, AttributeValue>, T> result) {
        if (sent instanceof Sending.Sent.Done done) {
            return Step.done(Outcome.done(result.apply(done.before())));
        }
        List<Refusal> refusals = new ArrayList<>();
        for (Verdict verdict : ((Sending.Sent.Failed) sent).verdicts()) {
            if (!(verdict instanceof Verdict.Refuse refuse)) {
                return afterStale(settings);
            }
            if (!refusals.contains(refuse.refusal())) {
                refusals.add(refuse.refusal());
            }
        }
        return refusals.isEmpty() ? workedOut(settings) : Step.done(Outcome.refused(refusals));
    }

    /** After a request that needed no plan found that what the caller knew is out of date. */
    private Step<Outcome<T>> afterStale(Settings settings) {
        return new Execution(call().name(), List.of(this), settings, Optional.empty(), false)
                .afterStale()
                .map(outcome -> outcome.map(this::first));
    }

    /** After the request for the only item, which needed no plan, failed. */
    final Step<Outcome<T>> afterFirst(Settings settings, SdkException failure) {
        return new Execution(call().name(), List.of(this), settings, Optional.empty(), false)
                .afterFirst(failure)
                .map(outcome -> outcome.map(this::first));
    }

    /** The same and others, all or nothing. It gives what this gives. */
    public final Write<T> with(Write<?>... others) {
        List<Write<?>> all = new ArrayList<>(List.of(others));
        all.add(0, this);
        return new Together<>(this, all);
    }

    /** Whether it goes as a transaction even if it is but one item. */
    boolean isOnce() {
        return false;
    }

    /** The writes that this is made of; itself, unless it is made of several. */
    List<Write<?>> parts() {
        return List.of(this);
    }

    /** What is done once, however often the rest has to be tried: numbers are drawn. */
    abstract Step<Draft<T>> prepare(Settings settings, Company company);

    @SuppressWarnings("unchecked") // It is what the draft of this write gave.
    private T first(List<Object> values) {
        return (T) values.get(0);
    }
}
