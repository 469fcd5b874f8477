package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A request whose shape is known, with the values of one call.
 *
 * @param version that the caller has read
 * @param values by placeholder
 */
record ShapeCall(
        WriteShape shape,
        Map<String, AttributeValue> known,
        Changes changes,
        OptionalLong version,
        Map<String, AttributeValue> values) {

    /**
     * @param name of the write, for messages
     * @param telling whether the caller is told what numbers have come to
     */
    Step<Sending.Sent> send(Settings settings, String name, boolean telling) {
        EntityType<?> type = shape.type();
        Place place = new Place(type.table(), Keys.of(type, known));
        Requests requests = new Requests(settings, telling);
        Requests.Parts parts = shape.parts(values);
        return shape.isUpdate()
                ? Step.send(
                        Operation.UPDATE,
                        requests.update(place, parts, changes.adds().isEmpty()),
                        answer -> Step.done(
                                new Sending.Sent.Done(answer.hasAttributes() ? answer.attributes() : foreseen())),
                        failure -> failed(settings, name, telling, place, failure))
                : Step.send(
                        Operation.DELETE,
                        requests.delete(place, parts),
                        answer -> Step.done(
                                new Sending.Sent.Done(answer.hasAttributes() ? answer.attributes() : Map.of())),
                        failure -> failed(settings, name, telling, place, failure));
    }

    /** The version that follows the one that was demanded. */
    private Map<String, AttributeValue> foreseen() {
        return version.isPresent() && shape.slots().isCounting()
                ? Map.of(shape.type().version().orElseThrow(), Values.whole(version.getAsLong() + 1))
                : Map.of();
    }

    /** What went wrong is found out as if the same request had been worked out; it is also what is sent again. */
    private Step<Sending.Sent> failed(
            Settings settings, String name, boolean telling, Place place, SdkException failure) {
        long now = Expiry.now(settings);
        return new Sending(name, settings, now, telling).failed(workedOut(place, now), failure, Sending.Tries.NONE);
    }

    private ItemWrite workedOut(Place place, long now) {
        EntityType<?> type = shape.type();
        if (!shape.isUpdate()) {
            return ItemWrite.delete(type.name(), place, demands(now));
        }
        Changes all = changes.copy();
        shape.slots().keys(values).forEach(all::set);
        String counted = shape.slots().isCounting() ? type.version().orElse(null) : null;
        return ItemWrite.update(type, place, all, counted, demands(now));
    }

    private List<Demand> demands(long now) {
        EntityType<?> type = shape.type();
        List<Demand> demands = new ArrayList<>();
        if (!shape.isDemanding()) {
            return demands;
        }
        Verdict missing = new Verdict.Refuse(new Refusal.Missing(type.name()));
        demands.add(new Demand.Present(type.table().partition(), type.ttl(), now, missing));
        version.ifPresent(seen ->
                demands.add(new Demand.VersionIs(type.name(), type.version().orElseThrow(), seen)));
        shape.conditions().forEach(condition -> demands.add(new Demand.Met(type.name(), condition)));
        Map<String, Optional<AttributeValue>> same = new LinkedHashMap<>();
        shape.slots()
                .reliedUpon(values, changes)
                .forEach((attribute, value) -> same.put(attribute, Optional.of(value)));
        if (!same.isEmpty()) {
            demands.add(new Demand.Unchanged(same));
        }
        return demands;
    }
}
