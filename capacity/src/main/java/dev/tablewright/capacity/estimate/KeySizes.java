package dev.tablewright.capacity.estimate;

import dev.tablewright.keys.FormExtent;
import dev.tablewright.keys.KeyLimits;
import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many bytes the physical attributes of keys take, with their names. */
final class KeySizes {

    /** A number of ordinary size, written out. */
    private static final Estimate WRITTEN_NUMBER = Estimate.of(1, 6, 170);

    private final Model model;
    private final ValueSizes values;

    KeySizes(Model model, ValueSizes values) {
        this.model = model;
        this.values = values;
    }

    /** The attributes of a key that an item has beside those of its entity: what is composed. By their names. */
    Map<String, Estimate> composed(Entity entity, ItemKey key) {
        Map<String, Estimate> sizes = new LinkedHashMap<>();
        add(entity, key.partition(), KeyLimits.MAX_PARTITION_KEY_BYTES, sizes);
        add(entity, key.sort(), KeyLimits.MAX_SORT_KEY_BYTES, sizes);
        return sizes;
    }

    /** All attributes of a key, by their names; of an item that has nothing else. */
    Map<String, Estimate> all(Entity entity, ItemKey key) {
        Map<String, Estimate> sizes = composed(entity, key);
        key.values()
                .filter(KeyValue.Direct.class::isInstance)
                .forEach(value -> sizes.put(
                        value.attribute(),
                        named(
                                value.attribute(),
                                slot(entity, ((KeyValue.Direct) value).path(), new SlotFormat.Plain()))));
        return sizes;
    }

    private void add(Entity entity, List<KeyValue> parts, long limit, Map<String, Estimate> sizes) {
        for (KeyValue part : parts) {
            if (part instanceof KeyValue.Composed composed) {
                Estimate text = text(entity, composed.template());
                // A longer one would be refused.
                sizes.put(part.attribute(), named(part.attribute(), text.atMost(Estimate.exactly(limit))));
            }
        }
    }

    private Estimate text(Entity entity, KeyTemplate template) {
        Estimate sum = Estimate.ZERO;
        for (KeyTemplate.Part part : template.parts()) {
            sum = sum.plus(
                    part instanceof KeyTemplate.Slot slot
                            ? slot(entity, new AttributePath(slot.path(), entity.span()), slot.format())
                            : Estimate.exactly(ValueSizes.bytes(((KeyTemplate.Literal) part).text())));
        }
        return sum;
    }

    private Estimate slot(Entity entity, AttributePath path, SlotFormat format) {
        Optional<Attribute> attribute = model.attribute(entity, path);
        if (attribute.isEmpty()) {
            return Estimate.unbounded(0, 0);
        }
        FormExtent extent =
                format.extent(model.storedType(attribute.get().type()).keyType());
        return extent.isOpen() ? plain(attribute.get()) : Estimate.exactly(extent.width());
    }

    private Estimate plain(Attribute attribute) {
        Type stored = model.storedType(attribute.type());
        if (!stored.isNumeric()) {
            return values.value(attribute);
        }
        return attribute
                .max()
                .map(max -> Estimate.of(
                        1,
                        Math.min(6, Long.toString(max).length()),
                        Long.toString(max).length() + 1L))
                .orElse(WRITTEN_NUMBER);
    }

    private static Estimate named(String name, Estimate value) {
        return Estimate.exactly(BigDecimal.valueOf(ValueSizes.bytes(name))).plus(value);
    }
}
