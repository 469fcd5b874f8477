package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.source.Name;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The order that a pattern asks for. Entities that have nothing to sort by come first, in the order in which the pattern names them.
 * What compares as equal may come in any order.
 */
final class RowOrder implements Comparator<Row> {

    private final Model model;
    private final RowPaths paths;
    private final List<SortKey> sort;
    private final List<String> entities;

    RowOrder(Model model, Pattern pattern) {
        this.model = model;
        this.paths = new RowPaths(model);
        this.sort = pattern.sort();
        this.entities = pattern.entities().stream().map(Name::text).toList();
    }

    @Override
    public int compare(Row one, Row other) {
        if (sort.isEmpty()) {
            return 0;
        }
        boolean leads = !has(one, sort.get(0).path());
        boolean otherLeads = !has(other, sort.get(0).path());
        if (leads && otherLeads) {
            return Integer.compare(entities.indexOf(one.entity()), entities.indexOf(other.entity()));
        }
        if (leads || otherLeads) {
            return leads ? -1 : 1;
        }
        for (SortKey key : sort) {
            if (!has(one, key.path()) || !has(other, key.path())) {
                // One of them ends here: nothing more is said of how they stand to each other.
                return 0;
            }
            int order = compare(type(one, key.path()), paths.at(one, key.path()), paths.at(other, key.path()));
            if (order != 0) {
                return key.descending() ? -order : order;
            }
        }
        return 0;
    }

    /** What has no value comes before what has one. */
    private int compare(Type type, Optional<AttributeValue> one, Optional<AttributeValue> other) {
        return one.isPresent() && other.isPresent()
                ? compare(type, one.get(), other.get())
                : Boolean.compare(one.isPresent(), other.isPresent());
    }

    /** An id of several parts is compared part by part. */
    private int compare(Type type, AttributeValue one, AttributeValue other) {
        if (!(model.storedType(type) instanceof Type.Reference reference)) {
            return ValueOrder.INSTANCE.compare(one, other);
        }
        Entity entity = model.entity(reference.entity()).orElseThrow();
        for (Name part : entity.id()) {
            Attribute attribute = entity.attribute(part.text()).orElseThrow();
            int order = compare(
                    attribute.type(),
                    one.m().get(attribute.storedName()),
                    other.m().get(attribute.storedName()));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private boolean has(Row row, AttributePath path) {
        return model.attribute(entity(row), path).isPresent();
    }

    private Type type(Row row, AttributePath path) {
        return model.attribute(entity(row), path).orElseThrow().type();
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
