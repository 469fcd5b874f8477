package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import dev.tablewright.runtime.write.ConflictException;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Transaction;
import dev.tablewright.runtime.write.Write;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Keeps the counts and sums that follow from the stream. Every event counts exactly once, however often and in whichever batches it is
 * delivered: what is added leaves a marker for each event, in the same transaction.
 *
 * <p>When DynamoDB deletes an entity because its time had come, nobody could keep the numbers that its parents have in the same
 * transaction. They are brought up to date here too.
 */
public final class StreamTallies {

    /** What listeners know it by. */
    public static final CallInfo CALL = CallInfo.of("stream.tallies");

    /** A stream forgets after a day, so nothing is delivered later than that. */
    private static final Duration MARKER_LIFE = Duration.ofDays(2);

    /** A transaction takes 100 items: a marker for each event, and in the worst case a parent for each. */
    private static final int EVENTS_AT_A_TIME = 40;

    private static final String EXPIRY_UNSAID = "expiresAt";

    private final List<EntityType<?>> entities;
    private final MarkerType markers;

    /**
     * @param entities of the table whose stream it is
     * @param markers the table for markers, whose keys are texts; usually the same
     * @param expiry the attribute by which that table deletes items; empty: markers stay until somebody deletes them
     */
    public StreamTallies(List<EntityType<?>> entities, TableType markers, Optional<String> expiry) {
        this.entities = List.copyOf(entities);
        this.markers = new MarkerType(markers, expiry.orElse(EXPIRY_UNSAID));
    }

    /** Applies events, and gives how many of them changed a number now and not before. */
    public Step<Integer> apply(List<StreamEvent> events, Settings settings) {
        Map<String, Contribution> contributions = new LinkedHashMap<>();
        for (StreamEvent event : events) {
            Contribution contribution = Contribution.of(event, entities, settings);
            if (!contribution.isEmpty()) {
                contributions.put(event.id(), contribution);
            }
        }
        return ParentLookup.found(List.copyOf(contributions.values()), settings)
                .then(found -> inTurn(found, 0, settings));
    }

    /** One transaction after the other: several would often meet at the same parents. */
    private Step<Integer> inTurn(List<Contribution> all, int applied, Settings settings) {
        if (all.isEmpty()) {
            return Step.done(applied);
        }
        int end = Math.min(EVENTS_AT_A_TIME, all.size());
        List<Contribution> rest = all.subList(end, all.size());
        return together(all.subList(0, end), settings, 1).then(more -> inTurn(rest, applied + more, settings));
    }

    private Step<Integer> together(List<Contribution> all, Settings settings, int attempt) {
        if (all.isEmpty()) {
            return Step.done(0);
        }
        Instant expiry = settings.clock().instant().plus(MARKER_LIFE);
        EntityWrites<Marker> marking = new EntityWrites<>(markers);
        List<Write<?>> writes = new ArrayList<>();
        all.forEach(one -> writes.add(marking.create(new Marker(one.event(), expiry))));
        Additions.of(all).forEach(addition -> writes.add(add(addition.parent(), addition)));
        return Transaction.of(writes, settings, Optional.empty()).then(outcome -> {
            if (outcome instanceof Outcome.Done) {
                return Step.done(all.size());
            }
            if (settings.pauses().after(attempt, 0).isEmpty()) {
                throw new ConflictException("applying " + all.size() + " events of a stream", attempt, null);
            }
            return open(all, settings).then(open -> together(open, settings, attempt + 1));
        });
    }

    private static <P> Write<Void> add(EntityType<P> parent, Additions addition) {
        return new EntityWrites<>(parent).add(Known.of(addition.key()), addition.amounts());
    }

    /** What is left once it is known which events were applied before, and which parents are gone. */
    private Step<List<Contribution>> open(List<Contribution> all, Settings settings) {
        Map<String, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        all.forEach(one ->
                keys.put(one.event(), markers.table().keyOf(markers.item(new Marker(one.event(), Instant.EPOCH)))));
        GetShape<Marker> shape = GetShape.of(CallInfo.of("stream.markers"), markers.table(), Decoder.of(markers))
                .consistent();
        return shape.batch(settings, keys).then(applied -> {
            List<Contribution> open = all.stream()
                    .filter(one -> !applied.containsKey(one.event()))
                    .toList();
            return gone(Additions.of(open), settings).map(gone -> open.stream()
                    .map(one -> one.without(gone))
                    .filter(one -> !one.isEmpty())
                    .toList());
        });
    }

    private static Step<Set<Additions.Parent>> gone(List<Additions> additions, Settings settings) {
        List<Step<Optional<Additions.Parent>>> looks = additions.stream()
                .map(addition -> isThere(addition.parent(), addition, settings)
                        .map(there -> there ? Optional.<Additions.Parent>empty() : Optional.of(addition.place())))
                .toList();
        return Step.all(
                looks,
                found -> Step.done(
                        Set.copyOf(found.stream().flatMap(Optional::stream).toList())));
    }

    private static <P> Step<Boolean> isThere(EntityType<P> parent, Additions addition, Settings settings) {
        return GetShape.of(CallInfo.of("stream.parent"), parent.table(), Decoder.of(parent))
                .consistent()
                .get(settings, addition.key())
                .map(Optional::isPresent);
    }
}
