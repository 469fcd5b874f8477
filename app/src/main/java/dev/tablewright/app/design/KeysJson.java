package dev.tablewright.app.design;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Tables, indexes and keys, for programs. */
final class KeysJson {

    private final JsonGenerator json;

    KeysJson(JsonGenerator json) {
        this.json = json;
    }

    void design(Design design) throws IOException {
        json.writeArrayFieldStart("tables");
        for (Table table : design.tables()) {
            table(table);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("entities");
        for (EntityKeys keys : design.keys()) {
            entity(keys);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("companions");
        for (CompanionItem companion : design.companions()) {
            json.writeStartObject();
            json.writeStringField("purpose", companion.purpose().name().toLowerCase(Locale.ROOT));
            json.writeStringField("of", companion.member().toString());
            json.writeStringField("table", companion.table());
            key(companion.key());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void table(Table table) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", table.name().text());
        schema(table.key());
        json.writeArrayFieldStart("indexes");
        for (Index index : table.indexes()) {
            json.writeStartObject();
            json.writeStringField("name", index.name().text());
            schema(index.key());
            projection(index.projection());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void schema(KeySchema schema) throws IOException {
        attributes("partition", schema.partition());
        attributes("sort", schema.sort());
    }

    private void attributes(String field, List<KeyAttribute> attributes) throws IOException {
        json.writeArrayFieldStart(field);
        for (KeyAttribute attribute : attributes) {
            json.writeStartObject();
            json.writeStringField("name", attribute.name());
            json.writeStringField("type", attribute.type().name().toLowerCase(Locale.ROOT));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void projection(Projection projection) throws IOException {
        json.writeObjectFieldStart("projection");
        json.writeStringField(
                "kind",
                projection instanceof Projection.All
                        ? "all"
                        : projection instanceof Projection.KeysOnly ? "keys-only" : "include");
        json.writeArrayFieldStart("attributes");
        if (projection instanceof Projection.Include include) {
            for (var attribute : include.attributes()) {
                json.writeString(attribute.text());
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void entity(EntityKeys keys) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", keys.entity().text());
        json.writeStringField("table", keys.table());
        key(keys.primary());
        json.writeArrayFieldStart("indexes");
        for (IndexEntry entry : keys.indexes()) {
            json.writeStartObject();
            json.writeStringField("name", entry.index().text());
            key(entry.key());
            json.writeStringField(
                    "when", entry.when().isAlways() ? null : entry.when().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void key(ItemKey key) throws IOException {
        json.writeArrayFieldStart("key");
        for (KeyValue value : key.values().toList()) {
            json.writeStartObject();
            json.writeStringField("attribute", value.attribute());
            json.writeStringField("value", value.text());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
