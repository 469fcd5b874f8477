package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemMismatchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Sends what is planned, again if that is useful and safe, and finds out why it failed. */
final class Sending {

    private final String name;
    private final Settings settings;
    private final long now;
    private final Requests requests;

    Sending(String name, Settings settings, long now) {
        this.name = name;
        this.settings = settings;
        this.now = now;
        this.requests = new Requests(settings);
    }

    /** How it went. */
    sealed interface Sent {

        /** @param before the item as it was, if DynamoDB gave it; null otherwise */
        record Done(Map<String, AttributeValue> before) implements Sent {}

        /** @param verdicts on everything that did not hold; nothing: it holds by now */
        record Failed(List<Verdict> verdicts) implements Sent {}
    }

    /** How often it was tried so far, and how often no answer came. */
    record Tries(int failed, int lost) {

        static final Tries NONE = new Tries(0, 0);

        Tries busy() {
            return new Tries(failed + 1, lost);
        }

        Tries silent() {
            return new Tries(failed + 1, lost + 1);
        }
    }

    Step<Sent> one(ItemWrite write, Tries tries) {
        return switch (write.kind()) {
            case PUT -> one(write, Operation.PUT, requests.put(write), answer -> null, tries);
            case DELETE ->
                one(
                        write,
                        Operation.DELETE,
                        requests.delete(write),
                        answer -> answer.hasAttributes() ? answer.attributes() : Map.of(),
                        tries);
            default -> one(write, Operation.UPDATE, requests.update(write), answer -> null, tries);
        };
    }

    private <Q, A> Step<Sent> one(
            ItemWrite write,
            Operation<Q, A> operation,
            Q request,
            Function<A, Map<String, AttributeValue>> before,
            Tries tries) {
        return Step.send(
                operation,
                request,
                answer -> Step.done(new Sent.Done(before.apply(answer))),
                failure -> failed(write, failure, tries));
    }

    /** After a request for one item failed. */
    Step<Sent> failed(ItemWrite write, SdkException failure, Tries tries) {
        if (failure instanceof ConditionalCheckFailedException refused) {
            Map<String, AttributeValue> found = refused.hasItem() ? refused.item() : Map.of();
            boolean maybe = tries.lost() > 0 || failure.numAttempts() > 1;
            if (maybe && write.wasDone(found)) {
                return Step.done(new Sent.Done(null));
            }
            return Step.done(new Sent.Failed(write.judge(found, now)));
        }
        if (Sizes.isTooLarge(failure)) {
            throw new ItemTooLargeException(write.label(), failure);
        }
        refuseMistyped(failure, List.of(write));
        return again(failure, tries, write.isRepeatable(), next -> one(write, next));
    }

    Step<Sent> together(List<ItemWrite> writes, String token, boolean own) {
        if (writes.size() > TooManyItemsException.MOST) {
            throw new TooManyItemsException(name, writes.size());
        }
        return together(writes, requests.transaction(writes, token), own, Tries.NONE);
    }

    private Step<Sent> together(List<ItemWrite> writes, TransactWriteItemsRequest request, boolean own, Tries tries) {
        return Step.send(
                Operation.TRANSACT_WRITE,
                request,
                answer -> Step.done(new Sent.Done(null)),
                failure -> cancelled(writes, request, own, failure, tries));
    }

    private Step<Sent> cancelled(
            List<ItemWrite> writes, TransactWriteItemsRequest request, boolean own, SdkException failure, Tries tries) {
        if (failure instanceof TransactionCanceledException cancelled && cancelled.hasCancellationReasons()) {
            return reasons(writes, cancelled.cancellationReasons(), request, own, failure, tries);
        }
        if (Sizes.isTooLarge(failure)) {
            throw new ItemTooLargeException(Sizes.largest(writes).label(), failure);
        }
        if (failure instanceof IdempotentParameterMismatchException && !own) {
            throw new TokenUsedException(name, failure);
        }
        refuseMistyped(failure, writes);
        return again(failure, tries, true, next -> together(writes, request, own, next));
    }

    private Step<Sent> reasons(
            List<ItemWrite> writes,
            List<CancellationReason> reasons,
            TransactWriteItemsRequest request,
            boolean own,
            SdkException failure,
            Tries tries) {
        List<Verdict> verdicts = new ArrayList<>();
        boolean refused = false;
        for (int at = 0; at < Math.min(reasons.size(), writes.size()); at++) {
            CancellationReason reason = reasons.get(at);
            String code = reason.code() == null ? "None" : reason.code();
            switch (code) {
                case "None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded" -> {
                    // Nothing about the item: it may be tried again.
                }
                case "ConditionalCheckFailed" -> {
                    refused = true;
                    verdicts.addAll(writes.get(at).judge(reason.hasItem() ? reason.item() : Map.of(), now));
                }
                default -> {
                    if (Sizes.isTooLarge(reason.message())) {
                        throw new ItemTooLargeException(writes.get(at).label(), failure);
                    }
                    refuseMistyped(reason.message(), failure, List.of(writes.get(at)));
                    throw failure;
                }
            }
        }
        return refused
                ? Step.done(new Sent.Failed(verdicts))
                : pausing(failure, tries.busy(), next -> together(writes, request, own, next));
    }

    private static void refuseMistyped(SdkException failure, List<ItemWrite> writes) {
        if (failure instanceof AwsServiceException answered && answered.awsErrorDetails() != null) {
            refuseMistyped(answered.awsErrorDetails().errorMessage(), failure, writes);
        }
    }

    /** Nothing can be added to what is no number; somebody else stored it. DynamoDB has no code for that either. */
    private static void refuseMistyped(String message, SdkException failure, List<ItemWrite> writes) {
        if (message == null || !message.toLowerCase(Locale.ROOT).contains("incorrect data type")) {
            return;
        }
        for (ItemWrite write : writes) {
            if (!write.changes().adds().isEmpty()) {
                throw new ItemMismatchException(
                        write.label(),
                        String.join("` or `", write.changes().adds().keySet()),
                        "is not a number",
                        failure);
            }
        }
    }

    private Step<Sent> again(
            SdkException failure, Tries tries, boolean repeatable, Function<Tries, Step<Sent>> repeat) {
        switch (Failure.of(failure)) {
            case BUSY -> {
                return pausing(failure, tries.busy(), repeat);
            }
            case LOST -> {
                Tries next = tries.silent();
                if (repeatable && next.lost() < Failure.MOST_LOST) {
                    return pausing(failure, next, repeat);
                }
                throw new OutcomeUnknownException(name, failure);
            }
            case ABANDONED -> throw new OutcomeUnknownException(name, failure);
            default -> {
                if (tries.lost() > 0) {
                    throw new OutcomeUnknownException(name, failure);
                }
                throw failure;
            }
        }
    }

    private Step<Sent> pausing(SdkException failure, Tries tries, Function<Tries, Step<Sent>> repeat) {
        return settings.pauses()
                .after(tries.failed(), settings.chance().getAsDouble())
                .map(pause -> Step.after(pause, () -> repeat.apply(tries)))
                .orElseThrow(() -> tries.lost() > 0
                        ? new OutcomeUnknownException(name, failure)
                        : new ConflictException(name, tries.failed(), failure));
    }
}
