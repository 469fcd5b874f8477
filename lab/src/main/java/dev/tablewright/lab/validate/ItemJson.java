package dev.tablewright.lab.validate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in the JSON of DynamoDB: {@code {"PK": {"S": "CUSTOMER#alice"}}}. */
public final class ItemJson {

    static final JsonFactory JSON = new JsonFactory();

    private ItemJson() {}

    public static String text(Map<String, AttributeValue> values) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            write(json, values);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    public static Map<String, AttributeValue> read(String text) {
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            return values(json);
        } catch (IOException e) {
            throw new UncheckedIOException("no item in the JSON of DynamoDB", e);
        }
    }

    public static void write(JsonGenerator json, Map<String, AttributeValue> values) throws IOException {
        json.writeStartObject();
        for (Map.Entry<String, AttributeValue> entry : values.entrySet()) {
            json.writeFieldName(entry.getKey());
            write(json, entry.getValue());
        }
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, AttributeValue value) throws IOException {
        json.writeStartObject();
        json.writeFieldName(
                value.type() == AttributeValue.Type.NUL ? "NULL" : value.type().name());
        switch (value.type()) {
            case S -> json.writeString(value.s());
            case N -> json.writeString(value.n());
            case B -> json.writeBinary(value.b().asByteArrayUnsafe());
            case BOOL -> json.writeBoolean(value.bool());
            case NUL -> json.writeBoolean(true);
            case M -> write(json, value.m());
            case L -> {
                json.writeStartArray();
                for (AttributeValue element : value.l()) {
                    write(json, element);
                }
                json.writeEndArray();
            }
            case SS -> texts(json, value.ss());
            case NS -> texts(json, value.ns());
            case BS -> {
                json.writeStartArray();
                for (SdkBytes element : value.bs()) {
                    json.writeBinary(element.asByteArrayUnsafe());
                }
                json.writeEndArray();
            }
            default -> throw new IllegalArgumentException("a value of no type that DynamoDB has");
        }
        json.writeEndObject();
    }

    private static void texts(JsonGenerator json, List<String> texts) throws IOException {
        json.writeStartArray();
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    /** From the beginning of an object to its end. */
    static Map<String, AttributeValue> values(JsonParser json) throws IOException {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            json.nextToken();
            values.put(name, value(json));
        }
        return values;
    }

    private static AttributeValue value(JsonParser json) throws IOException {
        expect(json, json.nextToken(), JsonToken.FIELD_NAME);
        String type = json.currentName();
        json.nextToken();
        AttributeValue value =
                switch (type) {
                    case "S" -> AttributeValue.fromS(json.getText());
                    case "N" -> AttributeValue.fromN(json.getText());
                    case "B" -> AttributeValue.fromB(SdkBytes.fromByteArray(json.getBinaryValue()));
                    case "BOOL" -> AttributeValue.fromBool(json.getBooleanValue());
                    case "NULL" -> AttributeValue.fromNul(true);
                    case "M" -> AttributeValue.fromM(values(json));
                    case "L" -> AttributeValue.fromL(list(json));
                    case "SS" -> AttributeValue.fromSs(texts(json));
                    case "NS" -> AttributeValue.fromNs(texts(json));
                    case "BS" -> AttributeValue.fromBs(binaries(json));
                    default -> throw new IOException("no type of DynamoDB: " + type);
                };
        json.nextToken();
        return value;
    }

    /** Whoever typed this may have typed anything. */
    private static void expect(JsonParser json, JsonToken found, JsonToken wanted) throws IOException {
        if (found != wanted) {
            throw new IOException("no value in the JSON of DynamoDB at "
                    + json.currentLocation().offsetDescription());
        }
    }

    private static List<AttributeValue> list(JsonParser json) throws IOException {
        expect(json, json.currentToken(), JsonToken.START_ARRAY);
        List<AttributeValue> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(json));
        }
        return list;
    }

    private static List<String> texts(JsonParser json) throws IOException {
        expect(json, json.currentToken(), JsonToken.START_ARRAY);
        List<String> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            list.add(json.getText());
        }
        return list;
    }

    private static List<SdkBytes> binaries(JsonParser json) throws IOException {
        expect(json, json.currentToken(), JsonToken.START_ARRAY);
        List<SdkBytes> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            list.add(SdkBytes.fromByteArray(json.getBinaryValue()));
        }
        return list;
    }
}
