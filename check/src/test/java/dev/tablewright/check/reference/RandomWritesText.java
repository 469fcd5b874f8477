package dev.tablewright.check.reference;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Draws writes for a model that has none, as the text of the section of a model file. */
public final class RandomWritesText {

    private final Random random;
    private final Model model;

    public RandomWritesText(Random random, Model model) {
        this.random = random;
        this.model = model;
    }

    public String draw() {
        StringBuilder text = new StringBuilder("writes:\n");
        for (Entity entity : model.entities()) {
            String name = entity.name().text();
            line(text, "create" + name, "create: " + name + adds(entity));
            line(text, "put" + name, "put: " + name + adds(entity));
            line(text, "replace" + name, "put: " + name + when(entity));
            update(entity).ifPresent(update -> {
                line(text, "update" + name, update + when(entity));
                line(text, "shift" + name, update + adds(entity));
            });
            line(text, "delete" + name, "delete: " + name + children(entity) + when(entity));
            line(text, "drop" + name, "delete: " + name + adds(entity));
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

    /** A count of children in each parent that has a number for it, of which no model is sure that it can be kept. */
    public String counts() {
        StringBuilder text = new StringBuilder();
        Set<String> taken = new HashSet<>();
        for (Entity entity : model.entities()) {
            // A number counts one thing.
            parentNumber(entity)
                    .filter(found -> random.nextBoolean())
                    .filter(found -> taken.add(
                            found.parent().name() + "." + found.number().name()))
                    .ifPresent(found -> text.append("  ")
                            .append(found.parent().name())
                            .append(".")
                            .append(found.number().name())
                            .append(": { of: ")
                            .append(entity.name())
                            .append(", via: ")
                            .append(found.reference().name())
                            .append(random.nextBoolean() ? ", kept: transaction" : ", kept: stream")
                            .append(" }\n"));
        }
        return text.isEmpty() ? "" : "counts:\n" + text;
    }

    private String when(Entity entity) {
        return some(entity).stream()
                .filter(attribute -> random.nextInt(3) == 0)
                .findFirst()
                .map(attribute -> ", when: \"" + attribute.name() + asked(attribute) + "\"")
                .orElse("");
    }

    /** Whether something is there can be asked of everything; and what it is, of some. */
    private String asked(Attribute attribute) {
        List<String> asked = new ArrayList<>(List.of(" exists", " exists", " absent"));
        if (attribute.type() instanceof Type.Choice choice) {
            asked.add(" = " + choice.values().get(0));
            asked.add(" != " + choice.values().get(0));
            asked.add(" in [" + choice.values().get(0) + "]");
        } else if (attribute.type() instanceof ScalarType scalar) {
            switch (scalar) {
                case INTEGER, DECIMAL, EPOCH -> asked.addAll(List.of(" = 7", " > -1", " in [1, 2]", " <= 99"));
                case STRING -> asked.addAll(List.of(" = 'a#b'", " >= ab", " != '\u00e4'"));
                case BOOLEAN -> asked.addAll(List.of(" = true", " != false"));
                case TIMESTAMP -> asked.add(" > 2026-01-31T12:00:00Z");
                case UUID -> asked.add(" = 123e4567-e89b-12d3-a456-426614174000");
                case BINARY -> asked.add(" = 'AAEC'");
                case ULID, KSUID -> {}
            }
        } else if (attribute.type() instanceof Type.Reference) {
            // It may fit, or be refused.
            asked.add(" = 7");
        }
        return asked.get(random.nextInt(asked.size()));
    }

    /** Something is added to a number of an entity that is referred to, whether it has to be there or not. */
    private String adds(Entity entity) {
        return parentNumber(entity)
                .map(found -> ", adds: { " + found.reference().name() + "."
                        + found.number().name() + ": 1 }")
                .orElse("");
    }

    /** A number of an entity that another refers to. */
    private record ParentNumber(Entity parent, Attribute reference, Attribute number) {}

    private Optional<ParentNumber> parentNumber(Entity entity) {
        for (Attribute attribute : entity.attributes()) {
            if (attribute.type() instanceof Type.Reference reference) {
                Entity parent = model.entity(reference.entity()).orElseThrow();
                for (Attribute number : parent.attributes()) {
                    boolean fits = number.type() == ScalarType.INTEGER
                            && !parent.isIdentifiedBy(number.name().text());
                    if (fits) {
                        return Optional.of(new ParentNumber(parent, attribute, number));
                    }
                }
            }
        }
        return Optional.empty();
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
