package dev.tablewright.generate.workbench;

import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/** The names of DynamoDB's types, and values in its JSON. */
final class StoredTypes {

    private StoredTypes() {}

    static String of(KeyAttribute.KeyType type) {
        return switch (type) {
            case STRING -> "S";
            case NUMBER -> "N";
            case BINARY -> "B";
        };
    }

    /** How attributes of a type are stored. */
    static String of(Model model, Type type) {
        Type stored = model.storedType(type);
        if (stored instanceof Type.SetOf set) {
            return of(model, set.element()) + "S";
        }
        if (stored instanceof Type.ListOf) {
            return "L";
        }
        if (stored instanceof Type.MapOf || stored instanceof Type.Embedded || stored instanceof Type.Reference) {
            return "M";
        }
        if (stored == ScalarType.BOOLEAN) {
            return "BOOL";
        }
        return stored.isNumeric() ? "N" : stored == ScalarType.BINARY ? "B" : "S";
    }

    /** A value as DynamoDB's JSON has it: {@code {"S": "alice"}}. */
    static Map<String, Object> json(SampleValue value) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(value.type(), inner(value));
        return json;
    }

    private static Object inner(SampleValue value) {
        if (value instanceof SampleValue.S text) {
            return text.value();
        }
        if (value instanceof SampleValue.N number) {
            return number.value();
        }
        if (value instanceof SampleValue.B bytes) {
            return bytes.base64();
        }
        if (value instanceof SampleValue.BOOL flag) {
            return flag.value();
        }
        if (value instanceof SampleValue.NULL) {
            return true;
        }
        if (value instanceof SampleValue.L list) {
            return list.elements().stream().map(StoredTypes::json).toList();
        }
        if (value instanceof SampleValue.M map) {
            Map<String, Object> entries = new LinkedHashMap<>();
            map.entries().forEach((name, inside) -> entries.put(name, json(inside)));
            return entries;
        }
        if (value instanceof SampleValue.SS texts) {
            return texts.values();
        }
        return value instanceof SampleValue.NS numbers ? numbers.values() : ((SampleValue.BS) value).base64();
    }
}
