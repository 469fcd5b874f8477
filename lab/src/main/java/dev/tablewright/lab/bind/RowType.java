package dev.tablewright.lab.bind;

import dev.tablewright.access.key.IndexKeyParts;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How entities of one kind are stored, as rows: items, keys, guards and numbers are exactly those of generated code. */
public final class RowType extends EntityType<Row> {

    private final Binding binding;
    private final Entity entity;
    private final DerivedKey primary;
    private final List<DerivedKey> indexes;
    private final List<Guard> guards;
    private final List<Tally> tallies;
    private final List<Tally> streamedTallies;
    private final List<Numbering> numberings;
    private final Set<String> kept;
    private final List<Hindrance> hindrances = new ArrayList<>();

    RowType(Binding binding, Entity entity) {
        super(
                entity.name().text(),
                binding.table(binding.design()
                        .keysOf(entity.name().text())
                        .orElseThrow()
                        .table()),
                entity.attributes().stream().map(Attribute::storedName).collect(Collectors.toSet()),
                entity.id().stream()
                        .map(part -> binding.stored(entity, part.text()))
                        .toList());
        this.binding = binding;
        this.entity = entity;
        RowKeys keys = new RowKeys(binding, entity);
        this.primary = keys.primary();
        List<DerivedKey> derived = new ArrayList<>();
        for (IndexKeyParts index :
                IndexKeyParts.of(binding.space(), entity.name().text())) {
            BoundCondition when =
                    new BoundCondition(binding, entity, index.placement().when());
            hindrances.addAll(when.hindrances());
            derived.add(keys.index(index, when));
        }
        this.indexes = List.copyOf(derived);
        RowCompanions beside = new RowCompanions(binding, entity, keys);
        this.guards = beside.guards();
        this.tallies = beside.tallies(Aggregate.Upkeep.TRANSACTION);
        this.streamedTallies = beside.tallies(Aggregate.Upkeep.STREAM);
        this.numberings = beside.numberings();
        this.kept = entity.attributes().stream()
                .filter(attribute ->
                        binding.kept().isKeptForOthers(entity, attribute.name().text()))
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        hindrances.addAll(beside.hindrances());
    }

    /** As the model has it. */
    public Entity entity() {
        return entity;
    }

    /** What the model wants to be kept with these entities, and cannot be: a number in a parent that is out of reach. */
    public List<Hindrance> hindrances() {
        return List.copyOf(hindrances);
    }

    /**
     * The row as it is stored: every value in its one form, defaults of the model where nothing is said, and numbers that writes keep
     * by themselves at 0.
     *
     * @throws IllegalArgumentException if it is not what the model allows; the message names the attribute
     */
    public Row checked(Row row) {
        for (String name : row.attributes().keySet()) {
            if (!attributes().contains(name)) {
                throw new IllegalArgumentException(
                        entity.name() + " has no attribute that is stored as `" + name + "`");
            }
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Attribute attribute : entity.attributes()) {
            AttributeValue given = row.attributes().get(attribute.storedName());
            Optional<AttributeValue> value = given == null
                    ? initial(attribute)
                    : binding.form().of(entity.name().text(), attribute, given);
            value.ifPresent(some -> values.put(attribute.storedName(), some));
            if (value.isEmpty() && !mayBeAbsent(attribute)) {
                throw new IllegalArgumentException(entity.name() + "." + attribute.name() + " is missing");
            }
        }
        return new Row(row.entity(), values);
    }

    /** What an attribute is if nothing is said. */
    private Optional<AttributeValue> initial(Attribute attribute) {
        if (attribute.optional()) {
            return Optional.empty();
        }
        if (attribute.defaultValue().isPresent()) {
            return Optional.ofNullable(binding.text()
                    .parse(attribute.type(), attribute.defaultValue().get().text()));
        }
        if (binding.kept().isKept(entity, attribute.name().text())) {
            return Optional.of(Values.whole(0));
        }
        if (attribute.type() instanceof Type.ListOf) {
            return Optional.of(AttributeValue.fromL(List.of()));
        }
        return attribute.type() instanceof Type.MapOf ? Optional.of(AttributeValue.fromM(Map.of())) : Optional.empty();
    }

    static boolean mayBeAbsent(Attribute attribute) {
        return attribute.optional() || attribute.type() instanceof Type.SetOf;
    }

    @Override
    public Map<String, AttributeValue> item(Row row) {
        Row whole = checked(row);
        Map<String, AttributeValue> item = new HashMap<>();
        item.put(table().type(), Values.text(name()));
        if (entity.schemaVersion() > 1) {
            item.put(Upgrades.VERSION, Values.whole(entity.schemaVersion()));
        }
        item.putAll(whole.attributes());
        ItemReader reader = new ItemReader(name(), Map.copyOf(item));
        item.putAll(primary.values().apply(reader));
        indexes.forEach(index -> item.putAll(index.values().apply(reader)));
        return item;
    }

    @Override
    public Row entity(ItemReader item) {
        return part(item, entity.attributes());
    }

    /** Some attributes of an entity. */
    Row part(ItemReader item, Collection<Attribute> wanted) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Attribute attribute : wanted) {
            String stored = attribute.storedName();
            if (item.has(stored)) {
                binding.form()
                        .of(name(), attribute, item.values().get(stored))
                        .ifPresent(value -> values.put(stored, value));
            } else if (!mayBeAbsent(attribute)) {
                throw new ItemMismatchException(name(), stored, "is missing");
            }
        }
        return new Row(name(), values);
    }

    /** The attributes that the key of the table is made of, each as a whole: what a caller has to know to reach an entity. */
    public List<Attribute> keyAttributes() {
        Set<String> names = new LinkedHashSet<>();
        binding.space().primary(name()).orElseThrow().leaves().forEach(leaf -> names.add(leaf.first()));
        return names.stream().map(name -> binding.attribute(entity, name)).toList();
    }

    @Override
    public DerivedKey primary() {
        return primary;
    }

    @Override
    public List<DerivedKey> indexes() {
        return indexes;
    }

    @Override
    public List<Guard> guards() {
        return guards;
    }

    @Override
    public List<Tally> tallies() {
        return tallies;
    }

    @Override
    public List<Tally> streamedTallies() {
        return streamedTallies;
    }

    @Override
    public List<Numbering> numberings() {
        return numberings;
    }

    @Override
    public Set<String> kept() {
        return kept;
    }

    @Override
    public Optional<String> version() {
        return entity.version().map(name -> binding.stored(entity, name.text()));
    }

    @Override
    public Optional<String> ttl() {
        return entity.ttl().map(name -> binding.stored(entity, name.text()));
    }

    @Override
    public int schema() {
        return entity.schemaVersion();
    }
}
