package dev.tablewright.capacity.estimate;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * How large items are, in the table and as copies in its indexes: as the author expects, or from the types, the declared
 * lengths and the keys.
 */
public final class ItemSizes {

    /** Without a design: two keys of a usual length, and the type. */
    private static final long KEYS_TO_COME = 100;

    /** DynamoDB takes no larger item. */
    private static final BigDecimal LARGEST = BigDecimal.valueOf(DynamoFacts.ITEM_BYTES_AT_MOST);

    private final Model model;
    private final ValueSizes values;
    private final KeySizes keys;
    private final Map<String, Parts> known = new HashMap<>();

    /** Asked for every pattern and write: added up once. */
    private final Map<String, Estimate> items = new HashMap<>();

    public ItemSizes(Model model) {
        this.model = model;
        this.values = new ValueSizes(model);
        this.keys = new KeySizes(model, values);
    }

    /**
     * What an item is made of: the size of each physical attribute with its name.
     *
     * @param given the attributes of the entity, by their names in the model
     * @param composed the attributes that hold keys, and the one that says what it is
     */
    private record Parts(Map<String, Estimate> given, Map<String, Estimate> composed) {

        Estimate sum() {
            return Stream.concat(given.values().stream(), composed.values().stream())
                    .reduce(Estimate.ZERO, Estimate::plus);
        }
    }

    /** An item in its table, in bytes. */
    public Estimate item(Entity entity) {
        return items.computeIfAbsent(entity.name().text(), name -> entity.expect()
                .itemBytes()
                .map(Estimate::exactly)
                .orElseGet(() -> possible(parts(entity).sum())));
    }

    /** A larger one would be refused; what is expected to be larger is said elsewhere. */
    private static Estimate possible(Estimate size) {
        BigDecimal end = size.most().orElse(LARGEST).min(LARGEST).max(size.expected());
        return new Estimate(size.least(), size.expected(), Optional.of(end));
    }

    /** Some of the attributes of an item, with their names; an item that held nothing else would have keys besides. */
    public Estimate attributes(Entity entity, Set<String> names) {
        return part(entity, names::contains);
    }

    /** The copy of an item in an index. */
    public Estimate entry(Entity entity, Table table, Index index) {
        return entry(entity, table, index, index.projection());
    }

    /** The copy of an item in an index, if the index held other attributes than it does. */
    public Estimate entry(Entity entity, Table table, Index index, Projection projection) {
        if (projection instanceof Projection.All) {
            return item(entity);
        }
        Set<String> held = held(table, index, projection);
        return part(entity, name -> isHeld(entity, held, name));
    }

    /** A guard of a unique value, or a counter: its keys, what it is, and whom it belongs to or the number. */
    public Estimate companion(CompanionItem companion) {
        return companion(companion, entity -> name -> true, true);
    }

    /** The copy of a guard or a counter in an index that is made of the key of the table alone. */
    public Estimate companion(CompanionItem companion, Table table, Index index) {
        if (index.projection() instanceof Projection.All) {
            return companion(companion);
        }
        Set<String> held = held(table, index, index.projection());
        return companion(
                companion,
                entity -> name -> isHeld(entity, held, name),
                index.projection() instanceof Projection.Include);
    }

    private Estimate companion(CompanionItem companion, Function<Entity, Predicate<String>> isKept, boolean typed) {
        Optional<Entity> owner = model.entity(companion.member().entity());
        return owner.map(entity -> {
                    Estimate key =
                            keys.all(entity, companion.key()).values().stream().reduce(Estimate.ZERO, Estimate::plus);
                    Estimate id = entity.id().stream()
                            .map(Name::text)
                            .filter(isKept.apply(entity))
                            .flatMap(part -> entity.attribute(part).stream())
                            .map(values::attribute)
                            .reduce(Estimate.ZERO, Estimate::plus);
                    Estimate type = typed ? type(companion.member().toString()) : Estimate.ZERO;
                    return key.plus(type).plus(id);
                })
                .orElse(Estimate.ZERO);
    }

