package dev.tablewright.lab;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Table;
import dev.tablewright.runtime.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The tables of a model on a real engine, under names that no other test has. Nothing is deleted because it expired: tests have clocks of their own. */
public final class LabTables implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final Place place =
            Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, line -> {});
    private final String prefix = "lab" + COUNT.incrementAndGet() + "-";
    private final BoundModel model;
    private final Tables tables = new Tables(place);

    public LabTables(Model model) {
        this.model = BoundModel.of(model);
        tables.create(TableDefinition.of(model, this::name).stream()
                .map(TableDefinition::withoutExpiry)
                .toList());
    }

    public BoundModel model() {
        return model;
    }

    public DynamoDbClient client() {
        return place.client();
    }

    public String name(String table) {
        return prefix + table;
    }

    public Connection.Builder<Connection> connect() {
        return model.connect(client()).tableNames(this::name);
    }

    /** All items, whatever they are. */
    public List<Map<String, AttributeValue>> items() {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (Table table : model.design().tables()) {
            client().scanPaginator(
                            scan -> scan.tableName(name(table.name().text())).consistentRead(true))
                    .items()
                    .forEach(items::add);
        }
        return items;
    }

    /** All entities, read without any of the code that is tested but that for single ones. */
    public List<Row> rows() {
        return items().stream()
                .filter(item -> model.model().entity(type(item)).isPresent())
                .map(item -> model.type(type(item)).entity(item))
                .toList();
    }

    /** What an item says it is. */
    public String type(Map<String, AttributeValue> item) {
        return item.get(model.design().typeAttribute()).s();
    }

    @Override
    public void close() {
        tables.deleteMade();
        place.close();
    }
}
