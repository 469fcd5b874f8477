package dev.tablewright.peers.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * The vectors of {@code docs/key-encoding.vectors.json} under Node: each template becomes the key of an entity, and the function that is
 * generated for it gives what the vector says, or refuses for the same reason. Two kinds are left out: those that read keys, which
 * generated TypeScript does not, and those whose values or formats it cannot say at all.
 */
@ResourceLock("the scripts for Node")
class KeyVectorsTest {

    /** A point in time of TypeScript has no part of a millisecond, and the model refuses unsuitable formats. */
    private static final List<String> UNSAYABLE = List.of("TIME_TOO_PRECISE", "UNSUITABLE_FORMAT");

    private static final Map<String, String> TYPES = Map.of("text", "string");

    @Test
    void keysAreThoseOfTheVectors() throws IOException {
        List<JsonNode> vectors = new ArrayList<>();
        JsonNode all = Schemas.read(Files.readString(Path.of("../docs/key-encoding.vectors.json")))
                .get("vectors");
        int read = 0;
        int unsayable = 0;
        for (JsonNode vector : all) {
            if (vector.has("unreadable")) {
                read++;
            } else if (UNSAYABLE.contains(vector.path("refused").asText())) {
                unsayable++;
            } else {
                vectors.add(vector);
            }
        }
        JsonNode answers = Schemas.answers(sources(vectors), calls(vectors));
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < vectors.size(); i++) {
            String wanted = wanted(vectors.get(i));
            String given = answers.get(i).has("error")
                    ? "refused " + answers.get(i).get("error").asText()
                    : answers.get(i).get("result").get("PK").asText();
            if (!given.equals(wanted)) {
                differences.add(vectors.get(i) + " gives " + Schemas.written(given));
            }
        }
        assertThat(differences).isEmpty();
        System.out.println("key vectors under Node: " + vectors.size() + " equal; " + read + " read keys, " + unsayable
                + " cannot be said");
        assertThat(vectors.size()).isGreaterThan(200);
        assertThat(unsayable).isEqualTo(4);
    }

    private static String wanted(JsonNode vector) {
        if (vector.has("refused")) {
            return "refused " + vector.get("refused").asText();
        }
        // The literal behind the slot is in the key of the model, and not in the vector.
        return vector.has("encoded")
                ? vector.get("encoded").asText() + vector.path("before").asText()
                : vector.get("key").asText();
    }

    private static String model(JsonNode vector) {
        return vector.path("encoding").asText().equals("raw") ? "raw" : "escaped";
    }

    private static Map<String, String> sources(List<JsonNode> vectors) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String encoding : List.of("escaped", "raw")) {
            StringBuilder entities = new StringBuilder();
            StringBuilder types = new StringBuilder();
            StringBuilder keys = new StringBuilder();
            for (int i = 0; i < vectors.size(); i++) {
                if (model(vectors.get(i)).equals(encoding)) {
                    add(i, vectors.get(i), entities, types, keys);
                }
            }
            String text = "tablewright: 1\napplication: Vectors\nentities:\n" + entities
                    + (types.isEmpty() ? "" : "types:\n" + types)
                    + "design:\n  layout: single-table\n  table: Vectors\n  encoding: " + encoding + "\n  keys:\n"
                    + keys;
            sources.put(encoding, Schemas.source(Schemas.model(encoding + ".yaml", text)));
        }
        return sources;
    }

    private static void add(
            int number, JsonNode vector, StringBuilder entities, StringBuilder types, StringBuilder keys) {
        Map<String, String> attributes = new TreeMap<>();
        types(vector).forEach((name, type) -> {
            int dot = name.indexOf('.');
            if (dot > 0) {
                types.append("  T" + number + ": { " + name.substring(dot + 1) + ": " + type + " }\n");
            }
            attributes.put(dot > 0 ? name.substring(0, dot) : name, dot > 0 ? "T" + number : type);
        });
        String id = attributes.keySet().stream()
                .filter(name -> !attributes.get(name).startsWith("T"))
                .findFirst()
                .orElseThrow();
        entities.append("  V" + number + ":\n    id: " + id + "\n    attributes:\n");
        attributes.forEach((name, type) -> entities.append("      " + name + ": " + type + "\n"));
        String template = vector.has("template")
                ? vector.get("template").asText()
                : "{a" + vector.get("format").asText() + "}"
                        + vector.path("before").asText();
        keys.append("    V" + number + ": { PK: " + quoted(template) + ", SK: X }\n");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static Map<String, String> types(JsonNode vector) {
        Map<String, String> types = new LinkedHashMap<>();
        if (vector.has("template")) {
            vector.get("types")
                    .properties()
                    .forEach(type -> types.put(type.getKey(), type.getValue().asText()));
        } else {
            types.put("a", vector.get("type").asText());
        }
        types.replaceAll((name, type) -> TYPES.getOrDefault(type, type));
        return types;
    }

    private static List<Map<String, ?>> calls(List<JsonNode> vectors) {
        List<Map<String, ?>> calls = new ArrayList<>();
        for (int i = 0; i < vectors.size(); i++) {
            JsonNode vector = vectors.get(i);
            Map<String, String> values = new LinkedHashMap<>();
            if (vector.has("template")) {
                vector.get("values")
                        .properties()
                        .forEach(value ->
                                values.put(value.getKey(), value.getValue().asText()));
            } else {
                values.put("a", vector.get("value").asText());
            }
            Map<String, String> types = types(vector);
            values.replaceAll((name, value) -> types.get(name).equals("timestamp")
                    ? Long.toString(Instant.parse(value).toEpochMilli())
                    : value);
            calls.add(Map.of(
                    "kind",
                    "key",
                    "model",
                    model(vector),
                    "function",
                    "v" + i + "Key",
                    "types",
                    types,
                    "values",
                    values));
        }
        return calls;
    }
}
