package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.keys.KeyComposer;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.SourceFile;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The longest length is never exceeded by a key that is really composed, and for some value it is reached. */
class KeyLengthTest {

    private static final List<String> BEHIND = List.of("", "#", "!", "/", "a", "0", "é", "€", "😀", "$");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    type: string, max: 10                            | 40
                    type: string, max: 10, pattern: "^[a-z]+$"       | 10
                    type: string, max: 10, pattern: "^[a-z#]+$"      | 10
                    type: string, pattern: "^[a-z]{3}$"              | 3
                    enum: [A, BCD, "Ä€"]                             | 5
                    type: integer                                    | 21
                    type: timestamp                                  | 24
                    type: uuid                                       | 36
                    type: ulid                                       | 26
                    type: ksuid                                      | 27
                    type: binary, max: 16                            | 16
                    """)
    void ofAnAttributeAsItIs(String facts, long bytes) {
        assertThat(KeyLength.direct(attribute(facts))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {a}          | type: string, max: 10                      | 40
                    {a}é         | type: string, max: 10                      | 60
                    {a}          | type: string, max: 10, pattern: "^[a-z]+$" | 10
                    {a}x         | type: string, max: 10, pattern: "^[a-z]+$" | 30
                    {a}          | type: string, max: 10, pattern: "^[#a]+$"  | 30
                    {a}          | enum: [ABCDE, "A A"]                       | 5
                    {a}B         | enum: [ABCDE, BB]                          | 7
                    {a:8}        | type: integer, max: 99                     | 9
                    {a:day}      | type: timestamp                            | 10
                    {a:shard/15} | type: string                               | 2
                    {a}          | type: binary, max: 16                      | 32
                    """)
    void ofASlot(String template, String facts, long bytes) {
        assertThat(length(TemplateParser.parse(template).template(), attribute(facts), ValueEncoding.ESCAPED))
                .isEqualTo(bytes);
    }

    @Test
    void nothingLimitsWhatHasNoMax() {
        assertThat(KeyLength.direct(attribute("type: string"))).isEqualTo(KeyLength.UNLIMITED);
        assertThat(KeyLength.direct(attribute("type: binary"))).isEqualTo(KeyLength.UNLIMITED);
        assertThat(KeyLength.direct(attribute("type: string, pattern: \"^[a-z]+$\"")))
                .isEqualTo(KeyLength.UNLIMITED);
    }

    @Test
    void isReachedByTheWorstText() {
        Attribute text = attribute("type: string, max: 7");
        for (String behind : BEHIND) {
            KeyTemplate template = TemplateParser.parse("{a}" + behind).template();
            for (ValueEncoding encoding : ValueEncoding.values()) {
                int longest = List.of("\u0000", "😀", behind.isEmpty() ? "x" : behind).stream()
                        .mapToInt(c -> composed(template, new KeyData.Text(c.repeat(7)), encoding, behind))
                        .max()
                        .orElseThrow();

                assertThat((long) longest).as(template + " " + encoding).isEqualTo(length(template, text, encoding));
            }
        }
    }

    @Test
    void isNeverExceeded() {
        Random random = new Random(11);
        Attribute text = attribute("type: string, max: 5");
        Attribute binary = attribute("type: binary, max: 5");
        Attribute whole = attribute("type: integer");
        Attribute decimal = attribute("type: decimal");
        for (int i = 0; i < 20_000; i++) {
            String behind = BEHIND.get(random.nextInt(BEHIND.size()));
            ValueEncoding encoding = random.nextBoolean() ? ValueEncoding.RAW : ValueEncoding.ESCAPED;
            KeyTemplate plain = TemplateParser.parse("{a}" + behind).template();
            KeyTemplate padded = TemplateParser.parse("{a:18" + (random.nextBoolean() ? ":desc}" : "}") + behind)
                    .template();
            BigDecimal number = new BigDecimal(new BigInteger(random.nextInt(120), random), random.nextInt(200) - 80)
                    .multiply(random.nextBoolean() ? BigDecimal.ONE : BigDecimal.ONE.negate());
            BigDecimal small = new BigDecimal(new BigInteger(50, random), 20 + random.nextInt(105));

            holds(plain, text, new KeyData.Text(text(random)), encoding, behind);
            holds(plain, binary, new KeyData.Binary(bytes(random)), encoding, behind);
            holds(plain, decimal, new KeyData.Decimal(number), encoding, behind);
            holds(padded, decimal, new KeyData.Decimal(small), encoding, behind);
            holds(plain, whole, new KeyData.Whole(number.toBigInteger()), encoding, behind);
            holds(padded, whole, new KeyData.Whole(BigInteger.valueOf(random.nextLong() / 100)), encoding, behind);
        }
    }

    private static void holds(
            KeyTemplate template, Attribute attribute, KeyData value, ValueEncoding encoding, String behind) {
        assertThat((long) composed(template, value, encoding, behind))
                .as(template + " " + encoding + " " + value)
                .isLessThanOrEqualTo(length(template, attribute, encoding));
    }

    private static int composed(KeyTemplate template, KeyData value, ValueEncoding encoding, String behind) {
        String key = KeyComposer.compose(template, slot -> value, encoding);
        return key.getBytes(StandardCharsets.UTF_8).length - behind.getBytes(StandardCharsets.UTF_8).length;
    }

    private static long length(KeyTemplate template, Attribute attribute, ValueEncoding encoding) {
        Slot slot = template.slots().get(0);
        int terminator = SlotBoundary.behind(template.parts(), 0).terminator();
        return KeyLength.composed(attribute, slot.format(), encoding, terminator);
    }

    private static String text(Random random) {
        int[] characters = random.ints(random.nextInt(6), 0, 0x300).toArray();
        return new String(characters, 0, characters.length);
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(6)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static Attribute attribute(String facts) {
        String model = "tablewright: 1\napplication: Test\nentities:\n  E: { id: i, attributes: { i: ulid, a: { "
                + facts + " } } }\n";
        return ModelReader.read(new SourceFile("test.yaml", model))
                .model()
                .flatMap(read -> read.entity("E"))
                .flatMap(entity -> entity.attribute("a"))
                .orElseThrow();
    }
}
