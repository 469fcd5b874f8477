package dev.tablewright.check.reference;

import dev.tablewright.check.reference.DesignSketch.KeySketch;
import dev.tablewright.check.reference.EntitySketch.AttributeSketch;
import dev.tablewright.check.reference.EntitySketch.SlotSketch;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Draws designs that were made for their patterns: a sensible person would write something like them. */
final class RandomDesign {

    private final Dice dice;
    private final List<EntitySketch> entities;
    private final List<PatternSketch> patterns;
    private final DesignSketch design;

    RandomDesign(Dice dice, List<EntitySketch> entities, List<PatternSketch> patterns) {
        this.dice = dice;
        this.entities = entities;
        this.patterns = patterns;
        this.design = new DesignSketch(dice.percent(75), dice.percent(25));
    }

    DesignSketch draw() {
        entities.forEach(entity -> design.keys(entity.name()).put("", primary(entity)));
        for (PatternSketch pattern : patterns) {
            boolean byId = pattern.operation().equals("get")
                    && pattern.by().equals(pattern.entities().get(0).id());
            if (!byId && dice.percent(80)) {
                index(pattern);
            }
        }
        if (design.isSingleTable()) {
            guards();
        }
        projections();
        return design;
    }

    private KeySketch primary(EntitySketch entity) {
        if (entity.id().isEmpty()) {
            String literal = entity.name().toUpperCase(Locale.ROOT);
            return new KeySketch(literal, literal);
        }
        List<AttributeSketch> id = entity.id().stream().map(entity::attribute).toList();
        boolean simple =
                id.size() <= 2 && id.stream().allMatch(part -> part.stored().isPresent());
        if (!design.isSingleTable() && simple && dice.percent(60)) {
            return new KeySketch(
                    "[" + entity.id().get(0) + "]",
                    id.size() == 2 ? "[" + entity.id().get(1) + "]" : "");
        }
        Optional<AttributeSketch> parent = id.stream()
                .filter(part -> part.kind() == Kind.REFERENCE)
                .findFirst()
                .filter(part -> id.size() > 1 && dice.percent(75));
        if (parent.isPresent()) {
            String attribute = parent.get().name();
            String rest = entity.id().stream()
                    .filter(part -> !part.equals(attribute))
                    .flatMap(part -> entity.slots(part).stream())
                    .map(slot -> slot(slot, false))
                    .collect(Collectors.joining("#"));
            return new KeySketch(
                    parent.get().target().orElseThrow().label() + slots(entity, List.of(attribute)),
                    entity.label() + rest);
        }
        String partition = entity.label() + slots(entity, entity.id());
        String sort = dice.percent(50) ? partition : dice.percent(50) ? entity.label() : "!";
        return new KeySketch(partition, sort);
    }

    /** An index for a pattern, in which all its entities stand. */
    private void index(PatternSketch pattern) {
        List<EntitySketch> wanted = pattern.entities();
        boolean nativeKey = wanted.size() == 1 && dice.percent(design.isSingleTable() ? 15 : 60);
        String name = nativeKey ? "By" + wanted.get(0).name() + pattern.name() : free(wanted);
        if (!design.isSingleTable() && wanted.size() > 1) {
            return;
        }
        String label = dice.of(List.of("", "X#", wanted.get(0).label(), "P" + pattern.name() + "#"));
        boolean bucket = pattern.range().isPresent() && dice.percent(60);
        boolean shard = dice.percent(12);
        List<String> constants = pattern.asked().stream()
                .filter(attribute -> dice.percent(35)
                        && wanted.stream()
                                .allMatch(e -> e.has(attribute)
                                        && e.attribute(attribute).fitsInKey())
                        && !pattern.by().contains(attribute))
                .distinct()
                .toList();
        List<String> fanned = wanted.get(0).attributes().stream()
                .filter(a -> a.kind() == Kind.WORD
                        && dice.percent(15)
                        && !pattern.by().contains(a.name())
                        && !constants.contains(a.name()))
                .map(AttributeSketch::name)
                .filter(attribute -> wanted.stream().allMatch(e -> e.has(attribute)))
                .toList();
        for (EntitySketch entity : wanted) {
            Optional<KeySketch> key = nativeKey
                    ? nativeKey(entity, pattern)
                    : Optional.of(composed(entity, pattern, label, bucket, shard, constants, fanned));
            key.ifPresent(k -> {
                k.when = when(entity, pattern, k);
                design.keys(entity.name()).put(name, k);
            });
        }
    }

