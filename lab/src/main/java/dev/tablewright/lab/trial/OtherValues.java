package dev.tablewright.lab.trial;

import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that are like others and yet different: that nobody has, or that lie just beside. */
final class OtherValues {

    private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final String BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int ATTEMPTS = 5_000;

    private final Model model;

    OtherValues(Model model) {
        this.model = model;
    }

    /**
     * A value of an attribute that is not taken.
     *
     * @param like a value that the attribute can have
     * @param taken values in their plain form
     */
    Optional<AttributeValue> fresh(Attribute attribute, AttributeValue like, Set<AttributeValue> taken) {
        return fresh(attribute.type(), Optional.of(attribute), like, taken);
    }

    /** A value of a type that is not taken. */
    Optional<AttributeValue> fresh(Type type, AttributeValue like, Set<AttributeValue> taken) {
        return fresh(type, Optional.empty(), like, taken);
    }

    private Optional<AttributeValue> fresh(
            Type type, Optional<Attribute> attribute, AttributeValue like, Set<AttributeValue> taken) {
        Optional<Attribute> owner =
                type instanceof Type.Reference ? model.walk().held(type) : attribute;
        return candidates(model.storedType(type), owner, like)
                .filter(candidate -> !taken.contains(PlainValue.of(candidate)))
                .findFirst();
    }

