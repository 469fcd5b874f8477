package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How a pattern reads an entity whose items are split in two. */
final class SplitPattern {

    private final Entity entity;
    private final SplitParts parts;

    SplitPattern(Entity entity, SplitParts parts) {
        this.entity = entity;
        this.parts = parts;
    }

    /** The attributes of an entity that a pattern gives. */
    static Set<String> needed(Pattern pattern, Entity entity) {
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return Set.of();
        }
        return pattern.needs().isEmpty()
                ? entity.attributes().stream()
                        .map(Attribute::name)
                        .map(Name::text)
                        .collect(Collectors.toCollection(LinkedHashSet::new))
                : pattern.needs().stream()
                        .map(AttributePath::first)
                        .filter(name -> entity.attribute(name).isPresent())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether one entity is asked for by its whole id and nothing else. */
    static boolean isById(Pattern pattern, Entity entity) {
        Set<String> given = pattern.by().stream()
                .flatMap(by -> by.paths().getOrDefault(entity.name().text(), List.of()).stream())
                .map(AttributePath::dotted)
                .collect(Collectors.toSet());
        Set<String> id = entity.id().stream().map(Name::text).collect(Collectors.toSet());
        return pattern.entities().size() == 1
                && given.equals(id)
                && pattern.narrowing().isEmpty()
                && pattern.where().isAlways();
    }

    /** What the pattern becomes: one, or two of which the second fetches the rest of what the first found. */
    List<Pattern> patterns(Pattern pattern) {
        if (!pattern.returns(entity.name().text()) || !wantsMoved(pattern)) {
            return List.of(pattern);
        }
        if (isById(pattern, entity) && !wantsKept(pattern)) {
            return List.of(Gets.of(pattern, pattern.name().text(), parts.name(), parts.by(), pattern.batch()));
        }
        if (isBoth(pattern)) {
            return List.of(both(pattern));
        }
        Optional<Integer> many = pattern.operation() == Pattern.Operation.GET
                ? pattern.batch()
                : pattern.page().or(pattern::top);
        return List.of(
                pattern.needing(kept(pattern)),
                Gets.of(pattern, pattern.name() + " " + parts.name(), parts.name(), parts.by(), many));
    }

    /** What its author would have to write; empty if it stays as it is. */
    Optional<String> change(Pattern pattern) {
        List<Pattern> read = patterns(pattern);
        Pattern last = read.get(read.size() - 1);
        if (!last.returns(parts.name().text())) {
            return Optional.empty();
        }
        String get = "`get: " + parts.name()
                + (parts.by().isEmpty() ? "" : ", by: " + parts.by().get(0).name())
                + last.batch().map(many -> ", batch: " + many).orElse("") + "`";
        if (read.size() > 1) {
            return Optional.of("after `" + pattern.name() + "`, " + get + " fetches the rest");
        }
        return Optional.of("`" + pattern.name() + "` becomes "
                + (isBoth(pattern)
                        ? "`list: [" + entity.name() + ", " + parts.name() + "], by: "
                                + parts.by().get(0).name() + "`"
                        : get));
    }

    private boolean isBoth(Pattern pattern) {
        return isById(pattern, entity) && pattern.batch().isEmpty() && !entity.singleton() && wantsKept(pattern);
    }

    private boolean wantsMoved(Pattern pattern) {
        return needed(pattern, entity).stream().anyMatch(parts::isMoved);
    }

    private boolean wantsKept(Pattern pattern) {
        return needed(pattern, entity).stream().anyMatch(name -> !parts.isMoved(name) && !entity.isIdentifiedBy(name));
    }

    private List<AttributePath> kept(Pattern pattern) {
        if (pattern.needs().isEmpty()) {
            return List.of();
        }
        List<AttributePath> left = pattern.needs().stream()
                .filter(path -> !parts.isMoved(path.first()))
                .toList();
        return left.isEmpty()
                ? entity.id().stream()
                        .map(part -> new AttributePath(List.of(part.text()), part.span()))
                        .toList()
                : left;
    }

    private Pattern both(Pattern pattern) {
        Parameter known = parts.by().get(0);
        List<AttributePath> id = entity.id().stream()
                .map(part -> new AttributePath(List.of(part.text()), part.span()))
                .toList();
        Parameter shared = new Parameter(
                known.name(),
                Map.of(
                        entity.name().text(),
                        id,
                        parts.name().text(),
                        known.paths().get(parts.name().text())),
                Optional.empty());
        return new Pattern(
                pattern.name(),
                Pattern.Operation.LIST,
                List.of(entity.name(), parts.name()),
                List.of(shared),
                Optional.empty(),
                Condition.ALWAYS,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                pattern.consistency(),
                pattern.rate(),
                pattern.skew(),
                pattern.saidLatency(),
                pattern.budget(),
                pattern.needs(),
                pattern.description(),
                pattern.span());
    }
}
