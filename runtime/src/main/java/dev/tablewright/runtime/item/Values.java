package dev.tablewright.runtime.item;

import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.KeyTimestamp;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as DynamoDB stores them. Points in time and ids have the same form here as in keys. */
public final class Values {

    public static final AttributeValue TRUE = AttributeValue.fromBool(true);
    public static final AttributeValue FALSE = AttributeValue.fromBool(false);

    private Values() {}

    /**
     * @throws IllegalArgumentException if the text contains half of a surrogate pair: DynamoDB would store something else for it
     */
    public static AttributeValue text(String value) {
        return AttributeValue.fromS(wellFormed(value));
    }

    private static String wellFormed(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (Character.isSurrogate(value.charAt(i))) {
                return KeyText.raw(value);
            }
        }
        return value;
    }

    public static AttributeValue whole(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }

    /**
     * @throws IllegalArgumentException if DynamoDB cannot hold it
     */
    public static AttributeValue decimal(BigDecimal value) {
        return AttributeValue.fromN(decimalText(value));
    }

    /**
     * A decimal as it is written in items and sets.
     *
     * @throws IllegalArgumentException if DynamoDB cannot hold it
     */
    public static String decimalText(BigDecimal value) {
        return Limits.decimal(value).toPlainString();
    }

    public static AttributeValue flag(boolean value) {
        return value ? TRUE : FALSE;
    }

    public static AttributeValue bytes(Bytes value) {
        return AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(value.unwrap()));
    }

    public static AttributeValue timestamp(Instant value) {
        return AttributeValue.fromS(timestampText(value));
    }

    /** A point in time as it stands in items and in keys; what is below a millisecond is cut off. */
    public static String timestampText(Instant value) {
        return KeyTimestamp.encode(Limits.timestamp(value));
    }

    /** Seconds since 1970, as time to live wants them. */
    public static AttributeValue epoch(Instant value) {
        return AttributeValue.fromN(Long.toString(value.getEpochSecond()));
    }

    public static AttributeValue uuid(UUID value) {
        return AttributeValue.fromS(value.toString());
    }

    public static <T> AttributeValue list(Collection<T> values, Function<? super T, AttributeValue> each) {
        List<AttributeValue> list = new ArrayList<>(values.size());
        for (T value : values) {
            list.add(each.apply(value));
        }
        return AttributeValue.fromL(list);
    }

    public static <T> AttributeValue map(Map<String, T> values, Function<? super T, AttributeValue> each) {
        Map<String, AttributeValue> map = new LinkedHashMap<>();
        values.forEach((key, value) -> map.put(wellFormed(key), each.apply(value)));
        return AttributeValue.fromM(map);
    }

    /** A set of texts. DynamoDB has no empty sets: an attribute with an empty one is left out. */
    public static <T> AttributeValue texts(Collection<T> values, Function<? super T, String> each) {
        return AttributeValue.fromSs(forms(values, value -> wellFormed(each.apply(value))));
    }

    /** A set of numbers, each in its plain form. */
    public static <T> AttributeValue numbers(Collection<T> values, Function<? super T, String> each) {
        return AttributeValue.fromNs(forms(values, each));
    }

    public static AttributeValue binaries(Collection<Bytes> values) {
        List<SdkBytes> all = new ArrayList<>(values.size());
        for (Bytes value : values) {
            all.add(SdkBytes.fromByteArrayUnsafe(value.unwrap()));
        }
        return AttributeValue.fromBs(all);
    }

    private static <T> List<String> forms(Collection<T> values, Function<? super T, String> each) {
        List<String> forms = new ArrayList<>(values.size());
        for (T value : values) {
            forms.add(each.apply(value));
        }
        return forms;
    }
}
