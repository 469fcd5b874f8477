package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Draws a number from a parent in which something follows it: the key of an index, a sum of the parent's own parent. */
final class NumberDraw extends Write<AttributeValue> {

    private final String name;
    private final EntityType<?> parent;
    private final Place place;
    private final String counter;
    private final String child;

    /**
     * @param name of the sequence
     * @param counter the attribute of the parent that keeps the last number
     * @param child who gets the number
     */
    NumberDraw(String name, EntityType<?> parent, Place place, String counter, String child) {
        this.name = name;
        this.parent = parent;
        this.place = place;
        this.counter = counter;
        this.child = child;
    }

    @Override
    public CallInfo call() {
        return CallInfo.of(name);
    }

    @Override
    Step<Draft<AttributeValue>> prepare(Settings settings, Company company) {
        Changes one = new Changes();
        one.add(counter, BigDecimal.ONE);
        return Step.done(new Draft<>() {
            @Override
            public Step<Wanted> wanted(Settings again) {
                return Step.done(Wanted.of(Intent.adding(parent, place, one, child, true)));
            }

            /** Something follows the number, so the parent was read, and is known as it is now. */
            @Override
            public AttributeValue result(
                    List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings again) {
                return plan.resolved(place).next().get(counter);
            }
        });
    }
}
