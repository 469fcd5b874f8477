package dev.tablewright.app.command;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tables on the engine of the tests that no other test has: by what their names begin with. */
record LabTables(String prefix) {

    static final String SHOP = "../examples/shop/shop.yaml";

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Place PLACE =
            Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, sentence -> {});

    static LabTables fresh() {
        return new LabTables("app" + COUNT.incrementAndGet() + "-");
    }

    static DynamoDbClient client() {
        return PLACE.client();
    }

    /** The command, at the engine, with tables of this name. */
    Run run(String command, String model, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                command, model, "--endpoint", LocalEngine.shared().endpoint().toString(), "--prefix", prefix));
        arguments.addAll(List.of(more));
        return Run.run(arguments.toArray(String[]::new));
    }

    Run seed(String model, String... more) {
        List<String> arguments = new ArrayList<>(List.of(more));
        arguments.add("--write");
        return run("seed", model, arguments.toArray(String[]::new));
    }

    /** All that a table holds, in no order. */
    Set<Map<String, AttributeValue>> items(String table) {
        return client().scanPaginator(scan -> scan.tableName(prefix + table)).items().stream()
                .collect(Collectors.toSet());
    }

    boolean exists(String table) {
        return client().listTablesPaginator().tableNames().stream().anyMatch((prefix + table)::equals);
    }

    /** Puts an item as it is, whatever the model says. */
    void put(String table, Map<String, AttributeValue> item) {
        client().putItem(put -> put.tableName(prefix + table).item(item));
    }
}
