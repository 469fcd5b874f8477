package dev.tablewright.junit;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.seed.SeedResult;
import dev.tablewright.lab.seed.Seeder;
import dev.tablewright.model.Model;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tables of a model on a real engine, under names that no other test has. */
public final class ModelTables implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final Place place;
    private final String prefix;
    private final Tables tables;
    private final Optional<Population> population;

    private ModelTables(Place place, String prefix, Tables tables, Optional<Population> population) {
        this.place = place;
        this.prefix = prefix;
        this.tables = tables;
        this.population = population;
    }

    /** Makes tables, and data of about so many items; none for 0. */
    static ModelTables make(Place place, Model model, int items, long seed) {
        String prefix = "t" + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet() + "-";
        Tables tables = new Tables(place);
        Optional<Population> population = items == 0
                ? Optional.empty()
                : Optional.of(
                        Population.of(model, PopulationSize.items(items), seed).expiringAfter(Instant.now(), 0));
        ModelTables made = new ModelTables(place, prefix, tables, population);
        try {
            tables.create(TableDefinition.of(model, made::name));
            population.ifPresent(rows -> made.fill(BoundModel.of(model), rows));
            return made;
        } catch (RuntimeException e) {
            made.close();
            throw e;
        }
    }

    private void fill(BoundModel model, Population rows) {
        SeedResult result =
                Seeder.on(model, model.connect(client()).tableNames(this::name)).seed(rows);
        if (result.refused() > 0) {
            throw new IllegalStateException("the tables refuse data that were made up for them: " + result);
        }
    }

    /** A client of the engine, to be shared by all tests. */
    public DynamoDbClient client() {
        return place.client();
    }

    /** What a table of the model is called here: {@code ShopTable.on(client).tableNames(tables::name)}. */
    public String name(String table) {
        return prefix + table;
    }

    /** Where the engine is, for other clients; any region and any credentials will do. */
    public URI endpoint() {
        return place.engine().orElseThrow().endpoint();
    }

    /** What was made up of an entity, by the names of the model. Numbers that writes keep are not in it. */
    public List<Row> rows(String entity) {
        return population.map(rows -> rows.rows(entity).toList()).orElse(List.of());
    }

    @Override
    public void close() {
        tables.deleteMade();
    }
}
