package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Patterns that ask for one item by its key, in place of others: as often, as fast, and as sure. */
final class Gets {

    private Gets() {}

    static Pattern of(Pattern like, Name entity, List<Parameter> by) {
        return of(like, like.name().text(), entity, by, Optional.empty());
    }

    /** @param batch how many are asked for in one call */
    static Pattern of(Pattern like, String name, Name entity, List<Parameter> by, Optional<Integer> batch) {
        return new Pattern(
                new Name(name, like.name().span()),
                Pattern.Operation.GET,
                List.of(entity),
                by,
                Optional.empty(),
                Condition.ALWAYS,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                batch.map(many -> new Said<>(many, like.span())),
                like.consistency(),
                like.rate(),
                like.skew(),
                like.saidLatency(),
                like.budget(),
                List.of(),
                like.description(),
                like.span());
    }

    /** The id of an entity, as one knows it who asks for nothing else. */
    static List<Parameter> id(Entity entity) {
        return entity.id().stream()
                .map(part -> new Parameter(
                        part,
                        Map.of(entity.name().text(), List.of(new AttributePath(List.of(part.text()), part.span()))),
                        Optional.empty()))
                .toList();
    }
}
