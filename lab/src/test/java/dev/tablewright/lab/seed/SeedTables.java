package dev.tablewright.lab.seed;

import dev.tablewright.lab.LabTables;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.runtime.Connection;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The tables of a model, at the moment at which populations end. */
final class SeedTables implements AutoCloseable {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private final LabTables tables;

    SeedTables(Model model) {
        this.tables = new LabTables(model);
    }

    BoundModel model() {
        return tables.model();
    }

    Connection.Builder<Connection> connect() {
        return tables.connect().clock(Clock.fixed(NOW, ZoneOffset.UTC));
    }

    SeedResult seed(Population population) {
        return Seeder.on(model(), connect()).workers(4).seed(population);
    }

    /** All items, whatever they are. */
    List<Map<String, AttributeValue>> items() {
        return tables.items();
    }

    /** All entities, by their names. */
    Map<String, List<Row>> rows() {
        return tables.rows().stream().collect(Collectors.groupingBy(Row::entity));
    }

    /** How many items there are of a type that is no entity: a guard or a counter. */
    long companions(String type) {
        return items().stream().filter(item -> tables.type(item).equals(type)).count();
    }

    @Override
    public void close() {
        tables.close();
    }
}
