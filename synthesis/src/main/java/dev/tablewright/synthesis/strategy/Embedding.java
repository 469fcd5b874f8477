package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A child within the item of its parent: one as a value, a few as a list. That is another model, with a type in place of the
 * entity; it can only be proposed, and priced.
 */
public final class Embedding {

    private final Model model;
    private final Link link;
    private final String parent;
    private final String child;

    public Embedding(Model model, Link link) {
        this.model = model;
        this.link = link;
        this.parent = link.parent().name().text();
        this.child = link.child().name().text();
    }

    /** Whether there is one of it, or a list. */
    public Strategy strategy() {
        return isOne() ? Strategy.EMBEDDED : Strategy.COMPLEX_ATTRIBUTE;
    }

    private boolean isOne() {
        return !link.relationship().leftCardinality().isMany()
                && !link.relationship().rightCardinality().isMany();
    }

    /** Why the child needs items of its own; empty if it does not. */
    public Optional<String> obstacle() {
        if (parent.equals(child)) {
            return Optional.of("an item cannot hold others of its own kind without end");
        }
        if (!isOne() && link.relationship().max().isEmpty()) {
            return Optional.of("nothing limits how many there are");
        }
        Optional<String> alone = model.patterns().stream()
                .filter(pattern -> pattern.returns(child) && !isByParent(pattern))
                .findFirst()
                .map(pattern -> "`" + pattern.name() + "` reads " + child + " by itself");
        Entity entity = link.child();
        boolean special = !entity.sequences().isEmpty()
                || entity.ttl().isPresent()
                || entity.version().isPresent()
                || entity.attributes().stream()
                        .anyMatch(attribute -> attribute.unique().isPresent());
        boolean referred = model.attributes()
                .filter(attribute -> !link.child().attributes().contains(attribute))
                .anyMatch(attribute -> attribute.type().refersTo(child));
        boolean counted = model.aggregates().stream()
                .anyMatch(aggregate -> aggregate.source().text().equals(child)
                        || aggregate.target().entity().equals(child));
        return alone.or(() -> special || referred || counted
                ? Optional.of(child + " has an existence of its own: it expires, is numbered, counted or referred to")
                : Optional.empty());
    }

    /** Whether a pattern asks for the children of one parent, and for nothing but those and the parent. */
    private boolean isByParent(Pattern pattern) {
        boolean others = pattern.entities().stream()
                .map(Name::text)
                .anyMatch(name -> !name.equals(child) && !name.equals(parent));
        List<AttributePath> given = pattern.by().stream()
                .flatMap(by -> by.paths().getOrDefault(child, List.of()).stream())
                .toList();
        return !others
                && pattern.narrowing().isEmpty()
                && pattern.batch().isEmpty()
                && !given.isEmpty()
                && given.stream()
                        .allMatch(path -> path.first().equals(link.via().name().text()));
    }

    /** The name of the attribute that would hold it: {@code addresses}. */
    public String attribute() {
        String name = Words.small(child);
        return isOne() ? name : Words.plural(name);
    }

    /** The other model; its prices are right, its places in the file are not. */
    public Model model() {
        List<Entity> entities = model.entities().stream()
                .filter(entity -> !entity.name().text().equals(child))
                .map(entity -> entity.name().text().equals(parent) ? holding(entity) : entity)
                .toList();
        List<EmbeddedType> types = new ArrayList<>(model.types());
        types.add(new EmbeddedType(
                link.child().name(),
                link.child().attributes().stream()
                        .filter(attribute -> !attribute.name().equals(link.via().name()))
                        .toList(),
                link.child().span()));
        return new Model(
                model.source(),
                model.application(),
                model.description(),
                model.tenant(),
                entities,
                types,
                model.relationships().stream()
                        .filter(line -> !line.left().text().equals(child)
                                && !line.right().text().equals(child))
                        .toList(),
                model.aggregates(),
                model.patterns().stream().map(this::ofParent).toList(),
                model.writes().stream().map(this::ofParent).toList(),
                model.roles(),
                Optional.empty(),
                model.deployment(),
                model.suppressions());
    }

    private Entity holding(Entity entity) {
        Type one = new Type.Embedded(child);
        Attribute held = new Attribute(
                new Name(attribute(), link.child().name().span()),
                isOne() ? one : new Type.ListOf(one),
                true,
                Optional.empty(),
                false,
                isOne() ? Optional.empty() : link.relationship().max(),
                Optional.empty(),
                Optional.empty(),
                attribute(),
                false,
                Optional.empty(),
                link.child().span());
        List<Attribute> attributes =
                Stream.concat(entity.attributes().stream(), Stream.of(held)).toList();
        return entity.with(attributes, entity.expect());
    }

    /** Who asks for the children of a parent gets the parent. */
    private Pattern ofParent(Pattern pattern) {
        if (!pattern.returns(child)) {
            return pattern;
        }
        return Gets.of(pattern, link.parent().name(), Gets.id(link.parent()));
    }

    /** Who writes a child writes its parent, once. */
    private Write ofParent(Write write) {
        List<WriteStep> steps = new ArrayList<>();
        for (WriteStep step : write.steps()) {
            boolean there =
                    steps.stream().anyMatch(other -> other.entity().text().equals(parent));
            if (!step.entity().text().equals(child)) {
                steps.add(without(step));
            } else if (!there) {
                steps.add(new WriteStep(
                        WriteStep.Action.UPDATE,
                        link.parent().name(),
                        List.of(new Name(attribute(), step.span())),
                        List.of(),
                        List.of(),
                        Condition.ALWAYS,
                        step.span()));
            }
        }
        return write.inSteps(steps);
    }

    private WriteStep without(WriteStep step) {
        return new WriteStep(
                step.action(),
                step.entity(),
                step.sets(),
                step.adds(),
                step.takesAlong().stream()
                        .filter(name -> !name.text().equals(child))
                        .toList(),
                step.when(),
                step.span());
    }
}
