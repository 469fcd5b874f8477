package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decides for each attribute of each entity where its values come from. */
final class Planning {

    private final Model model;
    private final EntityOrder order;
    private final Map<String, Long> counts;
    private final Times times;
    private final long seed;
    private final Scalars scalars;
    private final References references;
    private final Nested nested;
    private final Literals literals;
    private final Map<String, EntityPlan> plans = new LinkedHashMap<>();

    Planning(Model model, EntityOrder order, PopulationSize size, Times times, long seed) {
        this.model = model;
        this.order = order;
        this.times = times;
        this.seed = seed;
        this.scalars = new Scalars(new KeyFacts(model), times, seed);
        this.counts = new Counts(model, order, scalars).of(size);
        this.references = new References(model, plans, order, seed);
        this.nested = new Nested(model, scalars, references, counts);
        this.literals = new Literals(model);
        for (Entity entity : order.inOrder()) {
            plans.put(entity.name().text(), plan(new EntityShape(model, entity, order, scalars)));
        }
    }

    Map<String, EntityPlan> plans() {
        return plans;
    }

    private EntityPlan plan(EntityShape shape) {
        long count = counts.get(shape.name());
        Optional<EntityPlan> parent = shape.owner().map(owner -> plans.get(EntityShape.target(owner)));
        Optional<Fanout> fanout = shape.owner()
                .map(owner -> new Fanout(
                        counts.get(EntityShape.target(owner)),
                        count,
                        shape.least(owner),
                        shape.mostOfOwner(counts),
                        references.popularity(EntityShape.target(owner), counts),
                        Chance.salt(seed, shape.name(), "owner")));
        EntityPlan plan = new EntityPlan(shape, count, times, seed, fanout.orElse(null), parent.orElse(null));
        Map<Attribute, Source> identity = new Identities(shape, scalars, references, counts, seed).sources();
        for (Attribute attribute : shape.entity().attributes()) {
            Source source = identity.containsKey(attribute) ? identity.get(attribute) : source(shape, attribute);
            boolean ties = isOrdered(attribute)
                    && attribute.unique().isEmpty()
                    && !shape.isNumbered(attribute)
                    && !shape.entity().isIdentifiedBy(attribute.name().text());
            plan.add(attribute, source, ties);
        }
        return plan;
    }

    private static boolean isOrdered(Attribute attribute) {
        return attribute.type().isNumeric() || attribute.type() == ScalarType.TIMESTAMP;
    }

    private Source source(EntityShape shape, Attribute attribute) {
        Entity entity = shape.entity();
        Optional<Sequence> sequence = entity.sequences().stream()
                .filter(one -> one.attribute().text().equals(attribute.name().text()))
                .findFirst();
        if (sequence.isPresent()) {
            return number(sequence.get());
        }
        if (isKept(entity, attribute)) {
            AttributeValue start = start(entity, attribute);
            return (spot, chance) -> start;
        }
        if (shape.owner().filter(attribute::equals).isPresent()) {
            return references.toOwner(attribute);
        }
        if (attribute.type() instanceof Type.Reference) {
            boolean distinct = shape.isUniqueWithinOwner(attribute)
                    && order.isEarlier(EntityShape.target(attribute), shape.name());
            return Nested.optional(
                    attribute,
                    distinct
                            ? references.distinct(shape, attribute, counts, false)
                            : references.spread(shape, attribute, counts));
        }
        if (entity.ttl().map(Name::text).filter(attribute.name().text()::equals).isPresent()) {
            return Nested.optional(attribute, scalars.expiry(attribute.type()));
        }
        if (attribute.unique().isPresent() && EntityShape.isSimple(attribute)) {
            return unique(shape, attribute);
        }
        Source any = nested.of(shape.name(), attribute, entity.attributes());
        return EntityShape.isSimple(attribute) ? biased(shape.name(), attribute, any) : any;
    }

    private Source unique(EntityShape shape, Attribute attribute) {
        Numbered values = scalars.different(shape.name(), attribute, attribute.type());
        boolean within = shape.isUniqueWithinOwner(attribute);
        return Nested.optional(attribute, (spot, chance) -> {
            long number = within ? spot.ordinal() : spot.index();
            return number >= values.capacity() ? null : values.at(number, within ? Chance.mix(spot.parent()) : 0, spot);
        });
    }

