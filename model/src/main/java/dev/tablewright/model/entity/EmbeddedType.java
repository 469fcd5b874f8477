package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/** A value that is stored inside an item: an address, a line of an order. */
public record EmbeddedType(Name name, List<Attribute> fields, Span span) {

    public EmbeddedType {
        fields = List.copyOf(fields);
    }

    public Optional<Attribute> field(String field) {
        return fields.stream().filter(f -> f.name().text().equals(field)).findFirst();
    }
}
