package dev.tablewright.runtime.item;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads typed values out of an item, or out of a map within one. What is missing or of another type is an
 * {@link ItemMismatchException} that names the entity and the attribute.
 */
public final class ItemReader {

    private final String entity;
    private final String path;
    private final Map<String, AttributeValue> values;

    public ItemReader(String entity, Map<String, AttributeValue> values) {
        this(entity, "", values);
    }

    private ItemReader(String entity, String path, Map<String, AttributeValue> values) {
        this.entity = entity;
        this.path = path;
        this.values = values;
    }

    /** What is read from. */
    public Map<String, AttributeValue> values() {
        return values;
    }

    /** Something that is made of the whole item. What refuses to be made of it is a mismatch too. */
    public <T> T whole(Function<ItemReader, T> read) {
        try {
            return read.apply(this);
        } catch (IllegalArgumentException e) {
            throw new ItemMismatchException(entity, e);
        }
    }

    /** Whether the attribute is there, and not null. */
    public boolean has(String name) {
        AttributeValue value = values.get(name);
        return value != null && !Boolean.TRUE.equals(value.nul());
    }

    /** The value if the attribute is there: {@code item.optional("nickname", ItemReader::text)}. */
    public <T> Optional<T> optional(String name, BiFunction<ItemReader, String, T> read) {
        return has(name) ? Optional.of(read.apply(this, name)) : Optional.empty();
    }

    public String text(String name) {
        String text = value(name).s();
        if (text == null) {
            throw mistyped(name, "text");
        }
        return text;
    }

    public long whole(String name) {
        String number = number(name);
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException e) {
            return wholeOf(name, number);
        }
    }

    /** DynamoDB gives whole numbers without a point, but what others wrote may be {@code 1E+3}, or no whole number at all. */
    private long wholeOf(String name, String number) {
        try {
            return new BigDecimal(number).longValueExact();
        } catch (ArithmeticException e) {
            throw wrong(name, "is no whole number of 64 bits", e);
        }
    }

    public BigDecimal decimal(String name) {
        return new BigDecimal(number(name));
    }

    public boolean flag(String name) {
        Boolean flag = value(name).bool();
        if (flag == null) {
            throw mistyped(name, "true or false");
        }
        return flag;
    }

    public Bytes bytes(String name) {
        SdkBytes bytes = value(name).b();
        if (bytes == null) {
            throw mistyped(name, "binary");
        }
        return Bytes.wrap(bytes.asByteArrayUnsafe());
    }

    /** A point in time, in any form of ISO 8601. */
    public Instant timestamp(String name) {
        String text = text(name);
        try {
            return IsoInstant.read(text);
        } catch (IllegalArgumentException e) {
            throw wrong(name, "is no point in time", e);
        }
    }

    public Instant epoch(String name) {
        try {
            return Instant.ofEpochSecond(whole(name));
        } catch (DateTimeException e) {
            throw wrong(name, "is no point in time", e);
        }
    }

    public UUID uuid(String name) {
        String text = text(name);
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw wrong(name, "is no UUID", e);
        }
    }

    /** The constant of an enum by its word. */
    public <T> T word(String name, Function<String, Optional<T>> constants) {
        String word = text(name);
        return constants.apply(word).orElseThrow(() -> wrong(name, "is none of the words that the model knows", null));
    }

    /** A value made of several attributes: an embedded one, or the id of another entity. */
    public <T> T nested(String name, Function<ItemReader, T> read) {
        AttributeValue value = value(name);
        if (!value.hasM()) {
            throw mistyped(name, "a map");
        }
        return read.apply(new ItemReader(entity, path + name + ".", value.m()));
    }

    /** Values in their order. Each is read as if it were an attribute: {@code item.list("tags", ItemReader::text)}. */
    public <T> List<T> list(String name, BiFunction<ItemReader, String, T> read) {
        AttributeValue value = value(name);
        if (!value.hasL()) {
            throw mistyped(name, "a list");
        }
        List<T> list = new ArrayList<>(value.l().size());
        for (AttributeValue element : value.l()) {
            list.add(element(name + "[" + list.size() + "]", element, read));
        }
        return Collections.unmodifiableList(list);
    }

    public <T> Map<String, T> map(String name, BiFunction<ItemReader, String, T> read) {
        AttributeValue value = value(name);
        if (!value.hasM()) {
            throw mistyped(name, "a map");
        }
        Map<String, T> map = new LinkedHashMap<>();
        ItemReader inside = new ItemReader(entity, path + name + ".", value.m());
        value.m().keySet().forEach(key -> map.put(key, read.apply(inside, key)));
        return Collections.unmodifiableMap(map);
    }

    /** A set of texts; an absent one is empty, since DynamoDB has no empty sets. */
    public <T> Set<T> texts(String name, BiFunction<ItemReader, String, T> read) {
        if (!has(name)) {
            return Set.of();
        }
        AttributeValue value = values.get(name);
        if (!value.hasSs()) {
            throw mistyped(name, "a set of texts");
        }
        return set(name, value.ss(), AttributeValue::fromS, read);
    }

    /** A set of numbers; an absent one is empty. */
    public <T> Set<T> numbers(String name, BiFunction<ItemReader, String, T> read) {
        if (!has(name)) {
            return Set.of();
        }
        AttributeValue value = values.get(name);
        if (!value.hasNs()) {
            throw mistyped(name, "a set of numbers");
        }
        return set(name, value.ns(), AttributeValue::fromN, read);
    }

    /** A set of binary values; an absent one is empty. */
    public Set<Bytes> binaries(String name) {
        if (!has(name)) {
            return Set.of();
        }
        AttributeValue value = values.get(name);
        if (!value.hasBs()) {
            throw mistyped(name, "a set of binary values");
        }
        return set(name, value.bs(), AttributeValue::fromB, ItemReader::bytes);
    }

    private <R, T> Set<T> set(
            String name, List<R> raw, Function<R, AttributeValue> wrap, BiFunction<ItemReader, String, T> read) {
        Set<T> set = new LinkedHashSet<>();
        for (R element : raw) {
            set.add(element(name, wrap.apply(element), read));
        }
        return Collections.unmodifiableSet(set);
    }

    private <T> T element(String name, AttributeValue value, BiFunction<ItemReader, String, T> read) {
        return read.apply(new ItemReader(entity, path, Collections.singletonMap(name, value)), name);
    }

    private String number(String name) {
        String number = value(name).n();
        if (number == null) {
            throw mistyped(name, "a number");
        }
        return number;
    }

    private AttributeValue value(String name) {
        AttributeValue value = values.get(name);
        if (value == null || Boolean.TRUE.equals(value.nul())) {
            throw wrong(name, "is missing", null);
        }
        return value;
    }

    private ItemMismatchException mistyped(String name, String wanted) {
        return wrong(name, "is not " + wanted, null);
    }

    private ItemMismatchException wrong(String name, String problem, Throwable cause) {
        return new ItemMismatchException(entity, path + name, problem, cause);
    }
}
