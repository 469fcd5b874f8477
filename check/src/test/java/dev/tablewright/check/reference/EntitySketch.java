package dev.tablewright.check.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An entity of a random model.
 *
 * @param label the text with which its keys begin
 * @param sequence the number that is counted and its parent, as in {@code number: repo}; or nothing
 */
record EntitySketch(String name, String label, List<AttributeSketch> attributes, List<String> id, String sequence) {

    EntitySketch {
        attributes = List.copyOf(attributes);
        id = List.copyOf(id);
    }

    /** An attribute: its name, its kind, its declaration without the type, and the entity that it refers to. */
    record AttributeSketch(String name, Kind kind, boolean optional, String facts, Optional<EntitySketch> target) {

        /** The kind of the values that it holds; empty for the id of several parts. */
        Optional<Kind> stored() {
            if (target.isEmpty()) {
                return Optional.of(kind);
            }
            return target.get().id().size() == 1
                    ? target.get().attribute(target.get().id().get(0)).stored()
                    : Optional.empty();
        }

        boolean fitsInKey() {
            return kind.fitsInKey();
        }

        String declaration() {
            String type = kind == Kind.WORD
                    ? facts
                    : "type: " + target.map(EntitySketch::name).orElse(kind == Kind.EMBEDDED ? "Place" : kind.word())
                            + facts;
            return name + ": { " + type + (optional ? ", optional: true" : "") + " }";
        }
    }

    /** A way to a single value, as it is written in a slot. */
    record SlotSketch(String path, Kind kind) {}

    AttributeSketch attribute(String attribute) {
        return attributes.stream()
                .filter(candidate -> candidate.name().equals(attribute))
                .findFirst()
                .orElseThrow();
    }

    boolean has(String attribute) {
        return attributes.stream().anyMatch(candidate -> candidate.name().equals(attribute));
    }

    /** The slots that hold an attribute as a whole. */
    List<SlotSketch> slots(String attribute) {
        List<SlotSketch> slots = new ArrayList<>();
        collect(attribute, attribute(attribute), slots);
        return slots;
    }

    List<SlotSketch> idSlots() {
        return id.stream().flatMap(part -> slots(part).stream()).toList();
    }

    private static void collect(String path, AttributeSketch attribute, List<SlotSketch> slots) {
        Optional<Kind> stored = attribute.stored();
        if (stored.isPresent()) {
            slots.add(new SlotSketch(path, stored.get()));
            return;
        }
        EntitySketch target = attribute.target().orElseThrow();
        target.id().forEach(part -> collect(path + "." + part, target.attribute(part), slots));
    }

    String yaml() {
        StringBuilder yaml = new StringBuilder("  " + name + ":\n");
        yaml.append(id.isEmpty() ? "    singleton: true\n" : "    id: [" + String.join(", ", id) + "]\n");
        yaml.append(sequence.isEmpty() ? "" : "    sequence: { " + sequence + " }\n");
        yaml.append("    attributes:\n");
        attributes.forEach(attribute ->
                yaml.append("      ").append(attribute.declaration()).append('\n'));
        return yaml.toString();
    }
}
