package dev.tablewright.runtime.item;

import java.util.Arrays;
import java.util.HexFormat;

/** Binary data as a value: it never changes, and equals what has the same bytes. An array in a record could do neither. */
public final class Bytes implements Comparable<Bytes> {

    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes of(byte... bytes) {
        return new Bytes(bytes.clone());
    }

    /** Without a copy, for arrays that nobody else holds. */
    static Bytes wrap(byte[] bytes) {
        return new Bytes(bytes);
    }

    public byte[] toByteArray() {
        return bytes.clone();
    }

    /** The array itself, for readers that do not change it. */
    byte[] unwrap() {
        return bytes;
    }

    public int size() {
        return bytes.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** As DynamoDB compares them: byte by byte, without signs. */
    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    /** How many there are: contents may be secret. */
    @Override
    public String toString() {
        return bytes.length + " bytes";
    }

    /** As the encoding of keys writes it. */
    public String hex() {
        return HexFormat.of().withUpperCase().formatHex(bytes);
    }
}
