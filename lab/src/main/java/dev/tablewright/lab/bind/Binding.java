package dev.tablewright.lab.bind;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.StoredForm;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.write.EntityWrites;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What everything that is bound looks at. */
final class Binding {

    private final Analysis analysis;
    private final RowPaths paths;
    private final StoredForm form;
    private final KeptNumbers kept;
    private final Map<String, TableType> tables = new LinkedHashMap<>();
    private final Map<String, RowType> types = new LinkedHashMap<>();
    private final Map<String, EntityWrites<Row>> writes = new LinkedHashMap<>();

    Binding(Analysis analysis) {
        this.analysis = analysis;
        this.paths = new RowPaths(model());
        this.form = new StoredForm(model());
        this.kept = new KeptNumbers(model());
        design().tables().forEach(table -> {
            String partition = table.key().partition().get(0).name();
            Optional<String> sort =
                    table.key().sort().stream().map(key -> key.name()).findFirst();
            String name = table.name().text();
            tables.put(name, new TableType(name, partition, sort, design().typeAttribute()));
        });
        for (Entity entity : model().entities()) {
            analysis.layout(entity).ifPresent(layout -> {
                RowType type = new RowType(this, layout);
                types.put(type.name(), type);
                writes.put(type.name(), new EntityWrites<>(type));
            });
        }
    }

    Analysis analysis() {
        return analysis;
    }

    Model model() {
        return analysis.model();
    }

    Design design() {
        return analysis.space().design();
    }

    RowPaths paths() {
        return paths;
    }

    StoredForm form() {
        return form;
    }

    KeptNumbers kept() {
        return kept;
    }

    Entity entity(String name) {
        return model().entity(name).orElseThrow();
    }

    Attribute attribute(Entity entity, String name) {
        return entity.attribute(name).orElseThrow();
    }

    String stored(Entity entity, String attribute) {
        return attribute(entity, attribute).storedName();
    }

    TableType table(String name) {
        return tables.get(name);
    }

    Map<String, RowType> types() {
        return types;
    }

    RowType type(String entity) {
        RowType type = types.get(entity);
        if (type == null) {
            throw new IllegalArgumentException("the design has no keys of an entity " + entity);
        }
        return type;
    }

    EntityWrites<Row> writes(String entity) {
        type(entity);
        return writes.get(entity);
    }

    /** What is sent for a plan. */
    PatternRequests requests(AccessPlan plan) {
        return analysis.requests(plan);
    }
}