    /** The number that the row will be given, if rows are written in their order. */
    private Source number(Sequence sequence) {
        boolean owned = sequence.per().isPresent();
        List<EntityPlan> before = new ArrayList<>();
        for (Map.Entry<String, EntityPlan> earlier : plans.entrySet()) {
            boolean shared = earlier.getValue().shape().entity().sequences().stream()
                    .anyMatch(other -> sequence.counter().isPresent() && sameCounter(other, sequence));
            if (shared && earlier.getValue().owners() != null) {
                before.add(earlier.getValue());
            }
        }
        return (spot, chance) -> {
            long number = (owned ? spot.ordinal() : spot.index()) + 1;
            for (EntityPlan earlier : before) {
                number += earlier.owners().size(spot.parent());
            }
            return Values.whole(number);
        };
    }

    private static boolean sameCounter(Sequence one, Sequence other) {
        return one.counter().map(MemberName::toString).equals(other.counter().map(MemberName::toString));
    }

    /** Whether writes keep it: then it begins at its beginning. */
    private boolean isKept(Entity entity, Attribute attribute) {
        String member = entity.name() + "." + attribute.name();
        Stream<MemberName> kept = Stream.concat(
                Stream.concat(
                        model.aggregates().stream().map(aggregate -> aggregate.target()),
                        model.entities().stream()
                                .flatMap(one -> one.sequences().stream())
                                .flatMap(sequence -> sequence.counter().stream())),
                model.writes().stream()
                        .flatMap(write -> write.steps().stream())
                        .flatMap(step -> step.adds().stream())
                        .map(addition -> addition.target()));
        return kept.anyMatch(name -> name.toString().equals(member))
                || entity.version()
                        .map(Name::text)
                        .filter(attribute.name().text()::equals)
                        .isPresent();
    }

    private static AttributeValue start(Entity entity, Attribute attribute) {
        boolean version = entity.version()
                .map(Name::text)
                .filter(attribute.name().text()::equals)
                .isPresent();
        return attribute
                .defaultValue()
                .flatMap(name -> literal(attribute.type(), name.text()))
                .orElse(attribute.optional() && !version ? null : Values.whole(version ? 1 : 0));
    }

    /** The default, and what conditions ask for, more often than the rest. */
    private Source biased(String entity, Attribute attribute, Source any) {
        List<AttributeValue> special = new ArrayList<>();
        attribute
                .defaultValue()
                .flatMap(name -> literal(attribute.type(), name.text()))
                .ifPresent(special::add);
        for (String text : literals.of(entity, attribute.name().text())) {
            literal(attribute.type(), text).ifPresent(value -> around(attribute, value, special));
        }
        if (special.isEmpty()) {
            return any;
        }
        return (spot, chance) -> chance.onceIn(3) ? chance.of(special) : any.at(spot, chance);
    }

    /** Whether an attribute can have the text: what a condition names may be too long, or of another kind. */
    private static boolean fits(Attribute attribute, String text) {
        return attribute
                        .max()
                        .filter(max -> text.codePointCount(0, text.length()) > max)
                        .isEmpty()
                && attribute
                        .pattern()
                        .filter(pattern ->
                                !Pattern.compile(pattern).matcher(text).find())
                        .isEmpty();
    }

    /** A value that conditions compare with, and its neighbours on both sides. */
    private static void around(Attribute attribute, AttributeValue value, List<AttributeValue> all) {
        if (value.n() == null) {
            if (value.s() == null || fits(attribute, value.s())) {
                all.add(value);
            }
            return;
        }
        for (int step : List.of(-1, 0, 1)) {
            BigDecimal near = new BigDecimal(value.n()).add(BigDecimal.valueOf(step));
            boolean fits = attribute
                    .max()
                    .filter(max -> near.compareTo(BigDecimal.valueOf(max)) > 0)
                    .isEmpty();
            if (fits && near.signum() >= 0) {
                all.add(Values.decimal(near));
            }
        }
    }

    private static Optional<AttributeValue> literal(Type type, String text) {
        if (type instanceof Type.Choice choice) {
            return choice.allows(text) ? Optional.of(Values.text(text)) : Optional.empty();
        }
        if (!(type instanceof ScalarType scalar)) {
            return Optional.empty();
        }
        try {
            return switch (scalar) {
                case STRING -> text.isEmpty() ? Optional.empty() : Optional.of(Values.text(text));
                case INTEGER -> Optional.of(Values.whole(new BigDecimal(text).longValueExact()));
                case DECIMAL -> Optional.of(Values.decimal(new BigDecimal(text)));
                case BOOLEAN -> Optional.of(Values.flag(Boolean.parseBoolean(text)));
                default -> Optional.empty();
            };
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
