package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes values of all types, those that consist of others too. */
final class Nested {

    private static final int USUAL_ELEMENTS = 4;
    private static final int FULL = 12;
    private static final int DEEPEST = 6;
    private static final int ABSENT = 4;

    private final Model model;
    private final Scalars scalars;
    private final References references;
    private final Map<String, Long> counts;

    Nested(Model model, Scalars scalars, References references, Map<String, Long> counts) {
        this.model = model;
        this.scalars = scalars;
        this.references = references;
        this.counts = counts;
    }

    /** Any values of an attribute. */
    Source of(String entity, Attribute attribute, List<Attribute> all) {
        return optional(attribute, of(entity, entity, attribute, attribute.type(), all, isNeeded(attribute), 0));
    }

    /** The same, but absent now and then if it may be. */
    static Source optional(Attribute attribute, Source source) {
        return attribute.optional() ? (spot, chance) -> chance.onceIn(ABSENT) ? null : source.at(spot, chance) : source;
    }

    private static boolean isNeeded(Attribute attribute) {
        return !attribute.optional() && !attribute.type().isCollection();
    }

    /**
     * @param owner the entity, or the embedded type
     * @param must whether it cannot be absent
     */
    private Source of(
            String entity, String owner, Attribute attribute, Type type, List<Attribute> all, boolean must, int depth) {
        if (type instanceof Type.Reference reference) {
            return references.loose(entity, reference.entity(), counts, must);
        }
        if (type instanceof Type.Embedded embedded) {
            return embedded(entity, embedded.type(), must, depth + 1);
        }
        if (type instanceof Type.Collection collection) {
            Source element = of(entity, owner, attribute, collection.element(), all, false, depth + 1);
            return collection(collection, attribute, element);
        }
        return scalars.any(owner, attribute, type, all);
    }

    private Source embedded(String entity, String type, boolean must, int depth) {
        List<Attribute> fields = model.type(type).map(found -> found.fields()).orElse(List.of());
        Map<Attribute, Source> sources = new LinkedHashMap<>();
        for (Attribute field : fields) {
            // What contains its own type ends somewhere.
            if (depth <= DEEPEST || isNeeded(field)) {
                Source source = of(entity, type, field, field.type(), fields, must && isNeeded(field), depth);
                sources.put(field, optional(field, source));
            }
        }
        return (spot, chance) -> {
            Map<String, AttributeValue> values = new LinkedHashMap<>();
            for (Map.Entry<Attribute, Source> entry : sources.entrySet()) {
                Attribute field = entry.getKey();
                AttributeValue value = entry.getValue().at(spot, chance);
                if (value != null) {
                    values.put(field.storedName(), value);
                } else if (!field.optional() && !(field.type() instanceof Type.SetOf)) {
                    return null;
                }
            }
            return AttributeValue.fromM(values);
        };
    }

    private static Source collection(Type.Collection type, Attribute attribute, Source element) {
        int most = (int) Math.min(Integer.MAX_VALUE, attribute.max().orElse((long) USUAL_ELEMENTS));
        boolean list = type instanceof Type.ListOf;
        return (spot, chance) -> {
            boolean full = most <= FULL && chance.onceIn(10);
            int size = full ? most : chance.below(Math.min(most, USUAL_ELEMENTS) + 1);
            List<AttributeValue> elements = new ArrayList<>();
            for (int i = 0; i < (list ? size : Math.max(Math.min(1, most), size)); i++) {
                AttributeValue value = element.at(spot, chance);
                if (value != null) {
                    elements.add(value);
                }
            }
            if (list) {
                return AttributeValue.fromL(elements);
            }
            return type instanceof Type.MapOf ? map(elements, chance) : set(elements);
        };
    }

    private static AttributeValue map(List<AttributeValue> elements, Chance chance) {
        Map<String, AttributeValue> map = new LinkedHashMap<>();
        elements.forEach(value -> map.put(chance.of(Words.LABELS), value));
        return AttributeValue.fromM(map);
    }

    /** Each element once; an empty set is absent. */
    private static AttributeValue set(List<AttributeValue> elements) {
        if (elements.isEmpty()) {
            return null;
        }
        Set<String> texts = new LinkedHashSet<>();
        Set<SdkBytes> bytes = new LinkedHashSet<>();
        for (AttributeValue element : elements) {
            switch (element.type()) {
                case S -> texts.add(element.s());
                case N -> texts.add(plain(element.n()));
                default -> bytes.add(element.b());
            }
        }
        return switch (elements.get(0).type()) {
            case S -> Values.texts(texts, text -> text);
            case N -> Values.numbers(texts, text -> text);
            default -> AttributeValue.fromBs(List.copyOf(bytes));
        };
    }

    private static String plain(String number) {
        BigDecimal exact = new BigDecimal(number);
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }
}
