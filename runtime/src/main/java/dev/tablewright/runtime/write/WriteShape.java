package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one request of a write that is the same in all calls but for its values: nothing has to be read, nothing is kept beside the item, and
 * what is written does not depend on what a call gives. It never changes; generated code has a constant for each such write.
 *
 * <p>What stands for a value is called like the attribute, {@code SET price = :price}: it is the value that the attribute gets, or in a
 * condition the one that the caller knows. {@link #values} says whose value it is where it is called otherwise. {@code :now} is the time,
 * {@code :seen} the version that the caller has read, {@code :one} is 1, and {@code :schema} the shape in which items are written.
 *
 * <p>Only what is done by itself goes this way. What is done together with other writes is worked out as if there were no shape; so is what
 * others were faster to change.
 */
public final class WriteShape {

    private final Terms terms;
    private final ShapeSlots slots;

    /**
     * The parts of a request that are the same in every call.
     *
     * @param update null: it is a deletion
     * @param condition null: none
     * @param names what stands for an attribute; null: nothing
     * @param values the attributes of placeholders that are not called like them
     * @param rooms the attributes of placeholders that stand for the last number to which an amount can be added
     */
    record Terms(
            EntityType<?> type,
            String update,
            String condition,
            Map<String, String> names,
            Map<String, String> values,
            Map<String, String> rooms,
            List<Demanded> conditions) {}

    /** What the author demands, and what stands for the values in it. */
    record Demanded(Condition condition, List<String> placeholders) {}

    private WriteShape(Terms terms) {
        this.terms = terms;
        this.slots = new ShapeSlots(terms);
    }

    /** An update by this expression. */
    public static WriteShape update(EntityWrites<?> writes, String expression) {
        return new WriteShape(new Terms(writes.type(), expression, null, null, Map.of(), Map.of(), List.of()));
    }

    public static WriteShape delete(EntityWrites<?> writes) {
        return delete(writes.type());
    }

    static WriteShape delete(EntityType<?> type) {
        return new WriteShape(new Terms(type, null, null, null, Map.of(), Map.of(), List.of()));
    }

    /** All that must hold. */
    public WriteShape where(String condition) {
        return new WriteShape(new Terms(
                terms.type(),
                terms.update(),
                condition,
                terms.names(),
                terms.values(),
                terms.rooms(),
                terms.conditions()));
    }

    /** What stands for which attribute, where DynamoDB does not take its name as it is. */
    public WriteShape names(Map<String, String> names) {
        Map<String, String> some = names.isEmpty() ? null : Map.copyOf(names);
        return new WriteShape(new Terms(
                terms.type(),
                terms.update(),
                terms.condition(),
                some,
                terms.values(),
                terms.rooms(),
                terms.conditions()));
    }

    /** What stands for the value of which attribute, where it is not called like it. */
    public WriteShape values(Map<String, String> attributes) {
        return new WriteShape(new Terms(
                terms.type(),
                terms.update(),
                terms.condition(),
                terms.names(),
                Map.copyOf(attributes),
                terms.rooms(),
                terms.conditions()));
    }

    /** What stands for the last number to which the amount of a call can be added, and of which attribute. */
    public WriteShape within(Map<String, String> attributes) {
        return new WriteShape(new Terms(
                terms.type(),
                terms.update(),
                terms.condition(),
                terms.names(),
                terms.values(),
                Map.copyOf(attributes),
                terms.conditions()));
    }

    /** One of the conditions, to tell that it was this which did not hold; and what stands for the values in it. */
    public WriteShape onlyIf(Condition condition, String... placeholders) {
        List<Demanded> all = new ArrayList<>(terms.conditions());
        all.add(new Demanded(condition, List.of(placeholders)));
        return new WriteShape(new Terms(
                terms.type(), terms.update(), terms.condition(), terms.names(), terms.values(), terms.rooms(), all));
    }

    /** One call; null if a value is missing, so that it has to be worked out. */
    ShapeCall bind(Settings settings, Known target, Changes changes, OptionalLong version) {
        Map<String, AttributeValue> values =
                target.isLookup() ? null : slots.values(settings, target.values(), changes, version);
        return values == null ? null : new ShapeCall(this, target.values(), changes, version, values);
    }

    ShapeSlots slots() {
        return slots;
    }

    EntityType<?> type() {
        return terms.type();
    }

    List<Condition> conditions() {
        return terms.conditions().stream().map(Demanded::condition).toList();
    }

    /** The expressions, with the values of one call. */
    Requests.Parts parts(Map<String, AttributeValue> values) {
        return new Requests.Parts(terms.update(), terms.condition(), terms.names(), values);
    }

    boolean isUpdate() {
        return terms.update() != null;
    }

    boolean isDemanding() {
        return terms.condition() != null;
    }
}
