package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Condition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What attributes are compared with in conditions: of sparse indexes, of counts and sums, of patterns and writes. */
final class Literals {

    private final Map<String, List<String>> values = new HashMap<>();

    Literals(Model model) {
        model.design().ifPresent(design -> {
            for (EntityKeys keys : design.keys()) {
                keys.indexes().forEach(entry -> note(keys.entity().text(), entry.when()));
            }
        });
        model.aggregates().forEach(aggregate -> note(aggregate.source().text(), aggregate.where()));
        model.patterns().forEach(pattern -> pattern.entities().forEach(entity -> note(entity.text(), pattern.where())));
        model.writes().forEach(write -> write.steps()
                .forEach(step -> note(step.entity().text(), step.when())));
    }

    /** As they are written; none if it is compared with nothing. */
    List<String> of(String entity, String attribute) {
        return values.getOrDefault(entity + "." + attribute, List.of());
    }

    private void note(String entity, Condition condition) {
        for (Condition.Comparison comparison : condition.comparisons()) {
            if (comparison.path().steps().size() == 1) {
                values.computeIfAbsent(entity + "." + comparison.path().first(), key -> new ArrayList<>())
                        .addAll(comparison.values().stream()
                                .map(Object::toString)
                                .toList());
            }
        }
    }
}
