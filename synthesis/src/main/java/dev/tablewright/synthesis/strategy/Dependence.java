package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The attributes of an entity that something else rests on than reading their values: keys, conditions, counts, numbers. */
final class Dependence {

    private final Model model;
    private final Entity entity;
    private final Set<String> found = new LinkedHashSet<>();

    private Dependence(Model model, Entity entity) {
        this.model = model;
        this.entity = entity;
    }

    /** The names of those that must stand where the entity itself stands. */
    static Set<String> of(Model model, Entity entity) {
        Dependence dependence = new Dependence(model, entity);
        dependence.itself();
        dependence.patterns();
        dependence.writes();
        dependence.aggregates();
        return dependence.found;
    }

    private void itself() {
        entity.id().forEach(this::add);
        entity.ttl().ifPresent(this::add);
        entity.version().ifPresent(this::add);
        entity.sequences().forEach(sequence -> {
            add(sequence.attribute());
            sequence.per().ifPresent(this::add);
        });
        for (Attribute attribute : entity.attributes()) {
            attribute.unique().ifPresent(unique -> {
                add(attribute.name());
                unique.within().forEach(this::add);
            });
            if (attribute.type() instanceof Type.Reference) {
                add(attribute.name());
            }
        }
        model.relationships().stream().flatMap(line -> line.via().stream()).forEach(this::add);
        model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .flatMap(sequence -> sequence.counter().stream())
                .forEach(this::add);
    }

    private void patterns() {
        for (Pattern pattern : model.patterns()) {
            if (pattern.returns(entity.name().text())) {
                pattern.by().stream()
                        .flatMap(by -> by.paths().getOrDefault(entity.name().text(), List.of()).stream())
                        .forEach(this::add);
                pattern.narrowing().ifPresent(narrowing -> add(narrowing.path()));
                pattern.sort().forEach(key -> add(key.path()));
                add(pattern.where());
            }
        }
    }

    private void writes() {
        model.writes().stream().flatMap(write -> write.steps().stream()).forEach(step -> {
            step.adds().forEach(addition -> add(addition.target()));
            if (step.entity().text().equals(entity.name().text())) {
                add(step.when());
                step.adds().forEach(this::add);
            }
        });
    }

    private void aggregates() {
        for (Aggregate aggregate : model.aggregates()) {
            add(aggregate.target());
            if (aggregate.source().text().equals(entity.name().text())) {
                add(aggregate.via());
                aggregate.summed().ifPresent(this::add);
                add(aggregate.where());
            }
        }
    }

    private void add(WriteStep.Addition addition) {
        Stream.of(addition.via(), Optional.of(addition.amount()))
                .flatMap(Optional::stream)
                .forEach(this::add);
    }

    private void add(Condition condition) {
        condition.comparisons().forEach(comparison -> add(comparison.path()));
    }

    private void add(MemberName member) {
        if (member.entity().equals(entity.name().text())) {
            found.add(member.attribute());
        }
    }

    private void add(AttributePath path) {
        found.add(path.first());
    }

    /** Names of other entities' attributes do no harm: one too many stays where it is. */
    private void add(Name name) {
        found.add(name.text().replaceFirst("^-", ""));
    }
}
