package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.BinarySet;
import dev.tablewright.capacity.item.AttributeValue.BinaryValue;
import dev.tablewright.capacity.item.AttributeValue.BooleanValue;
import dev.tablewright.capacity.item.AttributeValue.ListValue;
import dev.tablewright.capacity.item.AttributeValue.MapValue;
import dev.tablewright.capacity.item.AttributeValue.NullValue;
import dev.tablewright.capacity.item.AttributeValue.NumberSet;
import dev.tablewright.capacity.item.AttributeValue.NumberValue;
import dev.tablewright.capacity.item.AttributeValue.StringSet;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.testing.Dice;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Random values of every type, nested ones too. */
final class RandomValues {

    private static final List<String> LETTERS = List.of("a", "b", "z", "0", " ", "é", "ß", "€", "漢", "😀");
    private static final int DEPTH = 3;

    private final Dice dice;
    private final Map<String, IntFunction<AttributeValue>> types;

    RandomValues(Dice dice) {
        this.dice = dice;
        this.types = Map.of(
                "S", depth -> new StringValue(text(0, 30)),
                "N", depth -> new NumberValue(number()),
                "B", depth -> new BinaryValue(binary(0)),
                "BOOL", depth -> new BooleanValue(dice.percent(50)),
                "NULL", depth -> new NullValue(),
                "L", depth -> new ListValue(list(depth)),
                "M", depth -> new MapValue(map(depth)),
                "SS", depth -> new StringSet(set(() -> text(1, 30))),
                "NS", depth -> new NumberSet(set(() -> number().stripTrailingZeros())),
                "BS", depth -> new BinarySet(set(() -> binary(1))));
    }

    List<String> types() {
        return types.keySet().stream().sorted().toList();
    }

    AttributeValue any() {
        return ofType(dice.of(types()));
    }

    AttributeValue ofType(String type) {
        return types.get(type).apply(DEPTH);
    }

    String text(int shortest, int longest) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, dice.between(shortest, longest)).forEach(i -> text.append(dice.of(LETTERS)));
        return text.toString();
    }

    /** Up to 38 digits, the point anywhere that DynamoDB allows, zeros at the end more often than chance would have it. */
    BigDecimal number() {
        if (dice.percent(5)) {
            return BigDecimal.ZERO;
        }
        StringBuilder digits = new StringBuilder().append(dice.between(1, 9));
        IntStream.range(1, dice.percent(70) ? dice.between(1, 6) : dice.between(1, 38))
                .forEach(i -> digits.append(dice.percent(30) ? 0 : dice.between(0, 9)));
        int highest = dice.percent(80) ? dice.between(-8, 12) : dice.between(-130, 125);
        int scale = Math.min(130, digits.length() - 1 - highest);
        BigDecimal number = new BigDecimal(new BigInteger(digits.toString()), scale);
        return dice.percent(30) ? number.negate() : number;
    }

    private ByteBuffer binary(int shortest) {
        return ByteBuffer.wrap(dice.bytes(dice.between(shortest, 40)));
    }

    private List<AttributeValue> list(int depth) {
        return IntStream.range(0, dice.between(0, 4))
                .mapToObj(i -> nested(depth))
                .toList();
    }

    private Map<String, AttributeValue> map(int depth) {
        Map<String, AttributeValue> entries = new HashMap<>();
        IntStream.range(0, dice.between(0, 4)).forEach(i -> entries.put(text(1, 8), nested(depth)));
        return entries;
    }

    private AttributeValue nested(int depth) {
        return types.get(depth == 1 ? dice.of(List.of("S", "N", "B", "BOOL", "NULL", "NS")) : dice.of(types()))
                .apply(depth - 1);
    }

    private <T> Set<T> set(Supplier<T> member) {
        Set<T> members = new HashSet<>();
        IntStream.range(0, dice.between(1, 5)).forEach(i -> members.add(member.get()));
        return members;
    }
}
