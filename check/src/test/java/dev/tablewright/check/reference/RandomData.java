package dev.tablewright.check.reference;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws entities, and what callers ask for. */
final class RandomData {

    private final Model model;
    private final Dice dice;
    private final RandomValues values;

    RandomData(Model model, Dice dice) {
        this.model = model;
        this.dice = dice;
        this.values = new RandomValues(model, dice);
    }

    List<Row> rows(int perEntity) {
        Map<String, List<Value>> ids = new LinkedHashMap<>();
        List<Row> rows = new ArrayList<>();
        for (Entity entity : model.entities()) {
            List<Value> own = ids.computeIfAbsent(entity.name().text(), e -> new ArrayList<>());
            for (int i = 0; i < (entity.singleton() ? 1 : perEntity); i++) {
                Row row = row(entity, ids);
                rows.add(row);
                if (!entity.id().isEmpty()) {
                    own.add(idOf(row));
                }
            }
        }
        return dice.shuffled(rows);
    }

    /** A row that is like another in most attributes, so that small differences show. */
    Row similar(Row row) {
        Map<String, Value> changed = new LinkedHashMap<>(row.values());
        for (Attribute attribute : row.entity().attributes()) {
            if (dice.percent(40) && !attribute.type().isCollection()) {
                String name = attribute.name().text();
                changed.remove(name);
                if (!attribute.optional() || dice.percent(60)) {
                    changed.put(name, values.value(attribute));
                }
            }
        }
        return new Row(model, row.entity(), changed);
    }

    private Row row(Entity entity, Map<String, List<Value>> ids) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (Attribute attribute : entity.attributes()) {
            boolean there = !attribute.optional() || dice.percent(65);
            if (there && !attribute.type().isCollection()) {
                List<Value> known = attribute.type() instanceof Type.Reference reference
                        ? ids.getOrDefault(reference.entity(), List.of())
                        : List.of();
                attributes.put(
                        attribute.name().text(),
                        known.isEmpty() || dice.percent(15) ? values.value(attribute) : dice.of(known));
            }
        }
        return new Row(model, entity, attributes);
    }

    static Value idOf(Row row) {
        if (row.entity().id().size() == 1) {
            return row.id().get(0).orElseThrow();
        }
        Map<String, Value> parts = new LinkedHashMap<>();
        row.entity()
                .id()
                .forEach(part ->
                        parts.put(part.text(), row.at(List.of(part.text())).orElseThrow()));
        return new Value.Compound(parts);
    }

    /** What a caller could ask for: mostly something that is there. */
    Arguments arguments(Pattern pattern, List<Row> rows) {
        List<Row> wanted = rows.stream()
                .filter(row -> pattern.returns(row.entity().name().text()))
                .toList();
        Map<String, Value> parameters = new LinkedHashMap<>();
        Optional<Row> like = wanted.isEmpty() ? Optional.empty() : Optional.of(dice.of(wanted));
        for (Parameter parameter : pattern.by()) {
            Optional<Value> known = dice.percent(90) ? like.flatMap(row -> value(parameter, row)) : Optional.empty();
            parameters.put(parameter.name().text(), known.orElseGet(() -> any(pattern, parameter)));
        }
        if (pattern.narrowing().isEmpty()) {
            return new Arguments(parameters, Optional.empty(), Optional.empty(), Optional.empty());
        }
        Narrowing narrowing = pattern.narrowing().get();
        Value one = bound(pattern, narrowing, wanted);
        Value other = bound(pattern, narrowing, wanted);
        if (narrowing.kind() == Narrowing.Kind.RANGE) {
            boolean ordered = ValueOrder.NATURAL.compare(one, other) <= 0;
            Value from = ordered ? one : other;
            Value to = ordered ? other : one;
            return new Arguments(
                    parameters,
                    dice.percent(80) ? Optional.of(from) : Optional.empty(),
                    dice.percent(80) ? Optional.of(to) : Optional.empty(),
                    Optional.empty());
        }
        String text = ((Value.Scalar) one).data().plain();
        int end =
                text.isEmpty() ? 0 : text.offsetByCodePoints(0, dice.between(0, text.codePointCount(0, text.length())));
        return new Arguments(parameters, Optional.empty(), Optional.empty(), Optional.of(text.substring(0, end)));
    }

    /** Rows of all wanted entities that have what the caller asks for, and differ in the rest. */
    List<Row> siblings(Pattern pattern, Arguments arguments, List<Row> base, int count) {
        List<Row> rows = new ArrayList<>();
        for (Row row : base) {
            Entity entity = row.entity();
            if (pattern.returns(entity.name().text())) {
                for (int i = 0; i < count; i++) {
                    Map<String, Value> changed =
                            new LinkedHashMap<>(similar(similar(row)).values());
                    pattern.where().comparisons().stream()
                            .map(comparison -> comparison.path().first())
                            .filter(name -> row.values().containsKey(name) && dice.percent(70))
                            .forEach(name -> changed.put(name, row.values().get(name)));
                    pattern.by().forEach(parameter -> give(changed, parameter, entity, arguments));
                    rows.add(new Row(model, entity, changed));
                }
            }
        }
        return dice.shuffled(rows);
    }

    private static void give(Map<String, Value> attributes, Parameter parameter, Entity entity, Arguments arguments) {
        Value given = arguments.parameters().get(parameter.name().text());
        List<AttributePath> paths = parameter.paths().get(entity.name().text());
        for (AttributePath path : paths) {
            Value part =
                    paths.size() == 1 ? given : ((Value.Compound) given).parts().get(path.first());
            if (path.steps().size() == 1) {
                attributes.put(path.first(), part);
            }
        }
    }

    /** What the caller would have to give to find a row. */
    Optional<Value> value(Parameter parameter, Row row) {
        List<AttributePath> paths = parameter.paths().get(row.entity().name().text());
        return paths.size() == 1 ? row.at(paths.get(0)) : Optional.of(idOf(row));
    }

    private Value any(Pattern pattern, Parameter parameter) {
        String entity = pattern.entities()
                .get(dice.between(0, pattern.entities().size() - 1))
                .text();
        Entity owner = model.entity(entity).orElseThrow();
        List<AttributePath> paths = parameter.paths().get(entity);
        if (paths.size() == 1) {
            return values.value(model.attribute(owner, paths.get(0)).orElseThrow());
        }
        Map<String, Value> parts = new LinkedHashMap<>();
        paths.forEach(path -> parts.put(
                path.first(), values.value(model.attribute(owner, path).orElseThrow())));
        return new Value.Compound(parts);
    }

    private Value bound(Pattern pattern, Narrowing narrowing, List<Row> wanted) {
        List<Value> known = wanted.stream()
                .flatMap(row -> row.at(narrowing.path()).stream())
                .toList();
        if (!known.isEmpty() && dice.percent(75)) {
            return dice.of(known);
        }
        Attribute attribute = pattern.entities().stream()
                .flatMap(name -> model.attribute(model.entity(name.text()).orElseThrow(), narrowing.path()).stream())
                .findFirst()
                .orElseThrow();
        return values.value(attribute);
    }
}
