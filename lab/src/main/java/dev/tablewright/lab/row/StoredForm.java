package dev.tablewright.lab.row;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.TextPattern;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.IsoInstant;
import dev.tablewright.runtime.item.LimitException;
import dev.tablewright.runtime.item.Limits;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one form in which a value is stored: what generated code writes after it has read it. What the model does not allow is an
 * {@link IllegalArgumentException} that names the attribute and not the value.
 */
public final class StoredForm {

    private final Model model;
    /** By the attribute itself: two may be equal but for their places in the file, which nobody wants to compare. */
    private final IdentityHashMap<Attribute, Pattern> patterns = new IdentityHashMap<>();

    public StoredForm(Model model) {
        this.model = model;
        model.attributes()
                .forEach(attribute ->
                        attribute.pattern().ifPresent(text -> patterns.put(attribute, Pattern.compile(text))));
    }

    /**
     * The value of an attribute; empty for an empty set, which is not stored.
     *
     * @param owner the entity or the embedded type, for messages
     */
    public Optional<AttributeValue> of(String owner, Attribute attribute, AttributeValue value) {
        String name = owner + "." + attribute.name();
        Optional<AttributeValue> stored = form(name, attribute.type(), value);
        stored.ifPresent(some -> limit(name, attribute, some));
        return stored;
    }

    /** A value of a type. */
    public AttributeValue of(String name, Type type, AttributeValue value) {
        return form(name, type, value).orElseThrow(() -> wrong(name, "is empty"));
    }

