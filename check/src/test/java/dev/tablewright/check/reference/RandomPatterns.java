package dev.tablewright.check.reference;

import dev.tablewright.check.reference.EntitySketch.AttributeSketch;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws patterns of all operations over one or several entities. */
final class RandomPatterns {

    private final Dice dice;
    private final List<EntitySketch> entities;

    RandomPatterns(Dice dice, List<EntitySketch> entities) {
        this.dice = dice;
        this.entities = entities;
    }

    List<PatternSketch> draw() {
        List<PatternSketch> patterns = new ArrayList<>();
        int count = dice.between(2, 5);
        for (int i = 0; i < count; i++) {
            String name = "p" + i;
            Optional<PatternSketch> together = dice.percent(35) ? together(name) : Optional.empty();
            patterns.add(together.orElseGet(() -> alone(name)));
        }
        return patterns;
    }

    private PatternSketch alone(String name) {
        EntitySketch entity = dice.of(entities);
        if (dice.percent(25) && !entity.id().isEmpty()) {
            List<String> more = dice.percent(20) ? List.of("batch: 5") : List.of();
            return new PatternSketch(
                    name,
                    "get",
                    List.of(entity),
                    entity.id(),
                    dice.percent(15) ? where(List.of(entity)) : "",
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    more);
        }
        List<String> fitting = entity.attributes().stream()
                .filter(a -> a.kind() != Kind.EMBEDDED)
                .map(AttributeSketch::name)
                .toList();
        List<String> by = new ArrayList<>(dice.some(fitting, dice.percent(12) ? 0 : dice.percent(70) ? 1 : 2));
        // A part beside its whole would be given twice, under one name.
        List<String> parts = parts(entity).stream()
                .filter(part -> by.stream().noneMatch(whole -> part.startsWith(whole + ".")))
                .toList();
        by.addAll(dice.some(parts, dice.percent(12) ? 1 : 0));
        String operation = dice.percent(12) ? "get" : dice.percent(15) ? "count" : "list";
        return pattern(name, operation, List.of(entity), by);
    }

    /** The ways to a part of an id, or into an embedded value. */
    private static List<String> parts(EntitySketch entity) {
        List<String> parts = new ArrayList<>();
        for (AttributeSketch attribute : entity.attributes()) {
            if (attribute.kind() == Kind.EMBEDDED) {
                parts.add(attribute.name() + ".city");
            }
            attribute.target().ifPresent(target -> target.id().stream()
                    .filter(part -> target.attribute(part).stored().isPresent())
                    .forEach(part -> parts.add(attribute.name() + "." + part)));
        }
        return parts;
    }

    /** A parent with its children, or entities with an attribute in common. */
    private Optional<PatternSketch> together(String name) {
        List<PatternSketch> possible = new ArrayList<>();
        for (EntitySketch child : entities) {
            for (AttributeSketch attribute : child.attributes()) {
                List<EntitySketch> group = new ArrayList<>();
                for (EntitySketch other : entities) {
                    boolean parent = attribute.target().filter(other::equals).isPresent()
                            && other.name().toLowerCase(Locale.ROOT).equals(attribute.name());
                    boolean sharing = attribute.kind() != Kind.EMBEDDED && other.has(attribute.name());
                    if (parent || sharing) {
                        group.add(other);
                    }
                }
                if (group.size() > 1) {
                    List<EntitySketch> some = dice.some(group, dice.between(2, group.size()));
                    if (some.stream().anyMatch(e -> e.has(attribute.name()))) {
                        List<String> shared = some.get(0).attributes().stream()
                                .filter(a ->
                                        a.kind() != Kind.EMBEDDED && !a.name().equals(attribute.name()))
                                .map(AttributeSketch::name)
                                .filter(other -> some.stream().allMatch(e -> e.has(other)))
                                .toList();
                        List<String> by = new ArrayList<>(List.of(attribute.name()));
                        by.addAll(dice.some(shared, dice.percent(15) ? 1 : 0));
                        possible.add(pattern(name, "list", some, by));
                    }
                }
            }
        }
        return possible.isEmpty() ? Optional.empty() : Optional.of(dice.of(possible));
    }

