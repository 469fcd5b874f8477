package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.strategy.SplitCuts.Cut;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A large item in two: what is often read or changed, and the rest in an item of its own. That is another model; it can only
 * be proposed, and priced.
 */
public final class Splitting {

    private final Model model;
    private final Entity entity;
    private final Cut cut;
    private final SplitParts parts;

    public Splitting(Model model, String entity, Cut cut) {
        this.model = model;
        this.entity = model.entity(entity).orElseThrow();
        this.cut = new Cut(
                cut.moved().stream()
                        .flatMap(attribute ->
                                this.entity.attribute(attribute.name().text()).stream())
                        .toList(),
                cut.fall());
        this.parts = new SplitParts(model, this.entity, this.cut);
    }

    /** The name of the entity with the rest. */
    public String other() {
        return parts.name().text();
    }

    /** The other model; its prices are right, its places in the file are not. */
    public Model model() {
        SplitPattern reading = new SplitPattern(entity, parts);
        List<Entity> entities = model.entities().stream()
                .flatMap(each -> isIt(each.name()) ? Stream.of(parts.kept(), parts.other()) : Stream.of(each))
                .toList();
        return model.with(
                entities,
                model.relationships(),
                model.patterns().stream()
                        .flatMap(pattern -> reading.patterns(pattern).stream())
                        .toList(),
                model.writes().stream()
                        .map(write -> write.inSteps(
                                write.steps().stream().flatMap(this::steps).toList()))
                        .toList());
    }

    /** What the author would have to write, a sentence each. */
    public List<String> changes() {
        List<String> changes = new ArrayList<>();
        List<String> names =
                cut.moved().stream().map(Attribute::name).map(Name::text).toList();
        changes.add("move " + WordList.quoted(names) + " from " + entity.name() + " to a new entity: `"
                + parts.declaration() + "`");
        SplitPattern reading = new SplitPattern(entity, parts);
        model.patterns().stream()
                .filter(pattern -> pattern.returns(entity.name().text()))
                .flatMap((Pattern pattern) -> reading.change(pattern).stream())
                .forEach(changes::add);
        writes(2).ifPresent(both -> changes.add(both + " both, in a transaction"));
        writes(1).ifPresent(other -> changes.add(other + " " + parts.name() + " alone"));
        return changes;
    }

    /** Who writes the other item with the entity, or alone. */
    private Optional<String> writes(int items) {
        List<String> names = model.writes().stream()
                .filter(write -> write.steps().stream().anyMatch(step -> touched(step) == items))
                .map(Write::name)
                .map(Name::text)
                .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(WordList.quoted(names) + (names.size() == 1 ? " writes" : " write"));
    }

    private int touched(WriteStep step) {
        List<WriteStep> all = steps(step).toList();
        return all.stream().anyMatch(each -> each.entity().equals(parts.name())) ? all.size() : 0;
    }

    private Stream<WriteStep> steps(WriteStep step) {
        if (!isIt(step.entity())) {
            return Stream.of(step);
        }
        return switch (step.action()) {
            case CREATE, PUT, DELETE -> Stream.of(step, other(step, List.of()));
            case UPDATE -> update(step);
            case CHECK -> Stream.of(step);
        };
    }

    private Stream<WriteStep> update(WriteStep step) {
        List<Name> moved = step.sets().stream()
                .filter(name -> parts.isMoved(name.text()) || isExpiry(name))
                .toList();
        List<Name> kept =
                step.sets().stream().filter(name -> !parts.isMoved(name.text())).toList();
        if (moved.isEmpty()) {
            return Stream.of(step);
        }
        // Who locks by a version changes it, whatever else he changes.
        List<Name> locked = kept.isEmpty() ? entity.version().stream().toList() : kept;
        boolean alone = locked.isEmpty() && step.adds().isEmpty() && step.when().isAlways();
        return alone
                ? Stream.of(other(step, moved))
                : Stream.of(
                        new WriteStep(
                                step.action(),
                                step.entity(),
                                locked,
                                step.adds(),
                                step.takesAlong(),
                                step.when(),
                                step.span()),
                        other(step, moved));
    }

    private boolean isExpiry(Name name) {
        return entity.ttl().filter(ttl -> ttl.text().equals(name.text())).isPresent();
    }

    private WriteStep other(WriteStep step, List<Name> sets) {
        return new WriteStep(step.action(), parts.name(), sets, List.of(), List.of(), Condition.ALWAYS, step.span());
    }

    private boolean isIt(Name name) {
        return name.text().equals(entity.name().text());
    }
}
