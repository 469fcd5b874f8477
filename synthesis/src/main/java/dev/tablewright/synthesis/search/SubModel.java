package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The part of a model that a few patterns and writes have to do with. */
public final class SubModel {

    private final Model model;

    public SubModel(Model model) {
        this.model = model;
    }

    /** The writes that touch items of an entity, whatever else they do. */
    public List<Write> writesOf(String entity) {
        Set<String> counted = new LinkedHashSet<>();
        counted.add(entity);
        model.aggregates().stream()
                .filter(aggregate -> aggregate.target().entity().equals(entity))
                .forEach(aggregate -> counted.add(aggregate.source().text()));
        model.entities().stream()
                .filter(other -> other.sequences().stream()
                        .flatMap(sequence -> sequence.counter().stream())
                        .anyMatch(counter -> counter.entity().equals(entity)))
                .forEach(other -> counted.add(other.name().text()));
        return model.writes().stream()
                .filter(write -> write.steps().stream().anyMatch(step -> touches(step, counted, entity)))
                .toList();
    }

    private static boolean touches(WriteStep step, Set<String> counted, String entity) {
        return counted.contains(step.entity().text())
                || step.takesAlong().stream().map(Name::text).anyMatch(counted::contains)
                || step.adds().stream()
                        .anyMatch(addition -> addition.target().entity().equals(entity));
    }

    /** The model of some entities, and of all that they and the writes refer to. */
    public Model of(Collection<String> entities, List<Pattern> patterns, List<Write> writes) {
        Set<String> kept = closure(entities, writes);
        return new Model(
                model.source(),
                model.application(),
                model.description(),
                model.tenant().filter(tenant -> kept.contains(tenant.text())),
                model.entities().stream()
                        .filter(entity -> kept.contains(entity.name().text()))
                        .toList(),
                model.types(),
                model.relationships().stream()
                        .filter(line -> kept.contains(line.left().text())
                                && kept.contains(line.right().text()))
                        .toList(),
                model.aggregates().stream()
                        .filter(aggregate -> kept.contains(aggregate.target().entity())
                                && kept.contains(aggregate.source().text()))
                        .toList(),
                patterns,
                writes,
                List.of(),
                model.design(),
                model.deployment(),
                List.of());
    }

    private Set<String> closure(Collection<String> entities, List<Write> writes) {
        Deque<String> open = new ArrayDeque<>(entities);
        for (Write write : writes) {
            for (WriteStep step : write.steps()) {
                open.add(step.entity().text());
                step.takesAlong().forEach(name -> open.add(name.text()));
                step.adds().forEach(addition -> open.add(addition.target().entity()));
            }
        }
        Set<String> kept = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            String name = open.remove();
            Optional<Entity> entity = model.entity(name);
            if (entity.isEmpty() || !kept.add(name)) {
                continue;
            }
            referred(entity.get()).forEach(open::add);
            model.aggregates().stream()
                    .filter(aggregate -> aggregate.source().text().equals(name))
                    .forEach(aggregate -> open.add(aggregate.target().entity()));
        }
        return kept;
    }

    private Stream<String> referred(Entity entity) {
        Set<String> found = new LinkedHashSet<>();
        entity.attributes().forEach(attribute -> collect(attribute.type(), found, new LinkedHashSet<>()));
        entity.sequences().stream()
                .map(Sequence::counter)
                .flatMap(Optional::stream)
                .map(MemberName::entity)
                .forEach(found::add);
        return found.stream();
    }

    private void collect(Type type, Set<String> found, Set<String> seen) {
        if (type instanceof Type.Reference reference) {
            found.add(reference.entity());
        } else if (type instanceof Type.Collection collection) {
            collect(collection.element(), found, seen);
        } else if (type instanceof Type.Embedded embedded && seen.add(embedded.type())) {
            model.type(embedded.type()).stream()
                    .flatMap(t -> t.fields().stream())
                    .map(Attribute::type)
                    .forEach(field -> collect(field, found, seen));
        }
    }
}
