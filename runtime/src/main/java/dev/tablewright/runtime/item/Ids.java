package dev.tablewright.runtime.item;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Instant;

/**
 * New identifiers that sort by time: ULIDs to the millisecond, KSUIDs to the second. Java has UUIDs only. The rest is random, so that
 * nobody has to be asked and nobody can guess; two of the same moment come in any order.
 */
public final class Ids {

    private static final SecureRandom RANDOM = new SecureRandom();

    private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int ULID_WIDTH = 26;
    private static final int ULID_RANDOM_BYTES = 10;
    private static final long ULID_LATEST = (1L << 48) - 1;

    private static final String BASE_62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int KSUID_WIDTH = 27;
    private static final int KSUID_RANDOM_BYTES = 16;
    /** The seconds of a KSUID begin in May 2014. */
    private static final long KSUID_EPOCH = 1_400_000_000L;

    private static final long KSUID_LATEST = (1L << 32) - 1;

    private Ids() {}

    /** A ULID of now. */
    public static String ulid() {
        return ulid(Instant.now());
    }

    /**
     * A ULID of a moment.
     *
     * @throws IllegalArgumentException if the moment is before 1970 or after 10889
     */
    public static String ulid(Instant at) {
        long millis = within(at.toEpochMilli(), ULID_LATEST, "ULID");
        byte[] bytes = random(ULID_RANDOM_BYTES);
        BigInteger value = BigInteger.valueOf(millis).shiftLeft(ULID_RANDOM_BYTES * Byte.SIZE);
        return text(value.or(new BigInteger(1, bytes)), CROCKFORD, ULID_WIDTH);
    }

    /** A KSUID of now. */
    public static String ksuid() {
        return ksuid(Instant.now());
    }

    /**
     * A KSUID of a moment.
     *
     * @throws IllegalArgumentException if the moment is before 2014-05-13 or after 2150
     */
    public static String ksuid(Instant at) {
        long seconds = within(at.getEpochSecond() - KSUID_EPOCH, KSUID_LATEST, "KSUID");
        byte[] bytes = ByteBuffer.allocate(Integer.BYTES + KSUID_RANDOM_BYTES)
                .putInt((int) seconds)
                .put(random(KSUID_RANDOM_BYTES))
                .array();
        return text(new BigInteger(1, bytes), BASE_62, KSUID_WIDTH);
    }

    private static long within(long time, long latest, String kind) {
        if (time < 0 || time > latest) {
            throw new IllegalArgumentException("no " + kind + " can have this time");
        }
        return time;
    }

    private static byte[] random(int size) {
        byte[] bytes = new byte[size];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    private static String text(BigInteger value, String digits, int width) {
        BigInteger base = BigInteger.valueOf(digits.length());
        char[] text = new char[width];
        BigInteger rest = value;
        for (int i = width - 1; i >= 0; i--) {
            BigInteger[] parts = rest.divideAndRemainder(base);
            text[i] = digits.charAt(parts[1].intValue());
            rest = parts[0];
        }
        return new String(text);
    }
}
