package dev.tablewright.runtime.cursor;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tells what was asked for from everything else that could be: a hash in which every text and every list goes with its length, so that
 * no two questions run together.
 */
public final class Fingerprint {

    private final MessageDigest hash;

    public Fingerprint() {
        try {
            hash = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Of these values alone. */
    public static long nameOf(Map<String, AttributeValue> values) {
        return ByteBuffer.wrap(new Fingerprint().add(values).bytes()).getLong();
    }

    public Fingerprint add(int number) {
        hash.update((byte) (number >>> 24));
        hash.update((byte) (number >>> 16));
        hash.update((byte) (number >>> 8));
        hash.update((byte) number);
        return this;
    }

    public Fingerprint add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    public Fingerprint add(byte[] bytes) {
        add(bytes.length);
        hash.update(bytes);
        return this;
    }

    /** The order in which a map gives its entries does not matter. */
    public Fingerprint add(Map<String, AttributeValue> values) {
        add(values.size());
        new TreeMap<>(values).forEach((name, value) -> add(name).add(value));
        return this;
    }

    private Fingerprint add(AttributeValue value) {
        AttributeValue.Type type = value.type();
        add(type.name());
        return switch (type) {
            case S -> add(value.s());
            case N -> add(value.n());
            case B -> add(value.b().asByteArrayUnsafe());
            case BOOL -> add(value.bool() ? 1 : 0);
            case SS -> addTexts(value.ss());
            case NS -> addTexts(value.ns());
            case BS -> addBinaries(value.bs());
            case L -> addList(value.l());
            case M -> add(value.m());
            case NUL, UNKNOWN_TO_SDK_VERSION -> this;
        };
    }

    private Fingerprint addTexts(List<String> texts) {
        add(texts.size());
        texts.forEach(this::add);
        return this;
    }

    private Fingerprint addBinaries(List<SdkBytes> binaries) {
        add(binaries.size());
        binaries.forEach(bytes -> add(bytes.asByteArrayUnsafe()));
        return this;
    }

    private Fingerprint addList(List<AttributeValue> values) {
        add(values.size());
        values.forEach(this::add);
        return this;
    }

    /** The hash of all that was added. After that, it starts anew. */
    public byte[] bytes() {
        return hash.digest();
    }
}
