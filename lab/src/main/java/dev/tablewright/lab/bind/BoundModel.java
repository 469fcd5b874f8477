package dev.tablewright.lab.bind;

import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.load.CallFigures;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.write.EntityWrites;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A model at work without generated code: its entities, patterns and writes do what those of generated code do.
 *
 * <pre>{@code
 * BoundModel shop = BoundModel.of(model);
 * Connection connection = shop.connect(client).build();
 * connection.run(shop.writes("Customer").create(row));
 * connection.results(shop.pattern("ordersOfCustomer").orElseThrow().list(arguments)).list();
 * }</pre>
 */
public final class BoundModel {

    private final Binding binding;
    private final Map<String, BoundPattern> patterns = new LinkedHashMap<>();
    private final Map<String, BoundWrite> writes = new LinkedHashMap<>();

    private BoundModel(Analysis analysis) {
        this.binding = new Binding(analysis);
        List<Pattern> all = analysis.model().patterns();
        for (int i = 0; i < all.size(); i++) {
            patterns.put(
                    all.get(i).name().text(),
                    new BoundPattern(
                            binding,
                            analysis.plans().get(i),
                            call(CallFigures.of(analysis.workload().patterns().get(i)))));
        }
        List<WritePlan> declared = analysis.writePlans();
        for (int i = 0; i < declared.size(); i++) {
            writes.put(
                    declared.get(i).write().name().text(),
                    new BoundWrite(
                            binding,
                            declared.get(i),
                            call(CallFigures.of(analysis.workload().writes().get(i)))));
        }
    }

    /**
     * @param model one with a design in which the checker finds no errors
     * @throws IllegalArgumentException if it has no design
     */
    public static BoundModel of(Model model) {
        return of(Analysis.of(model)
                .orElseThrow(() -> new IllegalArgumentException(
                        "the model of " + model.application() + " has no design: no keys, no tables")));
    }

    /** Of what is analysed already. */
    public static BoundModel of(Analysis analysis) {
        return new BoundModel(analysis);
    }

    private static CallInfo call(CallFigures figures) {
        return new CallInfo(figures.name(), figures.units().doubleValue(), figures.requests());
    }

    public Model model() {
        return binding.model();
    }

    public Design design() {
        return binding.design();
    }

    public Analysis analysis() {
        return binding.analysis();
    }

    /** All entities that the design has keys for. */
    public List<EntityType<?>> types() {
        return new ArrayList<>(binding.types().values());
    }

    /** The same. */
    public Collection<RowType> rowTypes() {
        return List.copyOf(binding.types().values());
    }

    /**
     * @throws IllegalArgumentException if there is no such entity
     */
    public RowType type(String entity) {
        return binding.type(entity);
    }

    /** A table of the design. */
    public TableType table(String name) {
        return binding.table(name);
    }

    /**
     * @throws IllegalArgumentException if there is no such entity
     */
    public EntityWrites<Row> writes(String entity) {
        return binding.writes(entity);
    }

    /** In the order of the file. */
    public List<BoundPattern> patterns() {
        return List.copyOf(patterns.values());
    }

    public Optional<BoundPattern> pattern(String name) {
        return Optional.ofNullable(patterns.get(name));
    }

    /** In the order of the file. */
    public List<BoundWrite> boundWrites() {
        return List.copyOf(writes.values());
    }

    public Optional<BoundWrite> write(String name) {
        return Optional.ofNullable(writes.get(name));
    }

    /** Begins a connection. Tables have the names that the model gives them, unless it says otherwise. */
    public Connection.Builder<Connection> connect(DynamoDbClient client) {
        return Connection.on(client, types(), Function.identity());
    }
}
