package dev.tablewright.check.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A design of a random model, as the lines of its file, so that it can be changed before it is read. */
final class DesignSketch {

    /** The key of an entity in a table or an index: templates, or lists of attributes in brackets. */
    static final class KeySketch {
        String partition;
        String sort;
        String when = "";

        KeySketch(String partition, String sort) {
            this.partition = partition;
            this.sort = sort;
        }

        boolean isDirect() {
            return partition.startsWith("[");
        }
    }

    private final boolean singleTable;
    private final boolean raw;
    private final Map<String, Map<String, KeySketch>> keys = new LinkedHashMap<>();
    private final List<String> projections = new ArrayList<>();
    private final List<String> guards = new ArrayList<>();
    private final List<String> sequences = new ArrayList<>();

    DesignSketch(boolean singleTable, boolean raw) {
        this.singleTable = singleTable;
        this.raw = raw;
    }

    /** The keys of an entity by index; the empty name is the table. */
    Map<String, KeySketch> keys(String entity) {
        return keys.computeIfAbsent(entity, e -> new LinkedHashMap<>());
    }

    /** All keys that can be changed without asking anybody. */
    List<KeySketch> all() {
        return keys.values().stream().flatMap(own -> own.values().stream()).toList();
    }

    List<String> projections() {
        return projections;
    }

    List<String> guards() {
        return guards;
    }

    List<String> sequences() {
        return sequences;
    }

    boolean isSingleTable() {
        return singleTable;
    }

    String yaml() {
        StringBuilder yaml = new StringBuilder("design:\n");
        yaml.append("  layout: ")
                .append(singleTable ? "single-table" : "table-per-entity")
                .append('\n');
        yaml.append(singleTable ? "  table: Everything\n" : "");
        yaml.append(raw ? "  encoding: raw\n" : "");
        yaml.append("  keys:\n");
        keys.forEach((entity, own) -> {
            yaml.append("    ").append(entity).append(":\n");
            yaml.append(singleTable ? "" : "      table: " + entity + "Table\n");
            own.forEach((index, key) -> yaml.append(index.isEmpty() ? primary(key) : index(index, key)));
        });
        section(yaml, "indexes", projections);
        section(yaml, "guards", guards);
        section(yaml, "sequences", sequences);
        return yaml.toString();
    }

    private static void section(StringBuilder yaml, String name, List<String> lines) {
        if (!lines.isEmpty()) {
            yaml.append("  ").append(name).append(":\n");
            lines.forEach(line -> yaml.append("    ").append(line).append('\n'));
        }
    }

    private static String primary(KeySketch key) {
        if (key.isDirect()) {
            String sort = key.sort.isEmpty() ? "" : ", " + key.sort.substring(1, key.sort.length() - 1);
            return "      key: " + key.partition.substring(0, key.partition.length() - 1) + sort + "]\n";
        }
        return "      PK: " + part(key.partition) + "\n"
                + (key.sort.isEmpty() ? "" : "      SK: " + part(key.sort) + "\n");
    }

    private static String index(String name, KeySketch key) {
        return "      " + name + ": { partition: " + part(key.partition)
                + (key.sort.isEmpty() ? "" : ", sort: " + part(key.sort))
                + (key.when.isEmpty() ? "" : ", when: \"" + key.when + "\"") + " }\n";
    }

    private static String part(String part) {
        return part.startsWith("[") ? part : "\"" + part + "\"";
    }
}
