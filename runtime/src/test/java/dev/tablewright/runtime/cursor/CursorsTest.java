package dev.tablewright.runtime.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.runtime.cursor.CursorException.Reason;
import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CursorsTest {

    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    private static final byte[] SECRET = "sixteen bytes or more".getBytes(StandardCharsets.UTF_8);
    private static final byte[] OTHER = "quite another secret".getBytes(StandardCharsets.UTF_8);
    private static final long SEED = Scale.seed(20260517);
    private static final byte[] PARAMETERS = {1, 2, 3};
    private static final Position SOMEWHERE = new Position.After(Map.of("PK", AttributeValue.fromS("CUSTOMER#alice")));

    private static Cursors cursors(CursorKeys keys) {
        return new Cursors(keys, Optional.empty(), Clock.systemUTC());
    }

    private static Cursors at(Instant time) {
        return new Cursors(
                CursorKeys.of("a", SECRET), Optional.of(Duration.ofMinutes(10)), Clock.fixed(time, ZoneOffset.UTC));
    }

    private static Reason refusal(Cursors cursors, String cursor, String pattern, byte[] parameters) {
        CursorException e =
                catchThrowableOfType(CursorException.class, () -> cursors.open(cursor, pattern, parameters));
        assertThat(e).as("a refusal").isNotNull();
        return e.reason();
    }

    @Test
    void everyPositionComesBackAsItWas() {
        System.out.println("CursorsTest seed " + SEED);
        Random random = new Random(SEED);
        Cursors cursors = cursors(CursorKeys.of("2026", SECRET));
        for (int i = 0; i < 2000; i++) {
            Position position = position(random, 3);
            String cursor = cursors.seal("orders", PARAMETERS, position);
            assertThat(cursor).matches("[A-Za-z0-9_-]+");
            assertThat(cursors.open(cursor, "orders", PARAMETERS))
                    .as("seed %d, %d", SEED, i)
                    .isEqualTo(position);
        }
    }

    private static Position position(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 5 : 3)) {
            case 0 -> Position.START;
            case 1 -> Position.END;
            case 2 -> new Position.After(key(random));
            case 3 -> new Position.Limited(random.nextInt(Integer.MAX_VALUE), position(random, depth - 1));
            default -> {
                List<Position.Part> parts = new ArrayList<>();
                for (int i = random.nextInt(20); i > 0; i--) {
                    parts.add(new Position.Part(random.nextLong(), position(random, depth - 1)));
                }
                yield new Position.Several(parts, random.nextBoolean() ? Map.of() : key(random));
            }
        };
    }

    private static Map<String, AttributeValue> key(Random random) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            byte[] bytes = new byte[random.nextInt(300)];
            random.nextBytes(bytes);
            String text = new String(bytes, StandardCharsets.UTF_8) + "\0\uD83D\uDE00";
            key.put(
                    "K" + i,
                    switch (random.nextInt(3)) {
                        case 0 -> AttributeValue.fromS(text);
                        case 1 -> AttributeValue.fromN(Long.toString(random.nextLong()));
                        default -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
                    });
        }
        return key;
    }

    @Test
    void everyBitThatIsChangedIsNoticed() {
        Cursors cursors = cursors(CursorKeys.of("2026", SECRET).and("2025", OTHER));
        // Three lengths, since Base64 leaves 0, 2 or 4 bits over.
        for (String value : List.of("a", "ab", "abc", "abc".repeat(100))) {
            Position position = new Position.After(Map.of("PK", AttributeValue.fromS(value)));
            String cursor = cursors.seal("orders", PARAMETERS, position);
            Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);
            byte[] text = cursor.getBytes(StandardCharsets.ISO_8859_1);
            for (int bit = 0; bit < text.length * 8; bit++) {
                text[bit / 8] ^= (byte) (1 << bit % 8);
                String changed = new String(text, StandardCharsets.ISO_8859_1);
                reasons.merge(refusal(cursors, changed, "orders", PARAMETERS), 1, Integer::sum);
                text[bit / 8] ^= (byte) (1 << bit % 8);
            }
            byte[] bytes = Base64.getUrlDecoder().decode(cursor);
            for (int bit = 0; bit < bytes.length * 8; bit++) {
                bytes[bit / 8] ^= (byte) (1 << bit % 8);
                String changed = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
                reasons.merge(refusal(cursors, changed, "orders", PARAMETERS), 1, Integer::sum);
                bytes[bit / 8] ^= (byte) (1 << bit % 8);
            }
            assertThat(reasons).containsOnlyKeys(Reason.MALFORMED, Reason.FORGED, Reason.UNKNOWN_KEY);
            assertThat(cursors.open(cursor, "orders", PARAMETERS)).isEqualTo(position);
        }
    }

    @Test
    void whatIsShorterOrLongerIsRefused() {
        Cursors cursors = cursors(CursorKeys.of("2026", SECRET));
        String cursor = cursors.seal("orders", PARAMETERS, SOMEWHERE);
        for (int length = 0; length < cursor.length(); length++) {
            assertThat(refusal(cursors, cursor.substring(0, length), "orders", PARAMETERS))
                    .isIn(Reason.MALFORMED, Reason.FORGED, Reason.UNKNOWN_KEY);
        }
        for (String more : List.of("A", "AAAA", "=", "==", " ", "\n")) {
            assertThat(refusal(cursors, cursor + more, "orders", PARAMETERS)).isIn(Reason.MALFORMED, Reason.FORGED);
        }
    }

    @Test
    void itBelongsToOnePatternAndItsParameters() {
        Cursors cursors = cursors(CursorKeys.of("2026", SECRET));
        String cursor = cursors.seal("orders", PARAMETERS, SOMEWHERE);
        assertThat(refusal(cursors, cursor, "invoices", PARAMETERS)).isEqualTo(Reason.FOREIGN);
        assertThat(refusal(cursors, cursor, "orders", new byte[] {1, 2})).isEqualTo(Reason.FOREIGN);
        assertThat(refusal(cursors, cursor, "orders\u0001", new byte[] {2, 3})).isEqualTo(Reason.FOREIGN);
    }

    @Test
    void itExpires() {
        String cursor = at(NOW).seal("orders", PARAMETERS, SOMEWHERE);
        assertThat(at(NOW.plusSeconds(599)).open(cursor, "orders", PARAMETERS)).isEqualTo(SOMEWHERE);
        assertThat(refusal(at(NOW.plusSeconds(600)), cursor, "orders", PARAMETERS))
                .isEqualTo(Reason.EXPIRED);
    }

    @Test
    void itExpiresAlsoIfItWasMadeBeforeCursorsExpired() {
        Clock then = Clock.fixed(NOW, ZoneOffset.UTC);
        String cursor =
                new Cursors(CursorKeys.of("a", SECRET), Optional.empty(), then).seal("orders", PARAMETERS, SOMEWHERE);
        assertThat(at(NOW.plusSeconds(599)).open(cursor, "orders", PARAMETERS)).isEqualTo(SOMEWHERE);
        assertThat(refusal(at(NOW.plusSeconds(600)), cursor, "orders", PARAMETERS))
                .isEqualTo(Reason.EXPIRED);
    }

    @Test
    void nothingOfThePositionCanBeReadInIt() {
        Cursors cursors = cursors(CursorKeys.of("2026", SECRET));
        for (int length : new int[] {1, 5, 300}) {
            String hidden = "hidden".repeat(length);
            String cursor = cursors.seal(
                    "orders", PARAMETERS, new Position.After(Map.of("secret", AttributeValue.fromS(hidden))));
            assertThat(new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.ISO_8859_1))
                    .doesNotContain("hidden", "secret");
        }
        String one = cursors.seal("orders", PARAMETERS, position("CUSTOMER#alice"));
        String other = cursors.seal("orders", PARAMETERS, position("CUSTOMER#alicf"));
        byte[] difference = Base64.getUrlDecoder().decode(one);
        byte[] bytes = Base64.getUrlDecoder().decode(other);
        int same = 0;
        for (int i = bytes.length - 32 - 20; i < bytes.length - 32; i++) {
            same += difference[i] == bytes[i] ? 1 : 0;
        }
        assertThat(same)
                .as("two positions are not encrypted with the same stream")
                .isLessThan(8);
    }

    private static Position position(String key) {
        return new Position.After(Map.of("PK", AttributeValue.fromS(key)));
    }

    @Test
    void keysChange() {
        String old = cursors(CursorKeys.of("2025", OTHER)).seal("orders", PARAMETERS, SOMEWHERE);
        Cursors both = cursors(CursorKeys.of("2026", SECRET).and("2025", OTHER));
        assertThat(both.open(old, "orders", PARAMETERS)).isEqualTo(SOMEWHERE);
        String signed = both.seal("orders", PARAMETERS, SOMEWHERE);
        Cursors only = cursors(CursorKeys.of("2026", SECRET));
        assertThat(only.open(signed, "orders", PARAMETERS)).isEqualTo(SOMEWHERE);
        assertThat(refusal(only, old, "orders", PARAMETERS)).isEqualTo(Reason.UNKNOWN_KEY);
        assertThat(refusal(cursors(CursorKeys.of("2026", OTHER)), signed, "orders", PARAMETERS))
                .isEqualTo(Reason.FORGED);
    }

    @Test
    void withoutAKeyOtherInstancesSayWhatToDo() {
        String cursor = Cursors.ofThisProcess().seal("orders", PARAMETERS, SOMEWHERE);
        assertThat(Cursors.ofThisProcess().open(cursor, "orders", PARAMETERS)).isEqualTo(SOMEWHERE);
        Cursors other = cursors(CursorKeys.random());
        CursorException e = catchThrowableOfType(CursorException.class, () -> other.open(cursor, "orders", PARAMETERS));
        assertThat(e.reason()).isEqualTo(Reason.UNKNOWN_KEY);
        assertThat(e)
                .hasMessageContaining("no key is configured here")
                .hasMessageContaining("give all of them the same");
    }

    @Test
    void weakKeysAndDoublesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> CursorKeys.of("a", new byte[15]));
        assertThatIllegalArgumentException().isThrownBy(() -> CursorKeys.of("", SECRET));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CursorKeys.of("a", SECRET).and("a", OTHER));
    }

    @Test
    void cursorsOfManyShardsFitIntoAnAddress() {
        List<Position.Part> parts = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 15; i++) {
            parts.add(new Position.Part(
                    random.nextLong(),
                    new Position.After(Map.of(
                            "PK", AttributeValue.fromS("CUSTOMER#alice" + i),
                            "SK",
                                    AttributeValue.fromS(
                                            "#ORDER#2026-03-01T12:00:00.000Z#2Nq" + random.nextInt(1_000_000)),
                            "GSI1PK", AttributeValue.fromS("ORDERS#PENDING#" + i),
                            "GSI1SK",
                                    AttributeValue.fromS(
                                            "2026-03-01T12:00:00.000Z#2Nq" + random.nextInt(1_000_000))))));
        }
        Position position = new Position.Several(parts, Map.of());
        String cursor = cursors(CursorKeys.of("2026", SECRET)).seal("orders", PARAMETERS, position);
        assertThat(cursor).hasSizeLessThan(1500);
    }
}
