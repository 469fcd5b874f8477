package dev.tablewright.lab.bind;

import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.read.Constants;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.NumberRange;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How entities of one kind are stored, as rows: items, keys, guards and numbers are exactly those of generated code. */
public final class RowType extends EntityType<Row> {

    private final Binding binding;
    private final EntityLayout layout;
    private final Entity entity;
    private final DerivedKey primary;
    private final List<DerivedKey> indexes;
    private final List<Guard> guards;
    private final List<Tally> tallies;
    private final List<Tally> streamedTallies;
    private final List<Numbering> numberings;
    private final Set<String> kept;
    private final Map<String, NumberRange> ranges;

    RowType(Binding binding, EntityLayout layout) {
        super(
                layout.entity().name().text(),
                binding.table(layout.table()),
                layout.entity().attributes().stream().map(Attribute::storedName).collect(Collectors.toSet()),
                layout.id());
        this.binding = binding;
        this.layout = layout;
        this.entity = layout.entity();
        RowLayout rows = new RowLayout(binding);
        this.primary = rows.key(layout.key());
        this.indexes = layout.indexKeys().stream().map(rows::key).toList();
        this.guards = layout.guards().stream().map(rows::guard).toList();
        this.tallies =
                layout.tallies(Upkeep.TRANSACTION).stream().map(rows::tally).toList();
        this.streamedTallies =
                layout.tallies(Upkeep.STREAM).stream().map(rows::tally).toList();
        this.numberings = layout.numberings().stream().map(rows::numbering).toList();
        this.kept = binding.kept().forOthers(entity);
        this.ranges = rows.ranges(binding.kept().bounds(entity));
    }

    /** As the model has it. */
    public Entity entity() {
        return entity;
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
        if (version().filter(attribute.storedName()::equals).isPresent()) {
            // The first version that is stored is 1: what was not read yet equals none that is stored.
            return Optional.of(Values.whole(0));
        }
        if (attribute.defaultValue().isPresent()) {
            Type type = binding.model().storedType(attribute.type());
            return Constants.value(type, attribute.defaultValue().get().text())
                    .map(value -> KeyForms.stored(type, value));
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
        return layout.keyAttributes();
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
    public Map<String, NumberRange> ranges() {
        return ranges;
    }

    @Override
    public Optional<String> version() {
        return layout.version();
    }

    @Override
    public Optional<String> ttl() {
        return layout.ttl();
    }

    @Override
    public int schema() {
        return entity.schemaVersion();
    }
}
