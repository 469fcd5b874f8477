package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.keys.KeyReading.Unreadable;
import dev.tablewright.keys.KeyReading.Values;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.testing.Scale;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random templates with random values: what is promised of one holds for all. */
class RandomKeysTest {

    private static final long SEED = Scale.seed(20260131);

    private final Random random = new Random(SEED);

    @Test
    void keysAreWhatTheReferenceComposes() {
        for (int i = 0; i < Scale.times(2_000, 20_000, 1_000_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            Map<String, KeyData> values = keys.values(random);
            assertThat(compose(keys, values))
                    .as("%s, seed %d", keys.template(), SEED)
                    .isEqualTo(ReferenceKeys.compose(keys.template(), values));
        }
    }

    @Test
    void keysAreReadBackOrTheirTemplateIsAmbiguous() {
        int readable = 0;
        for (int i = 0; i < Scale.times(2_000, 20_000, 1_000_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            Map<String, KeyData> values = keys.values(random);
            TemplateEncoding encoding = keys.encoding(ValueEncoding.ESCAPED);
            KeyReading reading = KeyParser.parse(encoding, compose(keys, values));
            if (encoding.slots().stream().allMatch(SlotEncoding::isDelimited)) {
                assertThat(reading).as("%s, seed %d", keys.template(), SEED).isInstanceOf(Values.class);
                assertThat(valuesOf(keys, (Values) reading)).isEqualTo(keys.kept(values));
                readable++;
            } else {
                assertThat(reading)
                        .isInstanceOfSatisfying(Unreadable.class, unreadable -> assertThat(unreadable.reason())
                                .isEqualTo(Refusal.AMBIGUOUS_TEMPLATE));
            }
        }
        assertThat(readable).isGreaterThan(Scale.times(1_000, 10_000, 500_000));
    }

    @Test
    void thereIsOneWayToCutAKey() {
        for (int i = 0; i < Scale.times(100, 1_000, 50_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            TemplateEncoding encoding = keys.encoding(ValueEncoding.ESCAPED);
            String key = compose(keys, keys.values(random));
            if (key.length() < 60 && encoding.slots().stream().allMatch(SlotEncoding::isDelimited)) {
                Values values = (Values) KeyParser.parse(encoding, key);
                assertThat(ReferenceKeys.cuts(encoding, key))
                        .as("%s: %s, seed %d", keys.template(), key, SEED)
                        .containsExactly(
                                values.slots().stream().map(SlotValue::encoded).toList());
            }
        }
    }

    @Test
    void tupleOrderHoldsWhereItIsPromised() {
        for (int i = 0; i < Scale.times(400, 4_000, 200_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            TemplateEncoding encoding = keys.encoding(ValueEncoding.ESCAPED);
            if (encoding.keepsTupleOrder()) {
                for (int j = 0; j < 10; j++) {
                    Map<String, KeyData> left = keys.values(random);
                    Map<String, KeyData> right = keys.values(random);
                    if (random.nextBoolean()) {
                        right.put("a0", left.get("a0"));
                    }
                    assertThat(Integer.signum(ByteOrder.KEYS.compare(compose(keys, left), compose(keys, right))))
                            .as("%s: %s %s, seed %d", keys.template(), left, right, SEED)
                            .isEqualTo(tupleOrder(encoding, left, right));
                }
            }
        }
    }

    /** Whatever is done to a key: it is refused with a reason inside the key, or is the key of the values read. */
    @Test
    void mutatedKeysAreRefusedOrAreKeys() {
        for (int i = 0; i < Scale.times(4_000, 40_000, 2_000_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            TemplateEncoding encoding = keys.encoding(ValueEncoding.ESCAPED);
            String key = Adversarial.mutated(random, compose(keys, keys.values(random)));
            KeyReading reading = KeyParser.parse(encoding, key);
            if (reading instanceof Unreadable unreadable) {
                assertThat(unreadable.position()).as("seed %d", SEED).isBetween(0, key.length());
            } else if (encoding.isInjective()) {
                assertThat(compose(keys, valuesOf(keys, (Values) reading)))
                        .as("%s, seed %d", keys.template(), SEED)
                        .isEqualTo(key);
            }
        }
    }

    /** Raw keys of values that do not contain the literals are read back too; and nothing is thrown for the others. */
    @Test
    void rawKeysAreCutAtTheFirstOccurrence() {
        for (int i = 0; i < Scale.times(2_000, 20_000, 1_000_000); i++) {
            RandomKeys keys = RandomKeys.template(random);
            TemplateEncoding encoding = keys.encoding(ValueEncoding.RAW);
            Map<String, KeyData> values = keys.values(random);
            String key = KeyComposer.compose(keys.template(), slot -> values.get(slot.dottedPath()), ValueEncoding.RAW);
            KeyReading reading = KeyParser.parse(encoding, key);
            if (encoding.slots().stream().allMatch(SlotEncoding::isDelimited)) {
                assertThat(valuesOf(keys, reading.value().orElseThrow())).isEqualTo(keys.kept(values));
            }
            KeyParser.parse(encoding, Adversarial.mutated(random, key));
        }
    }

    private static String compose(RandomKeys keys, Map<String, KeyData> values) {
        return KeyComposer.compose(keys.template(), slot -> values.get(slot.dottedPath()));
    }

    private static Map<String, KeyData> valuesOf(RandomKeys keys, Values values) {
        Map<String, KeyData> found = new HashMap<>();
        for (Slot slot : keys.template().slots()) {
            values.of(slot.dottedPath()).ifPresent(value -> found.put(slot.dottedPath(), value));
        }
        return found;
    }

    private static int tupleOrder(TemplateEncoding encoding, Map<String, KeyData> left, Map<String, KeyData> right) {
        for (SlotEncoding slot : encoding.slots()) {
            String path = slot.slot().dottedPath();
            int order = valueOrder(slot.slot().format(), left.get(path), right.get(path));
            if (order != 0) {
                return Integer.signum(slot.order() == SlotOrder.DESCENDING ? -order : order);
            }
        }
        return 0;
    }

    private static int valueOrder(SlotFormat format, KeyData left, KeyData right) {
        if (format instanceof SlotFormat.Truncated) {
            return format.form(left).compareTo(format.form(right));
        }
        return switch (left.type()) {
            case TEXT -> ByteOrder.CODE_POINTS.compare(((KeyData.Text) left).value(), ((KeyData.Text) right).value());
            case INTEGER -> ((KeyData.Whole) left).value().compareTo(((KeyData.Whole) right).value());
            case DECIMAL -> ((KeyData.Decimal) left).value().compareTo(((KeyData.Decimal) right).value());
            case TIMESTAMP -> ((KeyData.Timestamp) left).value().compareTo(((KeyData.Timestamp) right).value());
            case BINARY -> Arrays.compareUnsigned(((KeyData.Binary) left).value(), ((KeyData.Binary) right).value());
            case UUID, ULID, KSUID -> left.plain().compareTo(right.plain());
        };
    }

    @Test
    void templatesOfAllKindsAreTried() {
        List<TemplateEncoding> encodings = random.ints(2_000)
                .mapToObj(i -> RandomKeys.template(random).encoding(ValueEncoding.ESCAPED))
                .toList();
        assertThat(encodings).anyMatch(TemplateEncoding::isInjective).anyMatch(encoding -> !encoding.isInjective());
        assertThat(encodings.stream().filter(TemplateEncoding::keepsTupleOrder).count())
                .isGreaterThan(300);
    }
}
