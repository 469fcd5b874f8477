package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity that is there, or should be, and what the caller knows of it. */
record EntityTarget(Shape<?> shape, Known known) {

    /** What is wanted of it, once it is found. One that cannot be found is missing, or it is wanted of nothing. */
    Step<Draft.Wanted> wanted(Settings settings, boolean needed, Function<Found, Intent> intent) {
        Optional<Refusal> missing =
                needed ? Optional.of(new Refusal.Missing(shape.type().name())) : Optional.empty();
        return wanted(settings, missing, intent);
    }

    /** @param missing why the write is refused if it cannot be found; empty: then nothing is wanted of it */
    Step<Draft.Wanted> wanted(Settings settings, Optional<Refusal> missing, Function<Found, Intent> intent) {
        if (!known.isLookup()) {
            return known.find(settings).map(values -> Draft.Wanted.of(intent.apply(found(values.orElseThrow()))));
        }
        return known.find(settings).map(values -> values.map(some -> Draft.Wanted.of(intent.apply(found(some))))
                .orElseGet(() -> missing.map(Draft.Wanted::refused)
                        .orElseGet(() -> new Draft.Wanted(List.of(), List.of(), false)))
                .throughLookup(true));
    }

    /** Where it is; empty if it cannot be found. */
    Step<Optional<Place>> place(Settings settings) {
        return known.find(settings).map(values -> values.map(some -> found(some).place()));
    }

    private Found found(Map<String, AttributeValue> values) {
        return new Found(new Place(shape.type().table(), Keys.of(shape.type(), values)), values);
    }

    /** Where it is, and what is known of it. */
    record Found(Place place, Map<String, AttributeValue> values) {}
}
