package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How a sample is stored; what generated code would say, said at run time. */
final class SampleType extends EntityType<Row> {

    private final DerivedKey primary;
    private final List<DerivedKey> indexes = new ArrayList<>();
    private final List<Guard> guards = new ArrayList<>();
    private final List<Tally> tallies = new ArrayList<>();
    private final List<Numbering> numberings = new ArrayList<>();
    private Set<String> kept = Set.of();
    private Optional<String> version = Optional.empty();
    private Optional<String> ttl = Optional.empty();
    private int schema = 1;

    SampleType(
            String name,
            TableType table,
            Set<String> attributes,
            List<String> id,
            Set<String> madeOf,
            Function<ItemReader, Map<String, AttributeValue>> key) {
        super(name, table, attributes, id);
        this.primary = new DerivedKey(table.name(), table.key(), madeOf, key);
    }

    SampleType index(
            String name,
            List<String> attributes,
            Set<String> madeOf,
            Function<ItemReader, Map<String, AttributeValue>> key) {
        indexes.add(new DerivedKey(name, attributes, madeOf, key));
        return this;
    }

    SampleType guard(String attribute, Set<String> madeOf, Function<ItemReader, Map<String, AttributeValue>> key) {
        guards.add(new Guard(name() + "." + attribute, attribute, table(), madeOf, key));
        return this;
    }

    SampleType tally(Tally tally) {
        tallies.add(tally);
        return this;
    }

    SampleType numbering(Numbering numbering) {
        numberings.add(numbering);
        return this;
    }

    SampleType kept(String... names) {
        kept = Set.of(names);
        return this;
    }

    SampleType version(String name) {
        version = Optional.of(name);
        return this;
    }

    SampleType ttl(String name) {
        ttl = Optional.of(name);
        return this;
    }

    SampleType schema(int number) {
        schema = number;
        return this;
    }

    static Map<String, AttributeValue> texts(String... namesAndValues) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (int at = 0; at < namesAndValues.length; at += 2) {
            values.put(namesAndValues[at], Values.text(namesAndValues[at + 1]));
        }
        return values;
    }

    @Override
    public Map<String, AttributeValue> item(Row row) {
        Map<String, AttributeValue> item = new HashMap<>(row.values());
        ItemReader reader = new ItemReader(name(), row.values());
        item.put(table().type(), Values.text(name()));
        if (schema > 1) {
            item.put("SchemaVersion", Values.whole(schema));
        }
        indexes.forEach(key -> item.putAll(key.values().apply(reader)));
        item.putAll(primary.values().apply(reader));
        return item;
    }

    @Override
    public Row entity(ItemReader item) {
        Map<String, AttributeValue> values = new HashMap<>(item.values());
        values.keySet().retainAll(attributes());
        return new Row(values);
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
    public List<Numbering> numberings() {
        return numberings;
    }

    @Override
    public Set<String> kept() {
        return kept;
    }

    @Override
    public Optional<String> version() {
        return version;
    }

    @Override
    public Optional<String> ttl() {
        return ttl;
    }

    @Override
    public int schema() {
        return schema;
    }
}
