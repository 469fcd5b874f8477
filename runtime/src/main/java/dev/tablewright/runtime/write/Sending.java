package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Failure;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.call.ThrottledException;
import dev.tablewright.runtime.item.ItemMismatchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Sends what is planned, again if that is useful and safe, and finds out why it failed. */
final class Sending {

    private final String name;
    private final long now;
    private final Requests requests;

    Sending(String name, Settings settings, long now) {
        this(name, settings, now, false);
    }

    /** @param telling whether the caller is told what numbers have come to */
    Sending(String name, Settings settings, long now, boolean telling) {
        this.name = name;
        this.now = now;
        this.requests = new Requests(settings, telling);
    }

    /** How it went. */
    sealed interface Sent {

        /** @param given by DynamoDB: of a deletion the item as it was, of an update what changed; null: nothing */
        record Done(Map<String, AttributeValue> given) implements Sent {}

        /** @param judged everything that did not hold; nothing: it holds by now */
        record Failed(List<Judged> judged) implements Sent {}
    }

    /** What it means that something does not hold of an item. */
    record Judged(Place place, Verdict verdict) {

        static List<Judged> of(ItemWrite write, Map<String, AttributeValue> found, long now) {
            return write.judge(found, now).stream()
                    .map(verdict -> new Judged(write.place(), verdict))
                    .toList();
        }
    }

    /**
     * What earlier attempts leave open.
     *
     * @param lost how many got no answer
     * @param doubt whether one of them may have been done
     */
    record Tries(int lost, boolean doubt) {

        static final Tries NONE = new Tries(0, false);

        /** After another that failed. */
        Tries and(SdkException failure) {
            Failure kind = Failure.of(failure);
            boolean silent = kind == Failure.LOST || kind == Failure.ABANDONED;
            boolean pending = failure instanceof TransactionInProgressException;
            return new Tries(silent ? lost + 1 : lost, doubt || silent || pending || Failure.leavesDoubt(failure));
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
            default ->
                one(
                        write,
                        Operation.UPDATE,
                        requests.update(write),
                        answer -> answer.hasAttributes() ? answer.attributes() : write.foreseen(),
                        tries);
        };
    }

    private <Q, A> Step<Sent> one(
            ItemWrite write,
            Operation<Q, A> operation,
            Q request,
            Function<A, Map<String, AttributeValue>> given,
            Tries tries) {
        return Step.send(
                operation,
                request,
                answer -> Step.done(new Sent.Done(given.apply(answer))),
                failure -> failed(write, failure, tries));
    }

    /**
     * After a request for one item failed. A refusal is one only if nothing was done before: what is stored may be what an earlier attempt
     * made of it, or what somebody else did, and nothing in it tells the one from the other.
     */
    Step<Sent> failed(ItemWrite write, SdkException failure, Tries before) {
        Tries tries = before.and(failure);
        if (Failure.of(failure) == Failure.CERTAIN && tries.doubt()) {
            throw new OutcomeUnknownException(name, Optional.empty(), failure);
        }
        if (failure instanceof ConditionalCheckFailedException refused) {
            Map<String, AttributeValue> found = refused.hasItem() ? refused.item() : Map.of();
            return Step.done(new Sent.Failed(Judged.of(write, found, now)));
        }
        if (Sizes.isTooLarge(failure)) {
            throw new ItemTooLargeException(write.label(), failure);
        }
        refuseMistyped(failure, List.of(write));
        return again(failure, tries, Optional.empty(), write.isRepeatable(), () -> one(write, tries));
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
        Tries tried = tries.and(failure);
        return again(
                failure,
                tried,
                Optional.of(request.clientRequestToken()),
                true,
                () -> together(writes, request, own, tried));
    }

    private Step<Sent> reasons(
            List<ItemWrite> writes,
            List<CancellationReason> reasons,
            TransactWriteItemsRequest request,
            boolean own,
            SdkException failure,
            Tries tries) {
        List<Judged> judged = new ArrayList<>();
        boolean refused = false;
        boolean met = false;
        for (int at = 0; at < Math.min(reasons.size(), writes.size()); at++) {
            CancellationReason reason = reasons.get(at);
            String code = reason.code() == null ? "None" : reason.code();
            switch (code) {
                case "None", "ThrottlingError", "ProvisionedThroughputExceeded" -> {
                    // Nothing about the item: it may be tried again.
                }
                case "TransactionConflict" -> met = true;
                case "ConditionalCheckFailed" -> {
                    refused = true;
                    judged.addAll(Judged.of(writes.get(at), reason.hasItem() ? reason.item() : Map.of(), now));
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
        if (refused) {
            return Step.done(new Sent.Failed(judged));
        }
        Tries tried = tries.and(failure);
        boolean conflict = met;
        return Step.again(() -> together(writes, request, own, tried), attempts -> {
            if (tried.doubt()) {
                return new OutcomeUnknownException(name, Optional.of(request.clientRequestToken()), failure);
            }
            return conflict
                    ? new ConflictException(name, attempts, failure)
                    : new ThrottledException((AwsServiceException) failure);
        });
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
            SdkException failure,
            Tries tries,
            Optional<String> token,
            boolean repeatable,
            Supplier<Step<Sent>> repeat) {
        Failure kind = Failure.of(failure);
        boolean safe = repeatable || kind != Failure.LOST;
        IntFunction<RuntimeException> enough = attempts -> {
            if (tries.doubt()) {
                return new OutcomeUnknownException(name, token, failure);
            }
            return kind == Failure.CONFLICT ? new ConflictException(name, attempts, failure) : failure;
        };
        if (safe && kind.isWorthAnother(failure, tries.lost())) {
            return Step.again(repeat, enough);
        }
        throw enough.apply(1);
    }
}
