package dev.tablewright.examples.infrastructure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** A template as CloudFormation reads it, as far as tables and policies go. */
final class TemplateResources {

    private final Map<String, Object> resources;
    private final Map<String, Map<String, Object>> tables;

    TemplateResources(String yaml) {
        Object template = new Load(LoadSettings.builder().build()).loadFromString(yaml);
        this.resources = map(map(template).get("Resources"));
        this.tables = ofType("AWS::DynamoDB::Table");
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    static List<?> list(Object value) {
        return value instanceof List<?> many ? many : List.of(value);
    }

    /** The properties of all resources of a type, by their names within the template. */
    Map<String, Map<String, Object>> ofType(String type) {
        Map<String, Map<String, Object>> found = new LinkedHashMap<>();
        resources.forEach((id, resource) -> {
            if (map(resource).get("Type").equals(type)) {
                found.put(id, map(map(resource).get("Properties")));
            }
        });
        return found;
    }

    /**
     * The attributes of the key of a table or of one of its indexes.
     *
     * @param types HASH, RANGE, or both
     */
    List<String> key(String table, Optional<String> index, Set<String> types) {
        Map<String, Object> properties = tables.values().stream()
                .filter(each -> each.get("TableName").equals(table))
                .findFirst()
                .orElseThrow();
        Object schema = index.isEmpty()
                ? properties.get("KeySchema")
                : list(properties.get("GlobalSecondaryIndexes")).stream()
                        .map(TemplateResources::map)
                        .filter(each -> each.get("IndexName").equals(index.get()))
                        .findFirst()
                        .orElseThrow()
                        .get("KeySchema");
        return list(schema).stream()
                .map(TemplateResources::map)
                .filter(element -> types.contains(element.get("KeyType").toString()))
                .map(element -> element.get("AttributeName").toString())
                .toList();
    }

    /** The attributes of all keys that a resource has: those of the table, and of the index if it is one. */
    Set<String> keysOf(String arn) {
        String[] parts = arn.substring(arn.indexOf("table/") + 6).split("/index/", -1);
        Set<String> both = Set.of("HASH", "RANGE");
        Set<String> keys = new LinkedHashSet<>(key(parts[0], Optional.empty(), both));
        if (parts.length > 1) {
            keys.addAll(key(parts[0], Optional.of(parts[1]), both));
        }
        return keys;
    }

    /** The statements of the policies whose names end so. */
    List<Map<String, Object>> statements(String policy) {
        List<Map<String, Object>> statements = new ArrayList<>();
        ofType("AWS::IAM::ManagedPolicy").forEach((id, properties) -> {
            if (id.equals(policy) || id.startsWith(policy + "Number")) {
                list(map(properties.get("PolicyDocument")).get("Statement"))
                        .forEach(statement -> statements.add(map(statement)));
            }
        });
        return statements;
    }

    /** What a reference to a resource becomes. */
    String arn(Object value) {
        if (value instanceof String text) {
            return text;
        }
        Map<String, Object> function = map(value);
        if (function.containsKey("Fn::GetAtt")) {
            List<?> parts = list(function.get("Fn::GetAtt"));
            return arn(parts.get(0).toString(), parts.get(1).toString());
        }
        String text = function.get("Fn::Sub").toString();
        String id = text.substring(2, text.indexOf(".Arn}"));
        return arn(id, "Arn") + text.substring(text.indexOf('}') + 1);
    }

    private String arn(String id, String attribute) {
        String name = tables.get(id).get("TableName").toString();
        return tableArn(name) + (attribute.equals("StreamArn") ? "/stream/2026" : "");
    }

    static String tableArn(String name) {
        return "arn:aws:dynamodb:eu-west-1:111122223333:table/" + name;
    }
}
