package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An intent, and what it entails.
 *
 * @param old the item before, as the code knows it; null if there was none, or it was not read
 * @param next the item afterwards; null if there will be none, or it is not known as a whole
 */
record Resolved(
        Intent intent,
        Map<String, AttributeValue> old,
        Map<String, AttributeValue> next,
        List<ItemWrite> writes,
        List<Contribution> contributions,
        List<Refusal> refusals) {

    static Resolved refused(Intent intent, List<Refusal> refusals) {
        return new Resolved(intent, null, null, List.of(), List.of(), refusals);
    }

    static Resolved nothing(Intent intent) {
        return refused(intent, List.of());
    }

    /**
     * What a child adds to a number of its parent.
     *
     * @param demanded whether the parent has to be there; otherwise a parent that is gone needs no numbers
     */
    record Contribution(
            EntityType<?> parent, Place place, String target, BigDecimal amount, String child, boolean demanded) {}
}