    private String free(List<EntitySketch> wanted) {
        for (int i = 1; ; i++) {
            String name = "GSI" + i;
            if (wanted.stream().noneMatch(e -> design.keys(e.name()).containsKey(name))) {
                return name;
            }
        }
    }

    private KeySketch composed(
            EntitySketch entity,
            PatternSketch pattern,
            String label,
            boolean bucket,
            boolean shard,
            List<String> constants,
            List<String> fanned) {
        List<String> partition = new ArrayList<>();
        for (String by : pattern.by()) {
            boolean own = entity.has(by) && entity.attribute(by).fitsInKey();
            if (by.contains(".")) {
                partition.add("{" + by + "}");
            } else if (own) {
                partition.add(slots(entity, List.of(by)));
            } else if (!entity.has(by)) {
                partition.add(slots(entity, entity.id()));
            }
        }
        constants.forEach(attribute -> partition.add(slots(entity, List.of(attribute))));
        fanned.forEach(attribute -> partition.add("{" + attribute + "}"));
        pattern.range()
                .filter(range -> bucket
                        && entity.has(range)
                        && entity.attribute(range)
                                .stored()
                                .filter(Kind.TIMESTAMP::equals)
                                .isPresent())
                .ifPresent(range ->
                        partition.add("{" + range + dice.of(List.of(":day", ":month", ":hour", ":year")) + "}"));
        if (shard && !entity.id().isEmpty()) {
            partition.add("{" + dice.of(entity.idSlots()).path() + ":shard/" + dice.between(2, 12) + "}");
        }
        String text = label + String.join("#", partition);
        return new KeySketch(text.isEmpty() ? "ALL" : text, sort(entity, pattern));
    }

    /** What is sorted by, or narrowed, comes first; what identifies an item comes last. */
    private String sort(EntitySketch entity, PatternSketch pattern) {
        List<String> attributes = new ArrayList<>(pattern.sortedBy());
        pattern.range().or(pattern::prefix).filter(a -> !attributes.contains(a)).ifPresent(a -> attributes.add(0, a));
        List<String> own = attributes.stream()
                .filter(attribute -> entity.has(attribute)
                        && entity.attribute(attribute).fitsInKey()
                        && !pattern.by().contains(attribute))
                .toList();
        boolean leads = !pattern.sort().isEmpty() && own.isEmpty();
        String label = leads
                ? dice.of(List.of("!", "#", "A#"))
                : pattern.entities().size() > 1
                        ? dice.of(List.of("N#", "N#", entity.label()))
                        : dice.of(List.of("", "N#", entity.label(), entity.label()));
        boolean descending = !pattern.sort().isEmpty() && pattern.sort().get(0).startsWith("-") && dice.percent(30);
        List<String> parts = new ArrayList<>();
        own.forEach(attribute -> entity.slots(attribute).forEach(slot -> parts.add(slot(slot, descending))));
        entity.idSlots().stream()
                .filter(slot -> parts.stream()
                        .noneMatch(part ->
                                part.startsWith("{" + slot.path() + "}") || part.startsWith("{" + slot.path() + ":")))
                .filter(slot -> dice.percent(85))
                .forEach(slot -> parts.add(slot(slot, false)));
        String text = label + String.join("#", parts);
        return text.isEmpty() ? entity.label() : text;
    }

