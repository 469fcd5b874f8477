package dev.tablewright.access.read;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Questions that are no patterns of a model and come up in its writes: by id, and by what refers to something. */
public final class Asking {

    private Asking() {}

    /** Asks for an entity by its id. */
    public static Pattern byId(Entity entity) {
        return by(
                entity,
                entity.id().stream()
                        .map(part -> parameter(entity, part, new AttributePath(List.of(part.text()), part.span())))
                        .toList());
    }

    /** Asks for all entities of which one attribute has a value. */
    public static Pattern by(Entity entity, Name attribute) {
        return by(
                entity,
                List.of(parameter(entity, attribute, new AttributePath(List.of(attribute.text()), attribute.span()))));
    }

    private static Parameter parameter(Entity entity, Name name, AttributePath path) {
        Map<String, List<AttributePath>> paths = new LinkedHashMap<>();
        paths.put(entity.name().text(), List.of(path));
        return new Parameter(name, paths, Optional.empty());
    }

    /** A count, so that nothing is needed but the keys. */
    private static Pattern by(Entity entity, List<Parameter> by) {
        return new Pattern(
                entity.name(),
                Pattern.Operation.COUNT,
                List.of(entity.name()),
                by,
                Optional.empty(),
                Condition.ALWAYS,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Pattern.Consistency.EVENTUAL,
                Frequency.UNSAID,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                entity.span());
    }
}
