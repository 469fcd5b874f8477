package dev.tablewright.runtime.query;

import java.util.Arrays;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What stands for a bound that is not given, so that a range is always a {@code BETWEEN}: no value lies beyond. */
public final class Bounds {

    /** What DynamoDB allows in a sort key. */
    private static final int LONGEST = 1_024;

    private static final String NINES = "9.9999999999999999999999999999999999999E+125";

    public static final AttributeValue LEAST_NUMBER = AttributeValue.fromN("-" + NINES);
    public static final AttributeValue GREATEST_NUMBER = AttributeValue.fromN(NINES);
    public static final AttributeValue LEAST_TEXT = AttributeValue.fromS("\u0000");
    public static final AttributeValue GREATEST_TEXT =
            AttributeValue.fromS(Character.toString(Character.MAX_CODE_POINT));
    public static final AttributeValue LEAST_BINARY = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[1]));
    public static final AttributeValue GREATEST_BINARY = AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(largest()));

    /** What is in no key can be empty. */
    public static final AttributeValue EMPTY_TEXT = AttributeValue.fromS("");

    public static final AttributeValue EMPTY_BINARY = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[0]));

    private Bounds() {}

    /**
     * The lower end of a range of keys: where it is empty, the least that is not. No key is empty, and DynamoDB refuses to compare one with
     * nothing.
     */
    public static AttributeValue orLeast(AttributeValue end) {
        return end.equals(EMPTY_TEXT) ? LEAST_TEXT : end.equals(EMPTY_BINARY) ? LEAST_BINARY : end;
    }

    private static byte[] largest() {
        byte[] bytes = new byte[LONGEST];
        Arrays.fill(bytes, (byte) 0xff);
        return bytes;
    }
}