    /** A native key of attributes as they are. */
    private Optional<KeySketch> nativeKey(EntitySketch entity, PatternSketch pattern) {
        List<String> partition = pattern.by().stream()
                .filter(attribute -> isNative(entity, attribute))
                .limit(4)
                .toList();
        if (partition.isEmpty()) {
            return Optional.empty();
        }
        List<String> sort = new ArrayList<>(pattern.sortedBy());
        pattern.range().or(pattern::prefix).filter(a -> !sort.contains(a)).ifPresent(a -> sort.add(0, a));
        List<String> usable = sort.stream()
                .filter(attribute -> isNative(entity, attribute) && !partition.contains(attribute))
                .limit(4)
                .toList();
        return Optional.of(new KeySketch(
                "[" + String.join(", ", partition) + "]",
                usable.isEmpty() ? "" : "[" + String.join(", ", usable) + "]"));
    }

    private static boolean isNative(EntitySketch entity, String attribute) {
        return entity.has(attribute)
                && entity.attribute(attribute).fitsInKey()
                && entity.attribute(attribute).stored().isPresent();
    }

    /** Sparse if the pattern asks for it, or if an attribute may be absent. */
    private String when(EntitySketch entity, PatternSketch pattern, KeySketch key) {
        List<String> conditions = new ArrayList<>();
        if (dice.percent(50)) {
            for (String comparison : pattern.where().split(" and ", -1)) {
                String attribute = comparison.split("[ .]", -1)[0];
                if (!comparison.isEmpty() && entity.has(attribute)) {
                    conditions.add(comparison);
                }
            }
        }
        for (AttributeSketch attribute : entity.attributes()) {
            boolean used = key.partition.contains(attribute.name()) || key.sort.contains(attribute.name());
            if (attribute.optional() && used && dice.percent(30)) {
                conditions.add(attribute.name() + " exists");
            }
        }
        return conditions.stream().distinct().collect(Collectors.joining(" and "));
    }

    /** Items that guard unique values and count: nasty ones stand where entities do. */
    private void guards() {
        for (EntitySketch entity : entities) {
            for (AttributeSketch attribute : entity.attributes()) {
                if (attribute.facts().contains("unique: true")) {
                    String slot = "{" + attribute.name() + "}";
                    String partition = dice.of(List.of("GUARD#", entity.label(), "USER#", "")) + slot;
                    String sort = dice.of(List.of(partition, "GUARD", "N#" + slot, entity.label() + slot));
                    design.guards().add(companion(entity.name() + "." + attribute.name(), partition, sort));
                }
            }
            if (!entity.sequence().isEmpty()) {
                String[] words = entity.sequence().split(": ", 2);
                String parent = slots(entity, List.of(words[1]));
                String label = entity.attribute(words[1]).target().orElseThrow().label();
                String sort = dice.of(List.of("COUNT", entity.label(), entity.label() + "0", "!"));
                design.sequences().add(companion(entity.name() + "." + words[0], label + parent, sort));
            }
        }
    }

    private static String companion(String member, String partition, String sort) {
        return member + ": { PK: \"" + partition + "\", SK: \"" + sort + "\" }";
    }

    private void projections() {
        for (EntitySketch entity : entities) {
            for (String index : design.keys(entity.name()).keySet()) {
                if (!index.isEmpty() && dice.percent(30)) {
                    String name = design.isSingleTable() ? index : entity.name() + "Table." + index;
                    String projection = dice.percent(50)
                            ? "keys"
                            : "[" + dice.of(entity.attributes()).name() + "]";
                    String line = name + ": { projection: " + projection + " }";
                    if (design.projections().stream().noneMatch(other -> other.startsWith(name + ":"))) {
                        design.projections().add(line);
                    }
                }
            }
        }
    }

    private String slots(EntitySketch entity, List<String> attributes) {
        return attributes.stream()
                .flatMap(attribute -> entity.slots(attribute).stream())
                .map(slot -> "{" + slot.path() + "}")
                .collect(Collectors.joining("#"));
    }

    private static String slot(SlotSketch slot, boolean descending) {
        String width = slot.kind() == Kind.EPOCH ? ":10" : ":6";
        return "{" + slot.path() + (slot.kind().isNumeric() ? width + (descending ? ":desc" : "") : "") + "}";
    }
}
