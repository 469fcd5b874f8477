package dev.tablewright.app.explore;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.lab.explore.Glance;
import dev.tablewright.lab.explore.KeyReadout;
import dev.tablewright.lab.explore.Sight;
import dev.tablewright.lab.row.JsonText;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.validate.ItemJson;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.io.IOException;

/** What was seen, for programs: fields may be added within a version, and anything else makes a new one. */
public final class GlanceJson {

    private static final int VERSION = 1;

    private final Model model;
    private final ValueText text;
    private final Attributes attributes;

    public GlanceJson(Model model, boolean reveal) {
        this.model = model;
        this.text = new ValueText(model);
        this.attributes = new Attributes(model, reveal);
    }

    public String of(Glance glance) {
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeNumberField("version", VERSION);
            json.writeArrayFieldStart("items");
            for (Sight sight : glance.sights()) {
                sight(json, sight);
            }
            json.writeEndArray();
            if (glance.count().isPresent()) {
                json.writeNumberField("count", glance.count().get());
            }
            json.writeStringField("next", glance.next().orElse(null));
            json.writeNumberField("read", glance.read());
            json.writeNumberField("units", glance.units());
            json.writeArrayFieldStart("requests");
            for (String request : glance.requests()) {
                json.writeString(request);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private void sight(JsonGenerator json, Sight sight) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", sight.kind().word());
        json.writeStringField("name", sight.name());
        json.writeStringField("problem", sight.problem().orElse(null));
        json.writeObjectFieldStart("keys");
        for (KeyReadout key : sight.keys()) {
            if (attributes.isHidden(key)) {
                continue;
            }
            json.writeObjectFieldStart(key.attribute());
            json.writeStringField("text", key.text());
            json.writeObjectFieldStart("values");
            for (KeyReadout.Value value : key.values()) {
                json.writeStringField(value.name(), value.text());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeFieldName("entity");
        entity(json, sight);
        json.writeFieldName("item");
        ItemJson.write(json, attributes.visible(sight));
        json.writeEndObject();
    }

    private void entity(JsonGenerator json, Sight sight) throws IOException {
        if (sight.row().isEmpty()) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        Entity entity = model.entity(sight.name()).orElseThrow();
        for (Attribute attribute : entity.attributes()) {
            var value = sight.row().get().value(attribute.storedName());
            if (value.isPresent() && !attributes.isHidden(entity, attribute)) {
                json.writeFieldName(attribute.name().text());
                JsonText.write(json, text.json(attribute.type(), value.get()));
            }
        }
        json.writeEndObject();
    }
}
