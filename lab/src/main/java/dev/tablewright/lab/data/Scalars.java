package dev.tablewright.lab.data;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes simple values: any, or different ones. */
final class Scalars {

    private static final int BYTES = 24;

    private final KeyFacts keys;
    private final Times times;
    private final long seed;

    Scalars(KeyFacts keys, Times times, long seed) {
        this.keys = keys;
        this.times = times;
        this.seed = seed;
    }

    /**
     * Any values of a type.
     *
     * @param owner the entity or embedded type
     * @param all the attributes of the owner
     */
    Source any(String owner, Attribute attribute, Type type, List<Attribute> all) {
        if (type instanceof Type.Choice choice) {
            return word(choice);
        }
        return switch ((ScalarType) type) {
            case STRING -> {
                TextSource texts = Texts.repeating(wanted(owner, attribute));
                yield (spot, chance) -> Values.text(texts.any(chance));
            }
            case INTEGER -> {
                NumberKind kind = NumberKind.of(attribute.name().text());
                long most = largest(owner, attribute);
                yield (spot, chance) -> Values.whole(whole(kind.any(chance), most));
            }
            case DECIMAL -> {
                NumberKind kind = NumberKind.of(attribute.name().text());
                BigDecimal most = BigDecimal.valueOf(largest(owner, attribute));
                yield (spot, chance) -> Values.decimal(kind.any(chance).min(most));
            }
            case BOOLEAN -> (spot, chance) -> Values.flag(chance.onceIn(3));
            case BINARY -> {
                int size = (int) Math.min(BYTES, attribute.max().orElse((long) BYTES));
                yield (spot, chance) -> bytes(1 + chance.below(Math.max(1, size)), chance);
            }
            case TIMESTAMP -> {
                TimeKind kind = TimeKind.of(attribute, all);
                yield (spot, chance) -> Values.timestamp(Instant.ofEpochMilli(time(kind, spot, chance)));
            }
            case EPOCH -> {
                TimeKind kind = TimeKind.of(attribute, all);
                yield (spot, chance) -> Values.whole(time(kind, spot, chance) / 1000);
            }
            case UUID -> (spot, chance) -> Values.uuid(IdTexts.uuid(chance));
            case ULID -> (spot, chance) -> Values.text(IdTexts.ulid(spot.moment(), chance));
            case KSUID -> (spot, chance) -> Values.text(IdTexts.ksuid(spot.moment(), chance));
        };
    }

    /** When something expires. */
    Source expiry(Type type) {
        return (spot, chance) -> type == ScalarType.TIMESTAMP
                ? Values.timestamp(Instant.ofEpochSecond(times.expiry(chance)))
                : Values.whole(times.expiry(chance));
    }

