package dev.tablewright.runtime.cursor;

import dev.tablewright.runtime.cursor.CursorException.Reason;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs and encrypts where lists were left off, and takes back only what it signed. A cursor is
 *
 * <pre>version 1 | length of the key's name 1 | name | flags 1 | time 8 | context 16 | position | signature 32</pre>
 *
 * in the Base64 of URLs. The time is when it was made, so that a reader decides how long it is good. The context is a hash of the pattern
 * and its parameters. The signature is an HMAC-SHA256 of all before it. Afterwards the position is encrypted: it may be the key of an
 * item that a filter hid from the caller.
 */
public final class Cursors {

    private static final byte VERSION = 2;
    private static final byte PACKED = 1;
    private static final int CONTEXT = 16;
    private static final int SIGNATURE = 32;

    /** Made when it is first needed: randomness may have to be waited for. */
    private static final class OfThisProcess {
        static final Cursors CURSORS = new Cursors(CursorKeys.random(), Optional.empty(), Clock.systemUTC());
    }

    private final CursorKeys keys;
    private final Optional<Duration> expiry;
    private final Clock clock;

    /** @param expiry how long a cursor is accepted; empty: for ever */
    public Cursors(CursorKeys keys, Optional<Duration> expiry, Clock clock) {
        this.keys = Objects.requireNonNull(keys, "keys");
        this.expiry = Objects.requireNonNull(expiry, "expiry");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /** With a key of this process alone, always the same, and without an end. */
    public static Cursors ofThisProcess() {
        return OfThisProcess.CURSORS;
    }

    /**
     * A text that says where a list goes on.
     *
     * @param pattern what gave the list
     * @param parameters a digest of what it was asked with
     */
    public String seal(String pattern, byte[] parameters, Position position) {
        CursorKeys.Key key = keys.signing();
        byte[] id = key.id().getBytes(StandardCharsets.UTF_8);
        byte[] plain = PositionCodec.write(position);
        byte[] body = Packing.packed(plain);
        byte flags = body.length < plain.length ? PACKED : 0;
        ByteBuffer cursor = ByteBuffer.allocate(2 + id.length + 1 + 8 + CONTEXT + body.length + SIGNATURE);
        cursor.put(VERSION).put((byte) id.length).put(id).put(flags);
        cursor.putLong(clock.millis());
        cursor.put(context(pattern, parameters)).put(body);
        byte[] signature = signature(key, cursor.array(), cursor.position());
        crypt(key, signature, cursor.array(), cursor.position() - body.length, body.length);
        cursor.put(signature);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(cursor.array());
    }

    /**
     * Where the list goes on.
     *
     * @throws CursorException unless this text was made for the same pattern and parameters
     */
    public Position open(String cursor, String pattern, byte[] parameters) {
        byte[] bytes = bytes(cursor);
        try {
            return open(bytes, ByteBuffer.wrap(bytes), pattern, parameters);
        } catch (BufferUnderflowException e) {
            throw new CursorException(Reason.MALFORMED);
        }
    }

    private Position open(byte[] bytes, ByteBuffer in, String pattern, byte[] parameters) {
        if (in.get() != VERSION) {
            throw new CursorException(Reason.MALFORMED);
        }
        CursorKeys.Key key = key(new String(take(in, in.get() & 0xFF), StandardCharsets.UTF_8));
        byte flags = in.get();
        long made = in.getLong();
        byte[] context = take(in, CONTEXT);
        int length = in.remaining() - SIGNATURE;
        if (length < 0) {
            throw new BufferUnderflowException();
        }
        byte[] signature = Arrays.copyOfRange(bytes, bytes.length - SIGNATURE, bytes.length);
        crypt(key, signature, bytes, in.position(), length);
        byte[] body = take(in, length);
        if (!MessageDigest.isEqual(signature, signature(key, bytes, bytes.length - SIGNATURE))) {
            throw new CursorException(Reason.FORGED, advice(key.shared()));
        }
        // Nothing of it is believed before this line.
        if (!MessageDigest.isEqual(context, context(pattern, parameters))) {
            throw new CursorException(Reason.FOREIGN);
        }
        if (expiry.isPresent() && clock.millis() - made >= expiry.get().toMillis()) {
            throw new CursorException(Reason.EXPIRED);
        }
        return PositionCodec.read(flags == PACKED ? Packing.unpacked(body) : body);
    }

    private CursorKeys.Key key(String id) {
        return keys.find(id)
                .orElseThrow(() -> new CursorException(
                        Reason.UNKNOWN_KEY, advice(keys.signing().shared())));
    }

    private static String advice(boolean shared) {
        return shared
                ? ": all instances of an application need the same keys"
                : ": no key is configured here, so each instance has one of its own; give all of them the same";
    }

    /** The Base64 decoder ignores bits that stand for nothing; a cursor with other bits there is another text. */
    private static byte[] bytes(String cursor) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(cursor);
            if (Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(cursor)) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            throw new CursorException(Reason.MALFORMED);
        }
        throw new CursorException(Reason.MALFORMED);
    }

    private static byte[] take(ByteBuffer in, int length) {
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] taken = new byte[length];
        in.get(taken);
        return taken;
    }

    private static byte[] context(String pattern, byte[] parameters) {
        return Arrays.copyOf(new Fingerprint().add(pattern).add(parameters).bytes(), CONTEXT);
    }

    /**
     * Encrypts or decrypts a part of the bytes, in place: they are combined with HMACs of the signature and a counter, which nobody can tell
     * from chance without the key. No two positions have the same signature, and so none the same HMACs.
     */
    private static void crypt(CursorKeys.Key key, byte[] signature, byte[] bytes, int from, int length) {
        Mac mac = mac(key.cipher());
        for (int done = 0; done < length; done += SIGNATURE) {
            mac.update(signature);
            mac.update((byte) ((done / SIGNATURE) >>> 8));
            byte[] stream = mac.doFinal(new byte[] {(byte) (done / SIGNATURE)});
            for (int i = 0; i < Math.min(SIGNATURE, length - done); i++) {
                bytes[from + done + i] ^= stream[i];
            }
        }
    }

    private static byte[] signature(CursorKeys.Key key, byte[] bytes, int length) {
        Mac mac = mac(key.secret());
        mac.update(bytes, 0, length);
        return mac.doFinal();
    }

    private static Mac mac(SecretKeySpec key) {
        try {
            Mac mac = Mac.getInstance(CursorKeys.ALGORITHM);
            mac.init(key);
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + CursorKeys.ALGORITHM, e);
        }
    }
}
