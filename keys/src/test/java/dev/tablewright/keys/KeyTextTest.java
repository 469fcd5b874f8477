package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.testing.Scale;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTextTest {

    private static final long SEED = Scale.seed(20260131);

    private static final List<String> ALL = Adversarial.allStrings(Adversarial.ALPHABET, 4);
    private static final List<String> SHORT = Adversarial.allStrings(Adversarial.ALPHABET, 2);

    @ParameterizedTest
    @CsvSource({
        "alice, alice",
        "Tom Hanks, Tom$20Hanks",
        "a#USER#b, a$23USER$23b",
        "$23, $2423",
        "'', ''",
        "'!\"', $21$22",
        "%&'()*+-./:;<=>?@[]^_`{|}~, %&'()*+-./:;<=>?@[]^_`{|}~",
        "Zoë 😀, Zoë$20😀"
    })
    void onlyCharactersUpToDollarAreEscaped(String text, String encoded) {
        assertThat(KeyText.encode(text)).isEqualTo(encoded);
        assertThat(KeyText.decode(encoded)).isEqualTo(text);
    }

    @Test
    void ordinaryTextIsNotEvenCopied() {
        String ordinary = "alice@example.org";
        assertThat(KeyText.encode(ordinary)).isSameAs(ordinary);
        assertThat(KeyText.encode(ordinary, '/')).isSameAs(ordinary);
    }

    @Test
    void allStringsKeepTheirOrderAndSoAreNeverConfused() {
        ByteOrder.assertStrictlyAscending(
                ALL.stream().sorted(ByteOrder.CODE_POINTS).map(KeyText::encode).toList());
    }

    @Test
    void allStringsAreReadBack() {
        for (String text : ALL) {
            assertThat(KeyText.decode(KeyText.encode(text))).isEqualTo(text);
        }
    }

    @Test
    void allPairsKeepTupleOrder() {
        Stream<List<String>> pairs = SHORT.stream().flatMap(a -> SHORT.stream().map(b -> List.of(a, b)));
        ByteOrder.assertStrictlyAscending(
                pairs.sorted(ByteOrder.TUPLES).map(KeyTextTest::joined).toList());
    }

    @Test
    void allTriplesKeepTupleOrder() {
        List<String> parts = Adversarial.allStrings(Adversarial.TINY_ALPHABET, 2);
        Stream<List<String>> triples = parts.stream()
                .flatMap(a -> parts.stream().flatMap(b -> parts.stream().map(c -> List.of(a, b, c))));
        ByteOrder.assertStrictlyAscending(
                triples.sorted(ByteOrder.TUPLES).map(KeyTextTest::joined).toList());
    }

    @Test
    void aCompleteComponentAndItsDelimiterAreThePrefixOfExactlyItsKeys() {
        List<String> tiny = Adversarial.allStrings(Adversarial.TINY_ALPHABET, 2);
        for (String first : SHORT) {
            for (String second : SHORT) {
                String key = joined(List.of(first, second));
                for (String wanted : tiny) {
                    if (key.startsWith(KeyText.encode(wanted) + "#") != first.equals(wanted)) {
                        throw new AssertionError(key + " and the component " + wanted);
                    }
                }
            }
        }
    }

    /** A partial text is encoded as a whole, so it never ends inside an escape. */
    @Test
    void anEncodedPartialTextIsThePrefixOfExactlyTheTextsThatBeginWithIt() {
        for (String partial : SHORT) {
            String prefix = KeyText.encode(partial);
            for (String text : Adversarial.allStrings(Adversarial.ALPHABET, 3)) {
                if (KeyText.encode(text).startsWith(prefix) != text.startsWith(partial)) {
                    throw new AssertionError(text + " and the beginning " + partial);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "%", "A", "2", "4", "~", "\u00e9", "\u0301", "\uffff", "\ud800\udc00"})
    void anotherTerminatorIsEscapedTooAndNothingIsConfused(String terminator) {
        int character = terminator.codePointAt(0);
        Set<String> seen = new HashSet<>();
        for (String text : ALL) {
            String encoded = KeyText.encode(text, character);
            assertThat(seen.add(encoded)).as(encoded).isTrue();
            assertThat(KeyText.decode(encoded, character)).isEqualTo(text);
            assertThat(KeyText.endAt(encoded + terminator + "2F", 0, character)).isEqualTo(encoded.length());
        }
        Set<String> keys = new HashSet<>();
        for (String first : SHORT) {
            for (String second : SHORT) {
                assertThat(keys.add(KeyText.encode(first, character) + terminator + KeyText.encode(second)))
                        .isTrue();
            }
        }
    }

    @Test
    void terminatorsAreEscapedByteByByte() {
        assertThat(KeyText.encode("a/b", '/')).isEqualTo("a$2Fb");
        assertThat(KeyText.encode("é", 'é')).isEqualTo("$C3$A9");
        assertThat(KeyText.encode("€", '€')).isEqualTo("$E2$82$AC");
        assertThat(KeyText.encode("😀", 0x1F600)).isEqualTo("$F0$9F$98$80");
        assertThat(KeyText.encode("#", '#')).isEqualTo("$23");
    }

    /** Whatever is decoded encodes to the same again: no value has two keys. */
    @Test
    void onlyWhatAnEncoderWritesIsDecoded() {
        for (String text : Adversarial.allStrings(List.of("$", "2", "4", "F", "f", "0", "#", "/", "a"), 5)) {
            for (int terminator : new int[] {KeyText.NONE, '/', 'F'}) {
                try {
                    assertThat(KeyText.encode(KeyText.decode(text, terminator), terminator))
                            .isEqualTo(text);
                } catch (KeyValueException e) {
                    assertThat(e.reason()).isIn(Refusal.MALFORMED_ESCAPE, Refusal.UNESCAPED_CHARACTER);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a b, UNESCAPED_CHARACTER, 1",
        "#, UNESCAPED_CHARACTER, 0",
        "ab$, MALFORMED_ESCAPE, 2",
        "ab$2, MALFORMED_ESCAPE, 2",
        "ab$25, MALFORMED_ESCAPE, 2",
        "ab$2f, MALFORMED_ESCAPE, 2",
        "ab$$24, MALFORMED_ESCAPE, 2"
    })
    void malformedTextHasAReasonAndAPosition(String encoded, Refusal reason, int position) {
        KeyValueException refused = catchThrowableOfType(KeyValueException.class, () -> KeyText.decode(encoded));
        assertThat(refused.reason()).isEqualTo(reason);
        assertThat(refused.position()).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ab\ud800", "ab\udc00", "ab\ud800x", "ab\udc00\ud800", "ab\ud800\ud800\udc00"})
    void halvesOfPairsAreRefused(String text) {
        for (String variant : List.of(text, text.replace('a', ' '))) {
            KeyValueException refused = catchThrowableOfType(KeyValueException.class, () -> KeyText.encode(variant));
            assertThat(refused.reason()).isEqualTo(Refusal.UNPAIRED_SURROGATE);
            assertThat(refused.position()).isEqualTo(2);
            assertThat(refused).hasMessageNotContaining(variant);
        }
    }

    @Test
    void composedAndDecomposedTextAreDifferentValues() {
        assertThat(KeyText.encode("\u00e9")).isNotEqualTo(KeyText.encode("e\u0301"));
        assertThat(KeyText.decode("e\u0301")).isEqualTo("e\u0301");
    }

    @Test
    void randomTextsKeepTheirOrder() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(2_000, 20_000, 1_000_000); i++) {
            String left = Adversarial.text(random);
            String right = random.nextBoolean() ? left + Adversarial.text(random) : Adversarial.text(random);
            int expected = Integer.signum(ByteOrder.CODE_POINTS.compare(left, right));
            String encodedLeft = KeyText.encode(left);
            String encodedRight = KeyText.encode(right);
            assertThat(Integer.signum(ByteOrder.KEYS.compare(encodedLeft, encodedRight)))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
            assertThat(Integer.signum(KeyOrder.UTF8.compare(encodedLeft, encodedRight)))
                    .isEqualTo(expected);
            assertThat(KeyText.decode(encodedLeft)).as("seed %d", SEED).isEqualTo(left);
        }
    }

    private static String joined(List<String> tuple) {
        return String.join("#", tuple.stream().map(KeyText::encode).toList());
    }
}
