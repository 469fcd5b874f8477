package dev.tablewright.runtime.cursor;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What cursors are signed and encrypted with. The first key signs, all verify: to change keys, all instances first learn the new one as a second,
 * then sign with it, and forget the old one when its cursors are no longer used.
 */
public final class CursorKeys {

    static final String ALGORITHM = "HmacSHA256";

    /** No cursor begins like this, so that its signature tells nothing of the key for positions. */
    private static final byte[] LABEL = "tablewright position".getBytes(StandardCharsets.UTF_8);

    private static final int LEAST_SECRET = 16;
    private static final int LONGEST_ID = 64;

    /** @param shared whether somebody configured it, so that other instances may know it too */
    record Key(String id, SecretKeySpec secret, SecretKeySpec cipher, boolean shared) {

        static Key of(String id, byte[] bytes, boolean shared) {
            SecretKeySpec secret = new SecretKeySpec(bytes, ALGORITHM);
            try {
                Mac mac = Mac.getInstance(ALGORITHM);
                mac.init(secret);
                return new Key(id, secret, new SecretKeySpec(mac.doFinal(LABEL), ALGORITHM), shared);
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException("every Java has " + ALGORITHM, e);
            }
        }
    }

    private final List<Key> keys;

    private CursorKeys(List<Key> keys) {
        this.keys = List.copyOf(keys);
    }

    /**
     * @param id the name of the key, which stands in every cursor: {@code 2026}
     * @param secret at least 16 bytes that nobody can guess
     */
    public static CursorKeys of(String id, byte[] secret) {
        return new CursorKeys(List.of(checked(id, secret)));
    }

    /** A key that nobody else has: cursors end with the process, and other instances do not accept them. */
    public static CursorKeys random() {
        SecureRandom random = new SecureRandom();
        byte[] id = new byte[6];
        byte[] secret = new byte[32];
        random.nextBytes(id);
        random.nextBytes(secret);
        return new CursorKeys(List.of(Key.of("~" + HexFormat.of().formatHex(id), secret, false)));
    }

    /** The same, and also a key that verifies only. */
    public CursorKeys and(String id, byte[] secret) {
        Key more = checked(id, secret);
        if (find(id).isPresent()) {
            throw new IllegalArgumentException("two keys for cursors are called `" + id + "`");
        }
        List<Key> all = new ArrayList<>(keys);
        all.add(more);
        return new CursorKeys(all);
    }

    Key signing() {
        return keys.get(0);
    }

    Optional<Key> find(String id) {
        return keys.stream().filter(key -> key.id().equals(id)).findFirst();
    }

    private static Key checked(String id, byte[] secret) {
        int length = id.getBytes(StandardCharsets.UTF_8).length;
        if (length == 0 || length > LONGEST_ID) {
            throw new IllegalArgumentException("the name of a key for cursors has 1 to " + LONGEST_ID + " bytes");
        }
        if (secret.length < LEAST_SECRET) {
            throw new IllegalArgumentException("a key for cursors has at least " + LEAST_SECRET + " bytes");
        }
        return Key.of(id, secret, true);
    }
}
