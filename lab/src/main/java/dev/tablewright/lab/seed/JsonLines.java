package dev.tablewright.lab.seed;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import dev.tablewright.lab.row.JsonText;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.row.ValueTextException;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows as lines of JSON: what it is, and then its attributes, by the names of the model: {@code {"entity":"Order","orderId":…}}. */
final class JsonLines {

    private static final String ENTITY = "entity";
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private final Model model;
    private final ValueText values;

    JsonLines(Model model) {
        this.model = model;
        this.values = new ValueText(model);
    }

    String write(Row row) {
        Entity entity = model.entity(row.entity()).orElseThrow();
        return written(json -> {
            json.writeStartObject();
            json.writeStringField(ENTITY, row.entity());
            for (Attribute attribute : entity.attributes()) {
                AttributeValue value = row.attributes().get(attribute.storedName());
                if (value != null) {
                    json.writeFieldName(attribute.name().text());
                    JsonText.write(json, values.json(attribute.type(), CanonicalValue.of(value)));
                }
            }
            json.writeEndObject();
        });
    }

    /** A value that is not a line. */
    static String text(Object plain) {
        return written(json -> JsonText.write(json, plain));
    }

    /**
     * @throws LineException if it is no such line; the message says why
     */
    Row read(String line) {
        try (JsonParser parser = JSON.createParser(line)) {
            if (parser.nextToken() != JsonToken.START_OBJECT
                    || parser.nextToken() != JsonToken.FIELD_NAME
                    || !ENTITY.equals(parser.currentName())
                    || parser.nextToken() != JsonToken.VALUE_STRING) {
                throw new LineException("a line begins with what it is about: {\"entity\":\"…\",");
            }
            String name = parser.getText();
            Entity entity =
                    model.entity(name).orElseThrow(() -> new LineException("the model has no entity `" + name + "`"));
            Map<String, AttributeValue> found = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                attribute(parser, entity, found);
            }
            if (parser.nextToken() != null) {
                throw new LineException("there is more behind the end of the object");
            }
            return new Row(name, found);
        } catch (JsonProcessingException e) {
            throw new LineException(
                    "it is no JSON: " + (e instanceof JsonEOFException ? "it ends too early" : e.getOriginalMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void attribute(JsonParser parser, Entity entity, Map<String, AttributeValue> found) throws IOException {
        String name = parser.currentName();
        Attribute attribute = entity.attribute(name)
                .orElseThrow(() -> new LineException(name, entity.name() + " has no such attribute"));
        parser.nextToken();
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return;
        }
        Object plain = value(parser);
        try {
            Optional.ofNullable(values.ofJson(attribute.type(), plain)).ifPresent(value -> {
                if (found.put(attribute.storedName(), value) != null) {
                    throw new LineException(name, "it is said twice");
                }
            });
        } catch (ValueTextException e) {
            throw new LineException(name, e.getMessage());
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        try {
            return JsonText.value(parser);
        } catch (ValueTextException e) {
            throw new LineException(e.getMessage());
        }
    }

    private interface Writing {
        void to(JsonGenerator json) throws IOException;
    }

    private static String written(Writing writing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            writing.to(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