    private Stream<AttributeValue> candidates(Type type, Optional<Attribute> owner, AttributeValue like) {
        if (type instanceof Type.Choice choice) {
            return choice.values().stream().map(word -> Values.text(word.text()));
        }
        if (type instanceof Type.Reference reference) {
            return parts(model.entity(reference.entity()).orElseThrow(), like);
        }
        if (!(type instanceof ScalarType scalar)) {
            return Stream.of(like);
        }
        IntStream numbers = IntStream.rangeClosed(1, ATTEMPTS);
        return switch (scalar) {
            case STRING -> texts(like.s()).filter(allowed(owner)).map(Values::text);
            case INTEGER, EPOCH, DECIMAL -> numbers(owner, like);
            case BOOLEAN -> Stream.of(Values.flag(!like.bool()));
            case TIMESTAMP ->
                numbers.mapToObj(
                        n -> Values.timestamp(KeyTimestamp.read(like.s()).plusMillis(n)));
            case UUID -> numbers.mapToObj(n -> Values.uuid(uuid(like.s(), n)));
            case ULID -> numbers.mapToObj(n -> Values.text(ending(like.s(), n, CROCKFORD)));
            case KSUID -> numbers.mapToObj(n -> Values.text(ending(like.s(), n, BASE62)));
            case BINARY -> numbers.mapToObj(n -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes(like, n))));
        };
    }

    private static Stream<AttributeValue> numbers(Optional<Attribute> owner, AttributeValue like) {
        BigDecimal number = new BigDecimal(like.n());
        BigDecimal most = owner.flatMap(Attribute::max).map(BigDecimal::valueOf).orElse(null);
        return IntStream.rangeClosed(1, ATTEMPTS)
                .boxed()
                .flatMap(n -> Stream.of(number.add(BigDecimal.valueOf(n)), number.subtract(BigDecimal.valueOf(n))))
                .filter(other -> other.signum() >= 0 && (most == null || other.compareTo(most) <= 0))
                .map(other -> AttributeValue.fromN(other.toPlainString()));
    }

    /** Ids of several parts that differ in the last part that can be another. */
    private Stream<AttributeValue> parts(Entity entity, AttributeValue like) {
        Stream<AttributeValue> all = Stream.empty();
        for (int i = entity.id().size() - 1; i >= 0; i--) {
            Name name = entity.id().get(i);
            Attribute part = entity.attribute(name.text()).orElseThrow();
            AttributeValue old = like.m().get(part.storedName());
            all = Stream.concat(
                    all,
                    candidates(model.storedType(part.type()), Optional.of(part), old)
                            .filter(other -> !PlainValue.of(other).equals(PlainValue.of(old)))
                            .map(other -> {
                                Map<String, AttributeValue> parts = new LinkedHashMap<>(like.m());
                                parts.put(part.storedName(), other);
                                return AttributeValue.fromM(parts);
                            }));
        }
        return all;
    }

    private static Predicate<String> allowed(Optional<Attribute> owner) {
        Optional<Predicate<String>> pattern = owner.flatMap(Attribute::pattern)
                .map(text -> java.util.regex.Pattern.compile(text).asPredicate());
        long most = owner.flatMap(Attribute::max).orElse(Long.MAX_VALUE);
        return text -> text.codePointCount(0, text.length()) <= most
                && pattern.filter(found -> !found.test(text)).isEmpty();
    }

    /** The text with something behind it; or, where that will not do, with other characters in it. */
    private static Stream<String> texts(String like) {
        Stream<String> longer = IntStream.rangeClosed(2, 200).mapToObj(n -> like + n);
        Stream<String> changed = IntStream.range(0, like.length())
                .map(i -> like.length() - 1 - i)
                .filter(i -> !Character.isSurrogate(like.charAt(i)))
                .boxed()
                .flatMap(i -> LETTERS.chars().mapToObj(c -> like.substring(0, i) + (char) c + like.substring(i + 1)));
        return Stream.concat(longer, changed);
    }

    private static UUID uuid(String like, int n) {
        return UUID.nameUUIDFromBytes((like + n).getBytes(StandardCharsets.UTF_8));
    }

    /** The id with another ending; ids have their random part there. */
    private static String ending(String like, int n, String alphabet) {
        StringBuilder text = new StringBuilder(like);
        int left = n;
        for (int i = 1; i <= 4; i++) {
            text.setCharAt(like.length() - i, alphabet.charAt(left % alphabet.length()));
            left /= alphabet.length();
        }
        return text.toString();
    }

    private static byte[] bytes(AttributeValue like, int n) {
        byte[] bytes = like.b().asByteArray();
        if (bytes.length == 0) {
            return new byte[] {(byte) n};
        }
        bytes[bytes.length - 1] ^= (byte) n;
        return bytes;
    }

    /** Whether an attribute can have a value: whether it is short, or small enough, and matches its pattern. */
    boolean fits(Attribute attribute, AttributeValue value) {
        Optional<Attribute> owner = owner(attribute);
        if (value.s() != null && model.storedType(attribute.type()) == ScalarType.STRING) {
            return allowed(owner).test(value.s());
        }
        BigDecimal most = owner.flatMap(Attribute::max).map(BigDecimal::valueOf).orElse(null);
        return value.n() == null || most == null || new BigDecimal(value.n()).compareTo(most) <= 0;
    }

    private Optional<Attribute> owner(Attribute attribute) {
        return attribute.type() instanceof Type.Reference
                ? model.walk().held(attribute.type())
                : Optional.of(attribute);
    }

    /** The value just above or just below another, or at least near to it, where an attribute can have such a thing. */
    Optional<AttributeValue> beside(Attribute attribute, AttributeValue value, boolean above) {
        return beside(attribute.type(), value, above)
                .filter(other -> fits(attribute, other))
                .findFirst();
    }

    private Stream<AttributeValue> beside(Type type, AttributeValue value, boolean above) {
        if (!(model.storedType(type) instanceof ScalarType scalar)) {
            return Stream.empty();
        }
        return switch (scalar) {
            case INTEGER, EPOCH -> Stream.of(moved(value, above, BigDecimal.ONE));
            case DECIMAL -> Stream.of(moved(value, above, new BigDecimal("0.001")));
            case TIMESTAMP ->
                Stream.of(Values.timestamp(KeyTimestamp.read(value.s()).plusMillis(above ? 1 : -1)));
            case STRING -> (above ? longer(value.s()) : shorter(value.s())).map(Values::text);
            default -> Stream.empty();
        };
    }

    /** Texts that come later; those that are no longer come last. */
    private static Stream<String> longer(String text) {
        return Stream.of(Stream.of(text + "0"), texts(text), texts(text.substring(0, Math.min(1, text.length()))))
                .flatMap(texts -> texts)
                .filter(other -> other.compareTo(text) > 0);
    }

    /** Texts that come earlier, and something is left of them. */
    private static Stream<String> shorter(String text) {
        return IntStream.range(1, text.length())
                .map(cut -> text.length() - cut)
                .filter(end -> !Character.isHighSurrogate(text.charAt(end - 1)))
                .mapToObj(end -> text.substring(0, end));
    }

    private static AttributeValue moved(AttributeValue value, boolean above, BigDecimal step) {
        BigDecimal number = new BigDecimal(value.n());
        BigDecimal moved = above ? number.add(step) : number.subtract(step);
        return AttributeValue.fromN(moved.toPlainString());
    }
}
