package dev.tablewright.lab.row;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.Base64;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as people write and read them. */
public final class ValueText {

    private final Model model;
    private final ValueJson json;

    public ValueText(Model model) {
        this.model = model;
        this.json = new ValueJson(model);
    }

    /**
     * The value that a text stands for: {@code alice}, {@code 12.50}, {@code 2024-05-01T00:00:00Z}. Values of several parts, and
     * several values, are written as JSON.
     *
     * @return null for an empty set
     * @throws ValueTextException if it stands for none
     */
    public AttributeValue parse(Type type, String text) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return ScalarText.parse(scalar, text);
        }
        if (stored instanceof Type.Choice choice) {
            return ScalarText.word(choice, text);
        }
        return ofJson(stored, JsonText.read(text));
    }

    /** A value for people: texts in quotes, points in time as such, what has parts as JSON. */
    public String show(Type type, AttributeValue value) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return switch (scalar) {
                case STRING -> "'" + value.s() + "'";
                case INTEGER, DECIMAL -> value.n();
                case BOOLEAN -> value.bool().toString();
                case BINARY -> Base64.getEncoder().encodeToString(value.b().asByteArray());
                case TIMESTAMP, EPOCH -> ScalarText.time(scalar, value).toString();
                case UUID, ULID, KSUID -> value.s();
            };
        }
        return stored instanceof Type.Choice ? value.s() : JsonText.write(json(stored, value));
    }

    /**
     * A value as a plain Java value, for a writer of JSON: String, BigDecimal, Boolean, List, or Map with the names that attributes
     * have in the model.
     */
    public Object json(Type type, AttributeValue value) {
        return json.of(type, value);
    }

    /**
     * The way back.
     *
     * @return null for an empty set, which DynamoDB has not: it is an absent one
     * @throws ValueTextException if it is no value of the type; the message says where
     */
    public AttributeValue ofJson(Type type, Object plain) {
        return json.read(type, plain, "");
    }
}
