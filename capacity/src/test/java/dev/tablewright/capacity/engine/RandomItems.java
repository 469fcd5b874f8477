package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.BinaryValue;
import dev.tablewright.capacity.item.AttributeValue.NumberValue;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.testing.Dice;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Items that often meet in their keys, and often have a size next to a boundary. */
final class RandomItems {

    private static final List<String> NAMES = List.of("note", "größe", "extra", "x", "a-rather-long-name");
    private static final List<String> PADDED = List.of("note", "extra", "padding");
    private static final int INDEX_VALUES = 3;
    private static final int TABLE_VALUES = 6;
    private static final int ONLY_VALUES = 36;

    private final Dice dice;
    private final RandomValues values;

    RandomItems(Dice dice) {
        this.dice = dice;
        this.values = new RandomValues(dice);
    }

    Item key(Table table) {
        Map<String, AttributeValue> key = new HashMap<>();
        int choices = table.key().sort().isEmpty() ? ONLY_VALUES : TABLE_VALUES;
        table.key().attributes().forEach(attribute -> key.put(attribute.name(), keyValue(attribute, choices)));
        return new Item(key);
    }

    /** A value for every key attribute of the table and its indexes. */
    Item keyValues(Table table) {
        Map<String, AttributeValue> all = new HashMap<>();
        SampleTable.keyAttributes(table)
                .forEach(attribute -> all.put(attribute.name(), keyValue(attribute, INDEX_VALUES + 1)));
        return new Item(all);
    }

    Item fresh(Table table, Item key) {
        Map<String, AttributeValue> attributes = new HashMap<>();
        SampleTable.keyAttributes(table)
                .filter(attribute -> dice.percent(80))
                .forEach(attribute -> attributes.put(attribute.name(), keyValue(attribute, INDEX_VALUES)));
        NAMES.stream().filter(name -> dice.percent(40)).forEach(name -> freely(attributes, table, name, values.any()));
        attributes.putAll(key.attributes());
        return dice.percent(60) ? sized(attributes, table) : new Item(attributes);
    }

    /** The item with a change or two, or none. */
    Item changed(Table table, Item item) {
        Map<String, AttributeValue> attributes = new HashMap<>(item.attributes());
        if (dice.percent(40)) {
            change(attributes, table);
        }
        if (dice.percent(30)) {
            freely(attributes, table, dice.of(NAMES), values.any());
        }
        if (dice.percent(15)) {
            attributes.remove(dice.of(NAMES));
        }
        attributes.putAll(Store.key(table, item).attributes());
        return dice.percent(30) ? sized(attributes, table) : new Item(attributes);
    }

    private void change(Map<String, AttributeValue> attributes, Table table) {
        KeyAttribute key = dice.of(SampleTable.keyAttributes(table).toList());
        if (dice.percent(30)) {
            attributes.remove(key.name());
        } else {
            attributes.put(key.name(), keyValue(key, INDEX_VALUES));
        }
    }

    /** Keys of indexes have their type; what is none may have any. */
    private static void freely(Map<String, AttributeValue> attributes, Table table, String name, AttributeValue value) {
        if (SampleTable.keyAttributes(table).noneMatch(key -> key.name().equals(name))) {
            attributes.put(name, value);
        }
    }

    private AttributeValue keyValue(KeyAttribute attribute, int choices) {
        int choice = dice.between(1, choices);
        return switch (attribute.type()) {
            case STRING -> new StringValue("é".repeat(choice % 3) + choice);
            case NUMBER ->
                new NumberValue(BigDecimal.valueOf(choice * 37L, choice % 3).negate());
            case BINARY -> new BinaryValue(ByteBuffer.wrap(new byte[] {(byte) choice, (byte) (100 * choice), 0}));
        };
    }

    /** Padded so that it just fills some units, or just does not. */
    private Item sized(Map<String, AttributeValue> attributes, Table table) {
        String padded = dice.of(PADDED);
        attributes.remove(padded);
        freely(attributes, table, padded, new StringValue(""));
        long missing = target() - new Item(attributes).bytes();
        freely(attributes, table, padded, new StringValue("x".repeat((int) Math.max(0, missing))));
        return new Item(attributes);
    }

    private long target() {
        long around = dice.between(-2, 2);
        if (dice.percent(50)) {
            return dice.between(1, 9) * DynamoFacts.WRITE_UNIT_BYTES + around;
        }
        if (dice.percent(90)) {
            return dice.between(1, 4) * DynamoFacts.READ_UNIT_BYTES + around;
        }
        return dice.percent(92) ? dice.between(1, 40_000) : dice.between(100_000, (int) DynamoFacts.ITEM_BYTES_AT_MOST);
    }
}
