package dev.tablewright.runtime.write;

import java.util.List;
import java.util.Map;

/**
 * What is written to which items.
 *
 * @param resolved what became of the intents
 * @param refusals what is in the way already; then nothing is written
 */
record Plan(List<ItemWrite> writes, Map<Place, Resolved> resolved, List<Refusal> refusals) {

    /** Nothing is wanted. */
    static final Plan NONE = new Plan(List.of(), Map.of(), List.of());

    Resolved resolved(Place place) {
        return resolved.get(place);
    }
}
