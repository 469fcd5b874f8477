package dev.tablewright.lab.bind;

import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.write.Known;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How entities are reached that are to be written: by what their key is made of, or by their id alone. */
record Reach(Binding binding, Entity entity) {

    /** By what the key is made of, and nothing else of the row: the rest may be what is to come. */
    static Known known(RowType type, Row row) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Attribute attribute : type.keyAttributes()) {
            values.put(
                    attribute.storedName(),
                    row.value(attribute.storedName())
                            .orElseThrow(() -> new IllegalArgumentException(
                                    type.name() + "." + attribute.name() + " is missing: the key is made of it")));
        }
        return Known.of(values);
    }

    /** By an id, as references hold it. The checker sees to it that it leads there. */
    Function<AttributeValue, Known> byId() {
        RowType type = binding.type(entity.name().text());
        Optional<Read> lookup = binding.analysis().lookups().byId(entity);
        if (lookup.isEmpty()) {
            return id -> known(type, new Row(type.name(), parts(id)));
        }
        BoundRead<Map<String, AttributeValue>> find =
                BoundRead.items(binding, Asking.byId(entity), lookup.get(), CallInfo.of(entity.name() + ".find"));
        return id -> Known.lookup(settings -> find.first(settings, Arguments.of(named(id))));
    }

    /** The parts of an id by their stored names. */
    private Map<String, AttributeValue> parts(AttributeValue id) {
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        named(id).forEach((name, value) -> parts.put(binding.stored(entity, name), value));
        return parts;
    }

    private Map<String, AttributeValue> named(AttributeValue id) {
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (Name part : entity.id()) {
            binding.paths().inId(entity, id, List.of(part.text())).ifPresent(value -> parts.put(part.text(), value));
        }
        return parts;
    }
}
