package dev.tablewright.language.grammar;

import dev.tablewright.language.grammar.Shape.Choice;
import dev.tablewright.language.grammar.Shape.Either;
import dev.tablewright.language.grammar.Shape.Field;
import dev.tablewright.language.grammar.Shape.Fields;
import dev.tablewright.language.grammar.Shape.Flag;
import dev.tablewright.language.grammar.Shape.ListOf;
import dev.tablewright.language.grammar.Shape.MapOf;
import dev.tablewright.language.grammar.Shape.Quantity;
import dev.tablewright.language.grammar.Shape.Text;
import dev.tablewright.language.grammar.Shape.Version;
import dev.tablewright.language.grammar.Shape.Whole;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The grammar as a JSON Schema (draft-07, which editors understand): completion and hover while a model is written. It
 * accepts what the shape check accepts; what names mean is beyond any schema.
 */
public final class JsonSchema {

    private static final String ID = "https://tablewright.dev/schema/1/model.json";

    /** Allowed where counts are, and not where units are. */
    private static final String MANY = "999999999999999";

    private final Map<String, Object> definitions = new LinkedHashMap<>();

    private JsonSchema() {}

    /** The schema as JSON text. */
    public static String render() {
        return new JsonSchema().document();
    }

    private String document() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "http://json-schema.org/draft-07/schema#");
        schema.put("$id", ID);
        schema.put("title", "Tablewright model");
        schema.putAll(fields(ModelGrammar.ROOT));
        schema.put("definitions", definitions);
        return JsonText.write(schema);
    }

    private Map<String, Object> schema(Shape shape) {
        if (shape instanceof Text text) {
            Map<String, Object> schema = object("type", "string");
            schema.put("pattern", text.form().pattern());
            if (!text.form().isFree()) {
                schema.put("maxLength", Form.LONGEST);
            }
            return schema;
        }
        if (shape instanceof Choice choice) {
            return object("enum", choice.words());
        }
        if (shape instanceof Flag) {
            return object("type", "boolean");
        }
        if (shape instanceof Whole whole) {
            Map<String, Object> schema = object("type", "integer");
            schema.put("minimum", whole.min());
            schema.put("maximum", whole.max());
            return schema;
        }
        if (shape instanceof Quantity quantity) {
            Map<String, Object> number = object("type", quantity.form().accepts("0.5") ? "number" : "integer");
            if (!quantity.form().accepts("-1")) {
                number.put(quantity.form().accepts("0") ? "minimum" : "exclusiveMinimum", 0);
                boolean many = quantity.form().accepts(MANY);
                number.put("exclusiveMaximum", many ? 1_000_000_000_000_000L : 1_000_000_000L);
            }
            return object("anyOf", List.of(number, schema(new Text(quantity.form()))));
        }
        if (shape instanceof Version version) {
            return object("const", version.current());
        }
        return compound(shape);
    }

    private Map<String, Object> compound(Shape shape) {
        if (shape instanceof ListOf list) {
            Map<String, Object> schema = object("type", "array");
            schema.put("items", schema(list.element()));
            schema.put("minItems", 1);
            return schema;
        }
        if (shape instanceof MapOf map) {
            Map<String, Object> schema = object("type", "object");
            schema.put("propertyNames", object("pattern", map.key().pattern()));
            schema.put("additionalProperties", schema(map.value()));
            schema.put("minProperties", 1);
            return schema;
        }
        if (shape instanceof Fields fields) {
            String name = definitionName(fields.what());
            if (!definitions.containsKey(name)) {
                // Reserve the place first: the order of definitions is then the order of first use.
                definitions.put(name, Map.of());
                definitions.put(name, fields(fields));
            }
            return object("$ref", "#/definitions/" + name);
        }
        if (shape instanceof Either either) {
            List<Map<String, Object>> alternatives =
                    either.alternatives().stream().map(this::schema).toList();
            return alternatives.size() == 1 ? alternatives.get(0) : object("anyOf", alternatives);
        }
        return object("type", List.of("string", "number", "boolean"));
    }

    private Map<String, Object> fields(Fields fields) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Field field : fields.fields()) {
            Map<String, Object> schema = schema(field.shape());
            // Draft-07 ignores what stands beside a $ref.
            Map<String, Object> documented = object("description", field.doc());
            documented.putAll(schema.containsKey("$ref") ? object("allOf", List.of(schema)) : schema);
            properties.put(field.name(), documented);
        }
        Map<String, Object> schema = object("type", "object");
        schema.put("properties", properties);
        List<String> required = fields.fields().stream()
                .filter(Field::required)
                .map(Field::name)
                .toList();
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        for (List<String> choice : fields.choices()) {
            schema.put(
                    "oneOf",
                    choice.stream().map(key -> object("required", List.of(key))).toList());
        }
        if (fields.saysSomething()) {
            schema.put("minProperties", 1);
        }
        if (fields.others().isPresent()) {
            MapOf others = fields.others().get();
            schema.put("patternProperties", otherProperties(fields, others));
        }
        schema.put("additionalProperties", false);
        return schema;
    }

    /** Keys of the author's own: whatever has the form and is not a key of the language. */
    private Map<String, Object> otherProperties(Fields fields, MapOf others) {
        List<String> known = fields.fields().stream().map(Field::name).toList();
        String reserved = "^(?!(" + String.join("|", known) + ")$)";
        String pattern = others.key().pattern();
        String own = pattern.startsWith("^") ? reserved + pattern.substring(1) : reserved + ".*" + pattern;
        return object(own, schema(others.value()));
    }

    private static String definitionName(String what) {
        String words = what.replaceFirst("^(a|an|the) ", "");
        StringBuilder name = new StringBuilder();
        for (String word : words.split(" ")) {
            name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }

    private static Map<String, Object> object(String key, Object value) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(key, value);
        return object;
    }
}
