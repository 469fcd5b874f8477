package dev.tablewright.check.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A pattern of a random model. */
record PatternSketch(
        String name,
        String operation,
        List<EntitySketch> entities,
        List<String> by,
        String where,
        Optional<String> range,
        Optional<String> prefix,
        List<String> sort,
        List<String> more) {

    PatternSketch {
        entities = List.copyOf(entities);
        by = List.copyOf(by);
        sort = List.copyOf(sort);
        more = List.copyOf(more);
    }

    /** The attributes that are sorted by, without the direction. */
    List<String> sortedBy() {
        return sort.stream().map(key -> key.replace("-", "")).toList();
    }

    /** The attributes of the conditions. */
    List<String> asked() {
        List<String> asked = new ArrayList<>();
        for (String comparison : where.split(" and ", -1)) {
            if (!comparison.isEmpty()) {
                asked.add(comparison.split("[ .]", -1)[0]);
            }
        }
        return asked;
    }

    String yaml() {
        List<String> facts = new ArrayList<>();
        facts.add(operation + ": ["
                + String.join(", ", entities.stream().map(EntitySketch::name).toList()) + "]");
        if (operation.equals("get")) {
            facts.set(0, "get: " + entities.get(0).name());
        } else if (operation.equals("count")) {
            facts.set(0, "count: " + entities.get(0).name());
        }
        if (!by.isEmpty()) {
            facts.add("by: [" + String.join(", ", by) + "]");
        }
        if (!where.isEmpty()) {
            facts.add("where: \"" + where + "\"");
        }
        range.ifPresent(attribute -> facts.add("range: " + attribute));
        prefix.ifPresent(attribute -> facts.add("prefix: " + attribute));
        if (!sort.isEmpty()) {
            facts.add("sort: [" + String.join(", ", sort) + "]");
        }
        facts.addAll(more);
        return "  " + name + ": { " + String.join(", ", facts) + " }\n";
    }
}
