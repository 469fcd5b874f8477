package dev.tablewright.lab.data;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.UUID;

/** Identifiers in their right forms, of given moments and with given chance. */
final class IdTexts {

    private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int ULID_WIDTH = 26;
    private static final int ULID_TIME = 10;
    private static final String BASE_62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final BigInteger SIXTY_TWO = BigInteger.valueOf(62);
    private static final int KSUID_WIDTH = 27;
    /** The seconds of a KSUID begin in May 2014. */
    private static final long KSUID_BEGIN = 1_400_000_000L;

    private IdTexts() {}

    static UUID uuid(Chance chance) {
        long high = (chance.next() & ~0xF000L) | 0x4000L;
        long low = (chance.next() & 0x3FFFFFFFFFFFFFFFL) | 0x8000000000000000L;
        return new UUID(high, low);
    }

    static String ulid(long millis, Chance chance) {
        char[] text = new char[ULID_WIDTH];
        long rest = millis;
        for (int i = ULID_TIME - 1; i >= 0; i--) {
            text[i] = CROCKFORD.charAt((int) (rest & 31));
            rest >>>= 5;
        }
        // Sixteen characters of five bits, out of two numbers.
        long bits = 0;
        for (int i = ULID_TIME; i < ULID_WIDTH; i++) {
            bits = (i - ULID_TIME) % 8 == 0 ? chance.next() : bits >>> 5;
            text[i] = CROCKFORD.charAt((int) (bits & 31));
        }
        return new String(text);
    }

    static String ksuid(long millis, Chance chance) {
        byte[] bytes = ByteBuffer.allocate(20)
                .putInt((int) Math.max(0, millis / 1000 - KSUID_BEGIN))
                .putLong(chance.next())
                .putLong(chance.next())
                .array();
        BigInteger rest = new BigInteger(1, bytes);
        char[] text = new char[KSUID_WIDTH];
        for (int i = KSUID_WIDTH - 1; i >= 0; i--) {
            BigInteger[] parts = rest.divideAndRemainder(SIXTY_TWO);
            text[i] = BASE_62.charAt(parts[1].intValue());
            rest = parts[0];
        }
        return new String(text);
    }
}
