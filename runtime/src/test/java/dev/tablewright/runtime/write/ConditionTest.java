package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.testing.Scale;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conditions hold here exactly when they hold for DynamoDB. */
class ConditionTest {

    private static final long SEED = Scale.seed(20260517);

    private final Random random = new Random(SEED);

    private AttributeValue value() {
        List<Supplier<AttributeValue>> kinds = List.of(
                () -> AttributeValue.fromS(List.of("a", "b", "aa", "ä", "Z", "\uFFFD", "\uD83D\uDE00")
                        .get(random.nextInt(7))),
                () -> AttributeValue.fromN(
                        List.of("1", "1.0", "-2", "10", "2", "1E1").get(random.nextInt(6))),
                () -> AttributeValue.fromBool(random.nextBoolean()),
                () -> AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {(byte) random.nextInt(256)})),
                () -> AttributeValue.fromSs(random.nextBoolean() ? List.of("x", "y") : List.of("y", "x")),
                () -> AttributeValue.fromNs(random.nextBoolean() ? List.of("1", "2") : List.of("2.0", "1")),
                () -> AttributeValue.fromL(List.of(AttributeValue.fromN(random.nextBoolean() ? "1" : "1.00"))),
                () -> AttributeValue.fromM(Map.of("x", AttributeValue.fromN(random.nextBoolean() ? "1" : "3"))),
                () -> AttributeValue.fromNul(true));
        return kinds.get(random.nextInt(random.nextBoolean() ? 2 : kinds.size()))
                .get();
    }

    private Condition condition() {
        boolean nested = random.nextInt(6) == 0;
        Field<AttributeValue> field =
                new Field<>("size", nested ? List.of("size", "x") : List.of("size"), value -> value);
        // Only texts, numbers and bytes can be asked which is larger; the generated code asks nothing else.
        AttributeValue ordered = value();
        while (ordered.s() == null && ordered.n() == null && ordered.b() == null) {
            ordered = value();
        }
        return switch (random.nextInt(9)) {
            case 0 -> field.is(value());
            case 1 -> field.isNot(value());
            case 2 -> field.below(ordered);
            case 3 -> field.atMost(ordered);
            case 4 -> field.above(ordered);
            case 5 -> field.atLeast(ordered);
            case 6 -> field.in(List.of(value(), value()));
            case 7 -> field.exists();
            default -> field.absent();
        };
    }

    @Test
    void asDynamoDbSeesIt() {
        int times = Scale.times(50, 400, 20_000);
        int held = 0;
        try (TestTable table = new TestTable()) {
            Row note = Row.of("noteId", "n", "text", "t");
            for (int time = 0; time < times; time++) {
                Map<String, AttributeValue> item = new HashMap<>(Shop.NOTE.item(note));
                if (random.nextInt(5) > 0) {
                    item.put("size", value());
                }
                table.client.putItem(
                        put -> put.tableName(table.tableName("Notes")).item(item));
                Condition condition = random.nextInt(3) == 0 ? condition().and(condition()) : condition();
                boolean found = table.update(Shop.NOTE, note)
                        .with("text", "t")
                        .onlyIf(condition)
                        .tryApply()
                        .isDone();
                assertThat(condition.holds(new ItemReader("Note", item)))
                        .as("seed %s, time %s: %s of %s", SEED, time, condition, item.get("size"))
                        .isEqualTo(found);
                held += found ? 1 : 0;
            }
        }
        assertThat(held).isBetween(times / 10, times * 9 / 10);
    }
}
