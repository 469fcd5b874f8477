package dev.tablewright.generate.java;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Draws writes for a model that has none, as the text of the section of a model file. */
final class RandomWritesText {

    private final Random random;
    private final Model model;

    RandomWritesText(Random random, Model model) {
        this.random = random;
        this.model = model;
    }

    String draw() {
        StringBuilder text = new StringBuilder("writes:\n");
        for (Entity entity : model.entities()) {
            String name = entity.name().text();
            line(text, "create" + name, "create: " + name + adds(entity));
            line(text, "put" + name, "put: " + name + when(entity));
            update(entity).ifPresent(update -> line(text, "update" + name, update + when(entity)));
            line(text, "delete" + name, "delete: " + name + children(entity));
            Entity other = model.entities().get(random.nextInt(model.entities().size()));
            if (!other.name().text().equals(name)) {
                text.append("  both").append(name).append(":\n    transaction:\n");
                text.append("      - { check: ")
                        .append(name)
                        .append(when(entity))
                        .append(" }\n");
                text.append("      - { create: ")
                        .append(other.name())
                        .append(adds(other))
                        .append(" }\n");
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String write) {
        text.append("  ").append(name).append(": { ").append(write).append(" }\n");
    }

    private List<Attribute> some(Entity entity) {
        List<Attribute> some = new ArrayList<>(entity.attributes().stream()
                .filter(attribute -> !entity.isIdentifiedBy(attribute.name().text()))
                .toList());
        Collections.shuffle(some, random);
        return some.subList(0, Math.min(2, some.size()));
    }

    private Optional<String> update(Entity entity) {
        List<String> names =
                some(entity).stream().map(attribute -> attribute.name().text()).toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("update: " + entity.name() + ", sets: [" + String.join(", ", names) + "]");
    }

    /** Whether something is there: that can be asked of everything. */
    private String when(Entity entity) {
        return some(entity).stream()
                .filter(attribute -> random.nextInt(3) == 0)
                .findFirst()
                .map(attribute -> ", when: " + attribute.name() + (random.nextInt(5) > 0 ? " exists" : " absent"))
                .orElse("");
    }

    /** Something is added to a number of an entity that is referred to, whether it has to be there or not. */
    private String adds(Entity entity) {
        for (Attribute attribute : entity.attributes()) {
            if (attribute.type() instanceof Type.Reference reference) {
                Entity parent = model.entity(reference.entity()).orElseThrow();
                for (Attribute number : parent.attributes()) {
                    boolean fits = number.type() == ScalarType.INTEGER
                            && !parent.isIdentifiedBy(number.name().text());
                    if (fits) {
                        return ", adds: { " + attribute.name() + "." + number.name() + ": 1 }";
                    }
                }
            }
        }
        return "";
    }

    private String children(Entity entity) {
        List<String> children = model.entities().stream()
                .filter(child -> child.attributes().stream()
                        .anyMatch(attribute ->
                                attribute.type().refersTo(entity.name().text())))
                .map(child -> child.name().text())
                .filter(child -> random.nextInt(4) == 0)
                .toList();
        return children.isEmpty() ? "" : ", with: [" + String.join(", ", children) + "]";
    }
}