    /** Different values of a type. */
    Numbered different(String owner, Attribute attribute, Type type) {
        if (type instanceof Type.Choice choice) {
            int words = choice.values().size();
            return Numbered.upTo(
                    words,
                    (number, twist, spot) -> Values.text(choice.values()
                            .get((int) ((number + Math.floorMod(twist, words)) % words))
                            .text()));
        }
        long salt = Chance.salt(seed, owner, attribute.name().text(), "different");
        long most = largest(owner, attribute);
        return switch ((ScalarType) type) {
            case STRING -> {
                TextSource texts = Texts.different(wanted(owner, attribute));
                yield Numbered.upTo(
                        texts.capacity(), (number, twist, spot) -> Values.text(texts.numbered(number, twist)));
            }
            case INTEGER ->
                most < 0
                        ? Numbered.endless((number, twist, spot) -> Values.whole(most - number))
                        : Numbered.upTo(plusOne(most), (number, twist, spot) -> Values.whole(number));
            case DECIMAL ->
                most < 0
                        ? Numbered.endless((number, twist, spot) ->
                                Values.decimal(BigDecimal.valueOf(most).subtract(cents(number))))
                        : Numbered.upTo(
                                most > Long.MAX_VALUE / 200 ? Long.MAX_VALUE : most * 100 + 1,
                                (number, twist, spot) -> Values.decimal(cents(number)));
            case BOOLEAN -> Numbered.upTo(2, (number, twist, spot) -> Values.flag(number == 1));
            case BINARY -> {
                int size = (int) Math.min(16, attribute.max().orElse(16L));
                yield Numbered.upTo(
                        size >= Long.BYTES ? Long.MAX_VALUE : 1L << (size * Byte.SIZE),
                        (number, twist, spot) -> counted(size, number, Chance.of(salt, spot.index())));
            }
            case TIMESTAMP ->
                Numbered.endless((number, twist, spot) ->
                        Values.timestamp(Instant.ofEpochMilli(times.different(number, spot.total()))));
            case EPOCH -> Numbered.endless((number, twist, spot) -> Values.whole(times.beginning() / 1000 + number));
            case UUID ->
                Numbered.endless((number, twist, spot) -> Values.uuid(IdTexts.uuid(Chance.of(salt, spot.index()))));
            case ULID ->
                Numbered.endless((number, twist, spot) ->
                        Values.text(IdTexts.ulid(spot.moment(), Chance.of(salt, spot.index()))));
            case KSUID ->
                Numbered.endless((number, twist, spot) ->
                        Values.text(IdTexts.ksuid(spot.moment(), Chance.of(salt, spot.index()))));
        };
    }

    /** The first words of an enum are more frequent than the last. */
    private static Source word(Type.Choice choice) {
        int words = choice.values().size();
        return (spot, chance) -> {
            int first = chance.below(words);
            int second = chance.below(words);
            return Values.text(choice.values().get(Math.min(first, second)).text());
        };
    }

    private Texts.Wanted wanted(String owner, Attribute attribute) {
        String name = attribute.name().text();
        return new Texts.Wanted(
                TextKind.of(owner, name),
                attribute.type().isCollection() ? Optional.empty() : attribute.max(),
                attribute.pattern(),
                keys.isInKey(owner, name),
                owner + "." + name,
                Chance.salt(seed, owner, name));
    }

    private long largest(String owner, Attribute attribute) {
        long said = attribute.type().isCollection()
                ? Long.MAX_VALUE
                : attribute.max().orElse(Long.MAX_VALUE);
        return Math.min(said, keys.largest(owner, attribute.name().text()));
    }

    private long time(TimeKind kind, Spot spot, Chance chance) {
        return switch (kind) {
            case BEGINNING -> spot.moment();
            case LATER -> times.later(spot.moment(), chance);
            case TO_COME -> times.toCome(chance);
            case BIRTHDAY -> times.birthday(chance);
        };
    }

    private static long whole(BigDecimal number, long most) {
        long value = number.setScale(0, RoundingMode.DOWN).longValue();
        if (value <= most) {
            return value;
        }
        return most < 0 ? most : most == Long.MAX_VALUE ? value : value % (most + 1);
    }

    private static long plusOne(long most) {
        return most == Long.MAX_VALUE ? most : most + 1;
    }

    private static BigDecimal cents(long number) {
        return BigDecimal.valueOf(number, 2);
    }

    private static AttributeValue bytes(int size, Chance chance) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) chance.next();
        }
        return Values.bytes(Bytes.of(bytes));
    }

    /** A number in as many bytes as there are, and chance in what is left of them. */
    private static AttributeValue counted(int size, long number, Chance chance) {
        byte[] bytes = new byte[size];
        byte[] digits = ByteBuffer.allocate(Long.BYTES).putLong(number).array();
        for (int i = 0; i < size; i++) {
            bytes[i] = i < Long.BYTES ? digits[Long.BYTES - 1 - i] : (byte) chance.next();
        }
        return Values.bytes(Bytes.of(bytes));
    }
}
