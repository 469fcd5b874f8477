package dev.tablewright.exercise;

import dev.tablewright.generate.java.JavaApi.RowApi;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.List;

/** Rows of the lab to records of generated code, and back. */
final class JavaRows {

    private final Model model;
    private final JavaValues values;

    JavaRows(Model model) {
        this.model = model;
        this.values = new JavaValues(model);
    }

    JavaValues values() {
        return values;
    }

    /** @param row with all that the model demands of its entity */
    Object record(Row row, Class<?> type) {
        return values.record(model.entity(row.entity()).orElseThrow().attributes(), row.attributes(), type);
    }

    /** The row of the record of an entity. */
    Row row(Entity entity, Object record) {
        return new Row(entity.name().text(), values.ofRecord(entity.attributes(), record));
    }

    /** The row of what a pattern returned, which is one of these. */
    Row row(List<RowApi> kinds, Object record) {
        String name = record.getClass().getSimpleName();
        RowApi kind = kinds.stream()
                .filter(each -> each.record().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a pattern returned a " + name));
        Entity entity = model.entity(kind.entity()).orElseThrow();
        List<Attribute> attributes = kind.attributes().stream()
                .map(attribute -> entity.attribute(attribute).orElseThrow())
                .toList();
        return new Row(kind.entity(), values.ofRecord(attributes, record));
    }
}
