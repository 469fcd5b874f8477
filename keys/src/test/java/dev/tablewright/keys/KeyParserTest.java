package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.keys.KeyReading.Unreadable;
import dev.tablewright.keys.KeyReading.Values;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyParserTest {

    private static final Map<String, KeyType> TYPES = Map.of(
            "text", KeyType.TEXT,
            "other", KeyType.TEXT,
            "number", KeyType.INTEGER,
            "price", KeyType.DECIMAL,
            "time", KeyType.TIMESTAMP,
            "id", KeyType.UUID,
            "bytes", KeyType.BINARY);

    @Test
    void valuesAreFoundByAttributeAndBySlot() {
        KeyReading reading = read("ORDER#{time}#{text}", "ORDER#2026-01-31T12:00:00.000Z#a$23b");
        assertThat(reading.isReadable()).isTrue();
        Values values = reading.value().orElseThrow();
        assertThat(values.of("time")).contains(new KeyData.Timestamp(Instant.parse("2026-01-31T12:00:00Z")));
        assertThat(values.of("text")).contains(new KeyData.Text("a#b"));
        assertThat(values.of("nothing")).isEmpty();
        assertThat(values.slots()).extracting(SlotValue::encoded).containsExactly("2026-01-31T12:00:00.000Z", "a$23b");
        assertThat(values.slots()).extracting(SlotValue::start).containsExactly(6, 31);
    }

    @Test
    void lostValuesShowAsText() {
        Values values = (Values) read("{time:day}#{text:shard/15}", "2026-01-31#14");
        assertThat(values.of("time")).isEmpty();
        assertThat(values.slots()).extracting(SlotValue::encoded).containsExactly("2026-01-31", "14");
    }

    @Test
    void emptyTextsAreTexts() {
        Values values = (Values) read("A#{text}##{other}", "A###");
        assertThat(values.of("text")).contains(new KeyData.Text(""));
        assertThat(values.of("other")).contains(new KeyData.Text(""));
    }

    @Test
    void adjoiningSlotsAreCutByTheirLength() {
        Values values = (Values) read("{number:4}{text}", "-99927");
        assertThat(values.of("number")).contains(new KeyData.Whole(-7));
        assertThat(values.of("text")).contains(new KeyData.Text("7"));
    }

    @ParameterizedTest
    @CsvSource({
        "ORDER#{text}, USER#a, LITERAL_EXPECTED, 0",
        "ORDER#{text}, ORDER, LITERAL_EXPECTED, 0",
        "ORDER#{text}, '', LITERAL_EXPECTED, 0",
        "{text}#USER#{other}, a#ORDER#b, LITERAL_EXPECTED, 1",
        "{text}#{other}, abc, LITERAL_EXPECTED, 3",
        "{text}#{other}, a#b#c, UNESCAPED_CHARACTER, 3",
        "{text}/{other}, a b/c, UNESCAPED_CHARACTER, 1",
        "{text}#{other}, a$2x#b, MALFORMED_ESCAPE, 1",
        "{text}#{other}, a#bc$, MALFORMED_ESCAPE, 4",
        "ORDER, ORDERS, TRAILING_TEXT, 5",
        "{time}, 2026-01-31T12:00:00.000Zx, TRAILING_TEXT, 24",
        "{text}#{time}, a#2026, KEY_TOO_SHORT, 6",
        "{text}#{time}, a#2026-02-30T12:00:00.000Z, MALFORMED_TIMESTAMP, 2",
        "{text}#{number}, a#007, MALFORMED_NUMBER, 2",
        "{text}#{number:4}, a#-9999, MALFORMED_NUMBER, 2",
        "{text}#{price:2}, a#00.50, MALFORMED_NUMBER, 2",
        "{text}#{id}, a#6F9619FF-8B86-D011-B42D-00C04FC964FF, MALFORMED_UUID, 2",
        "{text}#{bytes}, a#0, MALFORMED_BINARY, 2",
        "{text:shard/15}, 15, MALFORMED_NUMBER, 0",
        "{text:shard/15}#{text}, 14#alice, CONTRADICTION, 0",
        "{text}#{text}, a#b, CONTRADICTION, 2",
        "{time}#{time:year}, 2026-01-31T12:00:00.000Z#2025, CONTRADICTION, 25",
        "{text}{other}, ab, AMBIGUOUS_TEMPLATE, 0",
        "X#{text}$-{other}, X#a$-b, AMBIGUOUS_TEMPLATE, 2",
        "X#{text:4}, X#0001, UNSUITABLE_FORMAT, 2"
    })
    void otherKeysAreUnreadableFromAPositionOn(String template, String key, Refusal reason, int position) {
        assertThat(read(template, key)).isEqualTo(new Unreadable(reason, position));
    }

    @Test
    void tornPairsAreUnreadable() {
        assertThat(read("{text}", "ab\ud800")).isEqualTo(new Unreadable(Refusal.UNPAIRED_SURROGATE, 2));
    }

    /** A raw key says nothing about where its author saw the border. */
    @Test
    void rawKeysAreCutAtTheFirstLiteral() {
        Values values = (Values) raw("ORG#{text}#USER#{other}", "ORG#a b#c#USER#d#USER#e$");
        assertThat(values.of("text")).contains(new KeyData.Text("a b#c"));
        assertThat(values.of("other")).contains(new KeyData.Text("d#USER#e$"));
        Values times = (Values) raw("{time}-{other}", "2026-01-31T12:00:00.000Z-x");
        assertThat(times.of("other")).contains(new KeyData.Text("x"));
    }

    @Test
    void rawKeysCanBeUnreadableToo() {
        assertThat(raw("{text}{other}", "ab")).isEqualTo(new Unreadable(Refusal.AMBIGUOUS_TEMPLATE, 0));
        assertThat(raw("{text}#{number}", "a#b#1")).isEqualTo(new Unreadable(Refusal.MALFORMED_NUMBER, 2));
        assertThat(raw("{text}#{other}", "a")).isEqualTo(new Unreadable(Refusal.LITERAL_EXPECTED, 1));
    }

    private static KeyReading read(String template, String key) {
        return KeyParser.parse(TemplateParser.parse(template).template(), KeyParserTest::typeOf, key);
    }

    private static KeyReading raw(String template, String key) {
        KeyTemplate parsed = TemplateParser.parse(template).template();
        return KeyParser.parse(TemplateEncoding.of(parsed, KeyParserTest::typeOf, ValueEncoding.RAW), key);
    }

    private static KeyType typeOf(Slot slot) {
        return TYPES.get(slot.dottedPath());
    }
}