    private PatternSketch pattern(String name, String operation, List<EntitySketch> wanted, List<String> by) {
        String where = dice.percent(30) ? where(wanted) : "";
        Optional<String> range = Optional.empty();
        Optional<String> prefix = Optional.empty();
        List<AttributeSketch> all =
                wanted.stream().flatMap(e -> e.attributes().stream()).toList();
        if (!operation.equals("get") && dice.percent(35)) {
            boolean isRange = dice.percent(70);
            List<String> candidates = all.stream()
                    .filter(a -> isRange
                            ? a.fitsInKey()
                                    && a.kind() != Kind.WORD
                                    && a.stored().isPresent()
                                    && a.stored().get() != Kind.WORD
                            : a.stored().filter(Kind::hasBeginning).isPresent())
                    .map(AttributeSketch::name)
                    .filter(attribute -> !by.contains(attribute))
                    .toList();
            List<String> times = candidates.stream()
                    .filter(candidate -> all.stream()
                            .anyMatch(a -> a.name().equals(candidate)
                                    && a.stored().filter(Kind.TIMESTAMP::equals).isPresent()))
                    .toList();
            if (!candidates.isEmpty()) {
                String attribute = dice.of(times.isEmpty() || dice.percent(50) ? candidates : times);
                range = isRange ? Optional.of(attribute) : range;
                prefix = isRange ? prefix : Optional.of(attribute);
            }
        }
        List<String> more = new ArrayList<>();
        if (dice.percent(10) && !operation.equals("count")) {
            more.add("needs: [" + dice.of(all).name() + "]");
        }
        if (dice.percent(3)) {
            more.add("consistency: strong");
        }
        List<String> sort = operation.equals("list") && dice.percent(65) ? sort(all, range) : List.of();
        return new PatternSketch(name, operation, wanted, by, where, range, prefix, sort, more);
    }

    private List<String> sort(List<AttributeSketch> all, Optional<String> range) {
        List<String> keys = new ArrayList<>(dice.some(
                all.stream()
                        .filter(AttributeSketch::fitsInKey)
                        .map(AttributeSketch::name)
                        .distinct()
                        .toList(),
                dice.percent(65) ? 1 : 2));
        if (range.isPresent() && dice.percent(60)) {
            keys.remove(range.get());
            keys.add(0, range.get());
        }
        boolean descending = dice.percent(35);
        return keys.stream()
                .map(key -> (dice.percent(10) != descending ? "-" : "") + key)
                .toList();
    }

    private String where(List<EntitySketch> wanted) {
        List<AttributeSketch> all =
                wanted.stream().flatMap(e -> e.attributes().stream()).toList();
        String first = comparison(dice.of(all));
        String again = first.split("[ .]", 2)[0];
        List<AttributeSketch> others = dice.percent(30)
                ? all.stream().filter(a -> a.name().equals(again)).toList()
                : all;
        String second = dice.percent(30) ? comparison(dice.of(others)) : first;
        return first.equals(second) ? first : first + " and " + second;
    }

    /** A condition on an attribute; of ids of several parts, and of embedded values, only whether they are there. */
    String comparison(AttributeSketch attribute) {
        Optional<Kind> stored = attribute.stored();
        boolean presence = stored.isEmpty() || (attribute.optional() && dice.percent(60));
        if (presence) {
            return attribute.name() + (dice.percent(70) ? " exists" : " absent");
        }
        if (stored.get() == Kind.EMBEDDED) {
            return attribute.name() + ".city = 'a'";
        }
        String sign;
        if (stored.get() == Kind.WORD || stored.get() == Kind.BOOLEAN) {
            sign = dice.of(List.of("=", "=", "=", "!=", "in"));
        } else {
            sign = dice.of(List.of("=", "=", "!=", "<", "<=", ">", ">=", "in"));
        }
        if (attribute.kind() == Kind.REFERENCE && stored.get() == Kind.WORD) {
            sign = dice.of(List.of("=", "!="));
        }
        if (sign.equals("in")) {
            return attribute.name() + " in [" + literal(attribute) + ", " + literal(attribute) + "]";
        }
        return attribute.name() + " " + sign + " " + literal(attribute);
    }

    private String literal(AttributeSketch attribute) {
        AttributeSketch end = attribute;
        while (end.target().isPresent()) {
            EntitySketch target = end.target().get();
            end = target.attribute(target.id().get(0));
        }
        return new RandomLiterals(dice).literal(end);
    }
}