    /**
     * What a part of the attributes takes. Where the author expects another size of the whole than the types give, the
     * difference lies in what nothing bounds, or else in what has no fixed length; keys are as long as they are.
     */
    private Estimate part(Entity entity, Predicate<String> isKept) {
        Parts parts = parts(entity);
        Optional<BigDecimal> whole = entity.expect().itemBytes().map(BigDecimal::valueOf);
        if (whole.isEmpty()) {
            return possible(sum(parts, isKept));
        }
        boolean unbounded =
                parts.given().values().stream().anyMatch(part -> part.most().isEmpty());
        Predicate<String> isFlexible = name -> Optional.ofNullable(parts.given().get(name))
                .filter(part -> unbounded ? part.most().isEmpty() : !part.isExact())
                .isPresent();
        BigDecimal firm = sum(parts, isFlexible.negate()).expected();
        BigDecimal flexible = sum(parts, isFlexible).expected();
        BigDecimal rest = whole.get().subtract(firm).max(BigDecimal.ZERO);
        BigDecimal kept = sum(parts, isFlexible.and(isKept)).expected();
        BigDecimal copied =
                flexible.signum() == 0 ? BigDecimal.ZERO : rest.multiply(kept).divide(flexible, MathContext.DECIMAL64);
        BigDecimal fixed = sum(parts, isFlexible.negate().and(isKept)).expected();
        return Estimate.exactly(fixed.add(copied).min(whole.get()));
    }

    private static Estimate sum(Parts parts, Predicate<String> which) {
        return Stream.concat(parts.given().entrySet().stream(), parts.composed().entrySet().stream())
                .filter(entry -> which.test(entry.getKey()))
                .map(Map.Entry::getValue)
                .reduce(Estimate.ZERO, Estimate::plus);
    }

    /** The physical attributes that an index holds, if it does not hold all. */
    private Set<String> held(Table table, Index index, Projection projection) {
        Set<String> stored = new HashSet<>();
        Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .forEach(stored::add);
        if (projection instanceof Projection.Include include) {
            include.attributes().forEach(attribute -> stored.add(attribute.text()));
            model.design().ifPresent(design -> stored.add(design.typeAttribute()));
        }
        return stored;
    }

    private static boolean isHeld(Entity entity, Set<String> held, String name) {
        return held.contains(name)
                || entity.attribute(name)
                        .filter(attribute -> held.contains(attribute.storedName()))
                        .isPresent();
    }

    private Parts parts(Entity entity) {
        return known.computeIfAbsent(entity.name().text(), name -> measure(entity));
    }

    private Parts measure(Entity entity) {
        Map<String, Estimate> given = new LinkedHashMap<>();
        for (Attribute attribute : entity.attributes()) {
            given.put(attribute.name().text(), values.attribute(attribute));
        }
        Map<String, Estimate> composed = new LinkedHashMap<>();
        Optional<EntityKeys> designed =
                model.design().flatMap(design -> design.keysOf(entity.name().text()));
        if (designed.isEmpty()) {
            composed.put("", Estimate.exactly(KEYS_TO_COME));
            return new Parts(given, composed);
        }
        composed.putAll(keys.composed(entity, designed.get().primary()));
        designed.get().indexes().forEach(entry -> keys.composed(entity, entry.key())
                .forEach((attribute, size) -> composed.put(
                        attribute,
                        // An item that does not stand in the index has no key there.
                        entry.when().isAlways() ? size : new Estimate(BigDecimal.ZERO, size.expected(), size.most()))));
        composed.put(
                model.design().map(Design::typeAttribute).orElse(""),
                type(entity.name().text()));
        return new Parts(given, composed);
    }

    private Estimate type(String name) {
        long attribute =
                model.design().map(Design::typeAttribute).map(ValueSizes::bytes).orElse(0L);
        return Estimate.exactly(attribute + ValueSizes.bytes(name));
    }
}
