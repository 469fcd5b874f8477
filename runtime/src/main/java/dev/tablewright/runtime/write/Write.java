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

    /** What DynamoDB allows. */
    private static final int LONGEST_TOKEN = 36;

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
     * @param result what it gives, from what DynamoDB gave back
     */
    final Step<Outcome<T>> ended(
            Settings settings, Sending.Sent sent, Function<Map<String, AttributeValue>, T> result) {
        if (sent instanceof Sending.Sent.Done done) {
            return Step.done(Outcome.done(result.apply(done.given())));
        }
        List<Refusal> refusals = new ArrayList<>();
        for (Sending.Judged one : ((Sending.Sent.Failed) sent).judged()) {
            if (!(one.verdict() instanceof Verdict.Refuse refuse)) {
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
        return new Together<>(this, all, Together.token(all), all.stream().anyMatch(Write::isOnce));
    }

    /**
     * The same as a transaction, also if it is but one item: for twice the price, it is done once and not twice, and it is known whether it was done,
     * though an answer gets lost.
     */
    public Write<T> exactlyOnce() {
        return new Together<>(this, List.of(this), Optional.empty(), true);
    }

    /**
     * The same with a token of the caller's, who may do it again with that token, also in another process: within ten minutes, it is done once.
     *
     * @param token 1 to 36 characters
     */
    public final Write<T> exactlyOnce(String token) {
        if (token.isEmpty() || token.length() > LONGEST_TOKEN) {
            throw new IllegalArgumentException("an idempotency token has 1 to " + LONGEST_TOKEN + " characters");
        }
        return new Together<>(this, List.of(this), Optional.of(token), true);
    }

    /** Whether it goes as a transaction even if it is but one item. */
    boolean isOnce() {
        return false;
    }

    /** What the caller wants it to be known by. */
    Optional<String> token() {
        return Optional.empty();
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
