package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All rows there are, and the last number of every sequence that keeps it in an item of its own. */
public final class ReferenceRows {

    /** @param id as references hold it */
    private record Identity(String entity, AttributeValue id) {}

    private final Model model;
    private final Map<Identity, Row> rows;
    private final Map<String, Long> counters;

    public ReferenceRows(Model model) {
        this(model, new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    private ReferenceRows(Model model, Map<Identity, Row> rows, Map<String, Long> counters) {
        this.model = model;
        this.rows = rows;
        this.counters = counters;
    }

    /** The same rows, which can go another way from here. */
    public ReferenceRows copy() {
        return new ReferenceRows(model, new LinkedHashMap<>(rows), new LinkedHashMap<>(counters));
    }

    public List<Row> all() {
        return List.copyOf(rows.values());
    }

    public List<Row> of(String entity) {
        return rows.values().stream().filter(row -> row.entity().equals(entity)).toList();
    }

    /** The row with this id. */
    public Optional<Row> find(String entity, AttributeValue id) {
        return Optional.ofNullable(rows.get(new Identity(entity, PlainValue.of(id))));
    }

    /** The row with the same id, as it is now. */
    public Optional<Row> find(Row row) {
        return find(row.entity(), idOf(row));
    }

    void put(Row row) {
        rows.put(identity(row), row);
    }

    void remove(Row row) {
        rows.remove(identity(row));
    }

    /** The last number that was given to such rows, where an item of its own keeps it; 0 if none was given. */
    public long last(Row row, Sequence sequence) {
        return counters.getOrDefault(counter(row, sequence), 0L);
    }

    /** Gives the next number. */
    long next(Row row, Sequence sequence) {
        return counters.merge(counter(row, sequence), 1L, Long::sum);
    }

    private String counter(Row row, Sequence sequence) {
        Entity entity = model.entity(row.entity()).orElseThrow();
        String scope = sequence.per()
                .flatMap(per -> entity.attribute(per.text()))
                .flatMap(attribute -> row.value(attribute.storedName()))
                .map(value -> PlainValue.of(value).toString())
                .orElse("");
        return row.entity() + "." + sequence.attribute() + " " + scope;
    }

    private Identity identity(Row row) {
        return new Identity(row.entity(), PlainValue.of(idOf(row)));
    }

    /** The id of a row as references hold it: one value, or a map of its parts. Of a singleton, an empty map. */
    public AttributeValue idOf(Row row) {
        Entity entity = model.entity(row.entity()).orElseThrow();
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (Name part : entity.id()) {
            Attribute attribute = entity.attribute(part.text()).orElseThrow();
            parts.put(
                    attribute.storedName(),
                    row.value(attribute.storedName())
                            .orElseThrow(() -> new IllegalArgumentException(
                                    "a " + row.entity() + " without `" + part + "`, which is part of its id")));
        }
        return parts.size() == 1 ? parts.values().iterator().next() : AttributeValue.fromM(parts);
    }
}
