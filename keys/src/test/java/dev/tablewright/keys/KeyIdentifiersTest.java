package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.util.Arrays;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyIdentifiersTest {

    private static final long SEED = Scale.seed(20260131);

    @Test
    void uuidsAreLowerCaseAndSortAsUnsignedNumbers() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(1_000, 10_000, 500_000); i++) {
            UUID left = new UUID(random.nextLong(), random.nextLong());
            UUID right = new UUID(
                    random.nextBoolean() ? left.getMostSignificantBits() : random.nextLong(), random.nextLong());
            String form = KeyUuid.encode(left);
            assertThat(form).hasSize(36).isLowerCase();
            assertThat(KeyUuid.read(form)).isEqualTo(left);
            int halves = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
            int expected = halves != 0
                    ? halves
                    : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
            assertThat(Integer.signum(ByteOrder.KEYS.compare(form, KeyUuid.encode(right))))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1-1-1-1-1",
                "6F9619FF-8B86-D011-B42D-00C04FC964FF",
                "6f9619ff8b86d011b42d00c04fc964ff",
                "{6f9619ff-8b86-d011-b42d-00c04fc964ff}"
            })
    void onlyCanonicalUuidsAreRead(String form) {
        assertRefused(Refusal.MALFORMED_UUID, () -> KeyUuid.read(form));
    }

    @ParameterizedTest
    @ValueSource(strings = {"01ARZ3NDEKTSV4RRFFQ69G5FAV", "00000000000000000000000000", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"})
    void ulidsStayAsTheyAre(String ulid) {
        assertThat(KeyUlid.encode(ulid)).isEqualTo(ulid);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "01arz3ndektsv4rrffq69g5fav",
                "01ARZ3NDEKTSV4RRFFQ69G5FA",
                "01ARZ3NDEKTSV4RRFFQ69G5FAVV",
                "8ZZZZZZZZZZZZZZZZZZZZZZZZZ",
                "01ARZ3NDEKTSV4RRFFQ69G5FAI",
                "01ARZ3NDEKTSV4RRFFQ69G5FAL",
                "01ARZ3NDEKTSV4RRFFQ69G5FAO",
                "01ARZ3NDEKTSV4RRFFQ69G5FAU",
                "01ARZ3NDEKTSV4RRFFQ69G5FA#"
            })
    void malformedUlidsAreRefused(String ulid) {
        assertRefused(Refusal.MALFORMED_ULID, () -> KeyUlid.encode(ulid));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0ujtsYcgvSTl8PAuAdqWYSMnLOv", "000000000000000000000000000", "aWgEPTl1tmebfsQzFP4bxwgy80V"})
    void ksuidsStayAsTheyAre(String ksuid) {
        assertThat(KeyKsuid.encode(ksuid)).isEqualTo(ksuid);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0ujtsYcgvSTl8PAuAdqWYSMnLO",
                "0ujtsYcgvSTl8PAuAdqWYSMnLOvv",
                "0ujtsYcgvSTl8PAuAdqWYSMnLO-",
                "aWgEPTl1tmebfsQzFP4bxwgy80W",
                "zzzzzzzzzzzzzzzzzzzzzzzzzzz"
            })
    void malformedKsuidsAreRefused(String ksuid) {
        assertRefused(Refusal.MALFORMED_KSUID, () -> KeyKsuid.encode(ksuid));
    }

    @Test
    void bytesAreUpperCaseHexAndSortAsBytes() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(1_000, 10_000, 500_000); i++) {
            byte[] left = bytes(random);
            byte[] right = random.nextBoolean() ? Arrays.copyOf(left, left.length + 1) : bytes(random);
            assertThat(KeyBytes.read(KeyBytes.encode(left))).isEqualTo(left);
            assertThat(Integer.signum(
                            ByteOrder.KEYS.compare(KeyBytes.encode(left) + "#F", KeyBytes.encode(right) + "#")))
                    .as("seed %d", SEED)
                    .isEqualTo(Arrays.equals(left, right) ? 1 : Integer.signum(Arrays.compareUnsigned(left, right)));
        }
        assertThat(KeyBytes.encode(new byte[] {0, (byte) 0xff, 0x1a})).isEqualTo("00FF1A");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0g", "0a", "00 ", "٠٠"})
    void onlyPairsOfDigitsAreRead(String form) {
        assertRefused(Refusal.MALFORMED_BINARY, () -> KeyBytes.read(form));
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(5)];
        random.nextBytes(bytes);
        return bytes;
    }
}