    private Optional<AttributeValue> form(String name, Type type, AttributeValue value) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return Optional.of(scalar(name, scalar, value));
        }
        if (stored instanceof Type.Choice choice) {
            String word = text(name, value);
            if (!choice.allows(word)) {
                throw wrong(name, "is none of the words that the model knows");
            }
            return Optional.of(value);
        }
        if (stored instanceof Type.SetOf set) {
            return set(name, set, value);
        }
        if (stored instanceof Type.ListOf list) {
            if (!value.hasL()) {
                throw wrong(name, "is not a list");
            }
            List<AttributeValue> elements = each(name, list.element(), value.l());
            return Optional.of(isSame(elements, value.l()) ? value : AttributeValue.fromL(elements));
        }
        if (!value.hasM()) {
            throw wrong(name, "is not a map");
        }
        if (stored instanceof Type.MapOf map) {
            Map<String, AttributeValue> values = new LinkedHashMap<>();
            value.m().forEach((key, inside) -> values.put(key, of(name + "." + key, map.element(), inside)));
            return Optional.of(AttributeValue.fromM(values));
        }
        Map<String, AttributeValue> parts = parts(name, stored, value.m());
        boolean same = parts.size() == value.m().size()
                && isSame(parts.values(), value.m().values());
        return Optional.of(same ? value : AttributeValue.fromM(parts));
    }

    /** What is in its form already needs no copy: most values are, and seeding makes many. */
    @SuppressWarnings("ReferenceEquality") // Whether they are the same objects is the question.
    private static boolean isSame(Collection<AttributeValue> formed, Collection<AttributeValue> given) {
        Iterator<AttributeValue> other = given.iterator();
        for (AttributeValue value : formed) {
            if (!other.hasNext() || other.next() != value) {
                return false;
            }
        }
        return !other.hasNext();
    }

    private Map<String, AttributeValue> parts(String name, Type type, Map<String, AttributeValue> values) {
        boolean embedded = type instanceof Type.Embedded;
        String owner = type.toString();
        List<Attribute> members = embedded
                ? model.type(owner).orElseThrow().fields()
                : id(model.entity(owner).orElseThrow());
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (Attribute member : members) {
            AttributeValue value = values.get(member.storedName());
            if (value != null && !Boolean.TRUE.equals(value.nul())) {
                Optional<AttributeValue> part = embedded
                        ? of(owner, member, value)
                        : Optional.of(of(owner + "." + member.name(), member.type(), value));
                part.ifPresent(some -> parts.put(member.storedName(), some));
            } else if (!member.optional() && !(member.type() instanceof Type.SetOf)) {
                throw wrong(name, "lacks `" + member.name() + "`");
            }
        }
        return parts;
    }

    private static List<Attribute> id(Entity entity) {
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
    }

    private Optional<AttributeValue> set(String name, Type.SetOf set, AttributeValue value) {
        Type element = model.storedType(set.element());
        boolean fits =
                switch (value.type()) {
                    case SS -> !element.isNumeric() && element != ScalarType.BINARY;
                    case NS -> element.isNumeric();
                    case BS -> element == ScalarType.BINARY;
                    default -> false;
                };
        if (!fits) {
            throw wrong(name, "is not a set of the right kind");
        }
        return Optional.ofNullable(ValueJson.set(each(name, element, ValueJson.elements(value))));
    }

    private List<AttributeValue> each(String name, Type element, List<AttributeValue> values) {
        List<AttributeValue> all = new ArrayList<>(values.size());
        for (AttributeValue value : values) {
            all.add(of(name + "[" + all.size() + "]", element, value));
        }
        return all;
    }

    private static AttributeValue scalar(String name, ScalarType scalar, AttributeValue value) {
        try {
            return switch (scalar) {
                case STRING -> {
                    text(name, value);
                    yield value;
                }
                case INTEGER, EPOCH -> Values.whole(number(name, value).longValueExact());
                case DECIMAL -> Values.decimal(number(name, value));
                case BOOLEAN -> {
                    if (value.bool() == null) {
                        throw wrong(name, "is not true or false");
                    }
                    yield value;
                }
                case BINARY -> {
                    if (value.b() == null) {
                        throw wrong(name, "is not binary");
                    }
                    yield value;
                }
                case TIMESTAMP -> kept(value, Values.timestamp(time(name, value)));
                case UUID -> Values.uuid(uuid(name, value));
                case ULID -> {
                    Limits.ulid(name, text(name, value));
                    yield value;
                }
                case KSUID -> {
                    Limits.ksuid(name, text(name, value));
                    yield value;
                }
            };
        } catch (ArithmeticException | DateTimeException e) {
            throw new LimitException(name, "is no whole number of 64 bits", e);
        }
    }

    private static AttributeValue kept(AttributeValue given, AttributeValue formed) {
        return formed.equals(given) ? given : formed;
    }

    private static String text(String name, AttributeValue value) {
        if (value.s() == null) {
            throw wrong(name, "is not text");
        }
        return value.s();
    }

    private static BigDecimal number(String name, AttributeValue value) {
        if (value.n() == null) {
            throw wrong(name, "is not a number");
        }
        return new BigDecimal(value.n());
    }

    private static Instant time(String name, AttributeValue value) {
        String text = text(name, value);
        try {
            return IsoInstant.read(text);
        } catch (IllegalArgumentException e) {
            throw new LimitException(name, "is no point in time", e);
        }
    }

    private static UUID uuid(String name, AttributeValue value) {
        String text = text(name, value);
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw new LimitException(name, "is no UUID", e);
        }
    }

    private void limit(String name, Attribute attribute, AttributeValue value) {
        attribute.max().ifPresent(max -> {
            switch (value.type()) {
                case S -> Limits.longest(name, value.s(), max);
                case N -> Limits.largest(name, new BigDecimal(value.n()), max);
                case B -> {
                    if (value.b().asByteArrayUnsafe().length > max) {
                        throw wrong(name, "has more than " + max + " bytes");
                    }
                }
                case M -> Limits.most(name, value.m().size(), max);
                case BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> {}
                default -> Limits.most(name, ValueJson.elements(value).size(), max);
            }
        });
        Pattern pattern = patterns.get(attribute);
        if (pattern != null && value.s() != null) {
            if (TextPattern.isWhole(pattern.pattern())) {
                Limits.matching(name, value.s(), pattern);
            } else {
                Limits.containing(name, value.s(), pattern);
            }
        }
    }

    private static IllegalArgumentException wrong(String name, String problem) {
        return new LimitException(name, problem);
    }
}
