package dev.tablewright.capacity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.NumberValue;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The engine's own size of a value, to the byte: an item is padded until it should fill its kilobytes exactly. It then
 * costs as many units, and with one byte more it costs one unit more.
 */
@ResourceLock("the tables of the engine")
class MeasuredSizeTest {

    private static final long SEED = Scale.seed(20260131);

    private static final String TABLE = SampleTable.PLAIN.name().text();
    private static final String PADDING = "padding";

    private static DynamoDbClient client;

    private final RandomValues values = new RandomValues(new Dice(SEED));

    @BeforeAll
    static void createTable() {
        client = EngineClient.open();
        client.createTable(TableCreation.of(SampleTable.PLAIN));
    }

    @AfterAll
    static void deleteTable() {
        client.deleteTable(table -> table.tableName(TABLE));
        client.close();
    }

    @Test
    void everyType() {
        int times = Scale.times(3, 30, 1_000);
        System.out.println("seed " + SEED + ", values of every type: " + times);
        for (String type : values.types()) {
            IntStream.range(0, times).forEach(i -> measure(values.ofType(type)));
        }
    }

    @Test
    void numbersWithTheirDigitsInAnyPlace() {
        for (String digits : Scale.some(
                4,
                List.of("1", "-1", "12", "-12", "123", "1234", "10203", "-99999999999999999999999999999999999999"))) {
            IntStream.range(-5, 6)
                    .forEach(exponent -> measure(new NumberValue(new BigDecimal(digits + "E" + exponent))));
        }
    }

    private static void measure(AttributeValue value) {
        Item bare = item(value, 0);
        long full = (bare.bytes() / DynamoFacts.WRITE_UNIT_BYTES + 1) * DynamoFacts.WRITE_UNIT_BYTES;
        int room = Math.toIntExact(full - bare.bytes());
        double units = (double) full / DynamoFacts.WRITE_UNIT_BYTES;
        assertThat(units(item(value, room))).as("full with %s", value).isEqualTo(units);
        assertThat(units(item(value, room + 1)))
                .as("a byte more than full with %s", value)
                .isEqualTo(units + 1);
    }

    private static Item item(AttributeValue value, int padding) {
        return new Item(
                Map.of("pk", new StringValue("key"), "väl", value, PADDING, new StringValue("x".repeat(padding))));
    }

    /** Written where nothing was: what was there before would count. */
    private static double units(Item item) {
        client.deleteItem(delete -> delete.tableName(TABLE).key(Map.of("pk", SdkItem.of(new StringValue("key")))));
        return client.putItem(put -> put.tableName(TABLE)
                        .item(SdkItem.of(item))
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .capacityUnits();
    }
}
