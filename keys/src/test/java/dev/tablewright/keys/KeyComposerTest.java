package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.keys.KeyTemplate.Slot;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class KeyComposerTest {

    @Test
    void literalsStandAsTheyAreAndValuesAreEncoded() {
        Map<String, KeyData> order = Map.of(
                "placedAt", new KeyData.Timestamp(Instant.parse("2026-01-31T12:00:00Z")),
                "orderId", new KeyData.Text("a#b"),
                "number", new KeyData.Whole(42));
        assertThat(compose("ORDER#{placedAt}#{orderId}", order)).isEqualTo("ORDER#2026-01-31T12:00:00.000Z#a$23b");
        assertThat(compose("{placedAt:month}#{number:6}#{number:6:desc}", order))
                .isEqualTo("2026-01#000042#999957");
        assertThat(compose("CONSTANT", order)).isEqualTo("CONSTANT");
    }

    /** With raw values these are one key: whoever names himself so reads his neighbour's data. */
    @Test
    void valuesCannotImitateStructure() {
        Map<String, KeyData> honest = texts("org", "a", "user", "b#USER#c");
        Map<String, KeyData> forged = texts("org", "a#USER#b", "user", "c");
        String template = "ORG#{org}#USER#{user}";
        assertThat(compose(template, honest)).isNotEqualTo(compose(template, forged));
        assertThat(raw(template, honest)).isEqualTo(raw(template, forged)).isEqualTo("ORG#a#USER#b#USER#c");
        assertThat(encoding(template, ValueEncoding.ESCAPED).isInjective()).isTrue();
        assertThat(encoding(template, ValueEncoding.RAW).isInjective()).isFalse();
    }

    @Test
    void anotherDelimiterKeepsKeysApartButNotInOrder() {
        String template = "REPO#{owner}/{name}";
        TemplateEncoding repo = encoding(template, ValueEncoding.ESCAPED);
        assertThat(repo.isInjective()).isTrue();
        assertThat(repo.keepsTupleOrder()).isFalse();
        assertThat(repo.slots()).extracting(SlotEncoding::keepsTupleOrder).containsExactly(false, true);

        String shorter = compose(template, texts("owner", "a", "name", "x"));
        String longer = compose(template, texts("owner", "a-b", "name", "x"));
        assertThat(List.of(shorter, longer)).containsExactly("REPO#a/x", "REPO#a-b/x");
        assertThat(KeyOrder.UTF8.compare(shorter, longer)).isPositive();
        assertThat(compose(template, texts("owner", "a/b", "name", "c/d"))).isEqualTo("REPO#a$2Fb/c/d");
    }

    /** The escape sign cannot be escaped into something else: no encoder could keep these apart. */
    @Test
    void aDollarBehindTextIsNoDelimiter() {
        String template = "{a}$20{b}";
        assertThat(encoding(template, ValueEncoding.ESCAPED).isInjective()).isFalse();
        assertThat(compose(template, texts("a", "x", "b", " ")))
                .isEqualTo(compose(template, texts("a", "x ", "b", "")));
        TemplateEncoding numbers = TemplateEncoding.of(template(template), slot -> KeyType.INTEGER);
        assertThat(numbers.isInjective()).isTrue();
    }

    @Test
    void adjoiningSlotsNeedALengthThatShows() {
        assertThat(encoding("{a}{b}", ValueEncoding.ESCAPED).isInjective()).isFalse();
        assertThat(typed("{n:4}{b}", KeyType.INTEGER).isInjective()).isTrue();
        assertThat(typed("{n:4}{b}", KeyType.INTEGER).keepsTupleOrder()).isTrue();
        assertThat(typed("{n}{b}", KeyType.INTEGER).isInjective()).isFalse();
        assertThat(typed("{n}{b}", KeyType.UUID).keepsTupleOrder()).isTrue();
        assertThat(typed("{n:4}{b}", KeyType.DECIMAL).isInjective()).isFalse();
    }

    @Test
    void formsOfKnownLengthNeedNoEscapeBeforeAnyLiteral() {
        Map<String, KeyData> values = Map.of("n", new KeyData.Whole(-7), "b", new KeyData.Text("x"));
        assertThat(compose("{n:4}-{b}", values)).isEqualTo("-9992-x");
        assertThat(compose("{n}-{b}", values)).isEqualTo("$2D7-x");
        assertThat(typed("{n:4}-{b}", KeyType.INTEGER).keepsTupleOrder()).isTrue();
        assertThat(typed("{n}-{b}", KeyType.INTEGER).isInjective()).isTrue();
        assertThat(typed("{n:4}-{b}", KeyType.DECIMAL).keepsTupleOrder()).isFalse();
    }

    @Test
    void whatIsLostMustStandElsewhere() {
        assertThat(encoding("{a:shard/10}", ValueEncoding.ESCAPED).isInjective())
                .isFalse();
        assertThat(encoding("{a:shard/10}#{a}", ValueEncoding.ESCAPED).isInjective())
                .isTrue();
    }

    @Test
    void ordersOfFormats() {
        assertThat(typed("{n}#{b}", KeyType.INTEGER).slots().get(0).order()).isEqualTo(SlotOrder.NONE);
        assertThat(typed("{n}#{b}", KeyType.INTEGER).keepsTupleOrder()).isFalse();
        assertThat(typed("{n:8}#{b}", KeyType.INTEGER).slots().get(0).order()).isEqualTo(SlotOrder.ASCENDING);
        assertThat(typed("{n:8:desc}#{b}", KeyType.DECIMAL).slots().get(0).order())
                .isEqualTo(SlotOrder.DESCENDING);
        assertThat(typed("{n:8:desc}#{b}", KeyType.DECIMAL).keepsTupleOrder()).isTrue();
        assertThat(typed("{n:day}#{b}", KeyType.TIMESTAMP).keepsTupleOrder()).isTrue();
        assertThat(typed("{n:shard/3}#{b}", KeyType.TIMESTAMP).keepsTupleOrder())
                .isFalse();
    }

    @Test
    void prefixesReachUpToASlot() {
        KeyTemplate key = template("ORG#{org}#USER#{user}");
        Function<Slot, KeyData> values = slot -> new KeyData.Text("a b");
        assertThat(KeyComposer.prefix(key, 0, values, ValueEncoding.ESCAPED)).isEqualTo("ORG#");
        assertThat(KeyComposer.prefix(key, 1, values, ValueEncoding.ESCAPED)).isEqualTo("ORG#a$20b#USER#");
        assertThat(KeyComposer.prefix(key, 1, values, ValueEncoding.RAW)).isEqualTo("ORG#a b#USER#");
        assertThat(KeyComposer.prefix(key, 2, values, ValueEncoding.ESCAPED)).isEqualTo("ORG#a$20b#USER#a$20b");
    }

    @Test
    void refusalsNameTheAttribute() {
        KeyTemplate key = template("ORG#{org.name}");
        KeyValueException missing =
                catchThrowableOfType(KeyValueException.class, () -> KeyComposer.compose(key, slot -> null));
        assertThat(missing.reason()).isEqualTo(Refusal.MISSING_VALUE);
        assertThat(missing.path()).contains("org.name");
        KeyValueException torn = catchThrowableOfType(
                KeyValueException.class, () -> KeyComposer.compose(key, slot -> new KeyData.Text("secret\ud800")));
        assertThat(torn).hasMessageContaining("{org.name}").hasMessageNotContaining("secret");
        assertThat(torn.position()).isEqualTo(6);
    }

    @Test
    void formatsMustFitTheType() {
        Refused.assertRefused(Refusal.UNSUITABLE_FORMAT, () -> compose("{a:8}", texts("a", "8")));
        Refused.assertRefused(Refusal.UNSUITABLE_FORMAT, () -> compose("{a:day}", texts("a", "8")));
        Refused.assertRefused(Refusal.UNSUITABLE_FORMAT, () -> compose("{a:day}", Map.of("a", new KeyData.Whole(1))));
        assertThat(encoding("{a:8}", ValueEncoding.ESCAPED).slots().get(0).isSuitable())
                .isFalse();
    }

    @Test
    void rawTextNeedsAUtf8FormToo() {
        Refused.assertRefused(Refusal.UNPAIRED_SURROGATE, () -> raw("{a}", texts("a", "\udc00")));
    }

    @Test
    void aShardBelongsToTheValueWhateverTheEncoding() {
        Map<String, KeyData> values = texts("a", "Tom Hanks");
        assertThat(raw("{a:shard/100}", values)).isEqualTo(compose("{a:shard/100}", values));
    }

    private static KeyTemplate template(String text) {
        return TemplateParser.parse(text).template();
    }

    private static TemplateEncoding encoding(String template, ValueEncoding encoding) {
        return TemplateEncoding.of(template(template), slot -> KeyType.TEXT, encoding);
    }

    /** The attribute {@code n} has the type, others are text. */
    private static TemplateEncoding typed(String template, KeyType type) {
        return TemplateEncoding.of(template(template), slot -> slot.dottedPath().equals("n") ? type : KeyType.TEXT);
    }

    private static Map<String, KeyData> texts(String... pathsAndTexts) {
        return pathsAndTexts.length == 2
                ? Map.of(pathsAndTexts[0], new KeyData.Text(pathsAndTexts[1]))
                : Map.of(
                        pathsAndTexts[0], new KeyData.Text(pathsAndTexts[1]),
                        pathsAndTexts[2], new KeyData.Text(pathsAndTexts[3]));
    }

    private static String compose(String template, Map<String, KeyData> values) {
        return KeyComposer.compose(template(template), slot -> values.get(slot.dottedPath()));
    }

    private static String raw(String template, Map<String, KeyData> values) {
        return KeyComposer.compose(template(template), slot -> values.get(slot.dottedPath()), ValueEncoding.RAW);
    }
}
