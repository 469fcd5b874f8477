package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write that has drawn its numbers and can be tried any number of times. */
interface Draft<T> {

    /** What it wants to do to which entities. */
    Step<Wanted> wanted(Settings settings);

    /**
     * What it gives.
     *
     * @param intents those that it wanted
     * @param returned by DynamoDB, if only one item was written: of a deletion the item as it was, of an update what changed; null otherwise
     */
    T result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings settings);

    /** Whether it stays as it is where others draw other numbers; then those with whom it is done know it. */
    default boolean staysAmong(Company company) {
        return false;
    }

    /**
     * @param intents nothing: there is nothing to do
     * @param refusals if it is refused before anything is tried
     * @param lookedUp whether the key was looked up, maybe where it is out of date
     */
    record Wanted(List<Intent> intents, List<Refusal> refusals, boolean lookedUp) {

        static Wanted of(Intent intent) {
            return new Wanted(List.of(intent), List.of(), false);
        }

        static Wanted refused(Refusal refusal) {
            return new Wanted(List.of(), List.of(refusal), false);
        }

        Wanted throughLookup(boolean throughLookup) {
            return new Wanted(intents, refusals, throughLookup);
        }
    }
}
