package dev.tablewright.access.write;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.read.Lookups;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One step of a write, and what whoever calls it knows of the entity. */
final class StepFacts {

    private final KeySpace space;
    private final Lookups lookups;
    private final Write write;
    private final WriteStep step;
    private final Entity entity;
    private final Set<String> sets = new LinkedHashSet<>();
    private final Set<String> adds = new HashSet<>();

    StepFacts(KeySpace space, Lookups lookups, Write write, WriteStep step, Entity entity) {
        this.space = space;
        this.lookups = lookups;
        this.write = write;
        this.step = step;
        this.entity = entity;
        step.sets().stream().map(Name::text).forEach(sets::add);
        step.adds().stream()
                .filter(addition -> addition.via().isEmpty())
                .forEach(addition -> adds.add(addition.target().attribute()));
        if (does(Action.UPDATE) && !sets.isEmpty()) {
            entity.version().map(Name::text).ifPresent(adds::add);
        }
    }

    KeySpace space() {
        return space;
    }

    Lookups lookups() {
        return lookups;
    }

    Model model() {
        return space.model();
    }

    Design design() {
        return space.design();
    }

    WriteStep step() {
        return step;
    }

    /** Whether the author wants other steps to happen only together with this one. */
    boolean isOneOfSeveral() {
        return write.steps().size() > 1;
    }

    Entity entity() {
        return entity;
    }

    String entityName() {
        return entity.name().text();
    }

    boolean does(Action action) {
        return step.action() == action;
    }

    /** Whether the author demands nothing of the item as it is. */
    boolean demandsNothing() {
        return step.when().isAlways();
    }

    /** The numbers in the item that writes of other entities keep. */
    Set<String> keptForOthers() {
        KeptNumbers numbers = new KeptNumbers(model());
        return entity.attributes().stream()
                .map(attribute -> attribute.name().text())
                .filter(name -> numbers.isKeptForOthers(entity, name))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether an entity that must be there is put without the numbers that others keep in it: that is an update. */
    boolean isPutByUpdate() {
        return does(Action.PUT) && !demandsNothing() && !keptForOthers().isEmpty();
    }

    /** The attributes that an update sets, in the order of the file. */
    Set<String> sets() {
        return sets;
    }

    /** Whether an update gives an attribute another value. */
    boolean changes(String attribute) {
        return sets.contains(attribute) || adds.contains(attribute);
    }

    /** The attributes that an update adds to, the version among them: nobody knows their value afterwards. */
    Set<String> added() {
        return adds;
    }

    /** What a value is after the write. */
    WriteValue now(List<String> path) {
        return WriteValue.now(path);
    }

    /** What a value was before the write; where nothing changes it, that is no other. */
    WriteValue before(List<String> path) {
        boolean changed = does(Action.PUT) ? !entity.isIdentifiedBy(path.get(0)) : changes(path.get(0));
        return new WriteValue(String.join(".", path), changed);
    }

    WriteValue before(String attribute) {
        return before(List.of(attribute));
    }

    /**
     * Whether the caller gives a value: the id always, everything of what is created, what is set, and what the author's
     * condition fixes. Of another entity only the id is given, by the reference to it.
     */
    boolean isGiven(WriteValue value) {
        if (!isOwn(value)) {
            return false;
        }
        if (value.old() || (adds.contains(value.first()) && !sets.contains(value.first()))) {
            return isFixed(value);
        }
        boolean whole = does(Action.CREATE) || does(Action.PUT);
        return whole || entity.isIdentifiedBy(value.first()) || sets.contains(value.first()) || isFixed(value);
    }

    /** Whether the item itself has the value. */
    boolean isOwn(WriteValue value) {
        return model().attribute(entity, new AttributePath(value.steps(), step.span()))
                .isPresent();
    }

    private boolean isFixed(WriteValue value) {
        return step.when().comparisons().stream()
                .anyMatch(
                        c -> c.operator() == Operator.EQUAL && c.path().dotted().equals(value.path()));
    }

    /** Whether somebody may change the value between reading and writing it. */
    boolean isMutable(WriteValue value) {
        Optional<Attribute> attribute = entity.attribute(value.first());
        return attribute.isPresent() && !attribute.get().immutable() && !entity.isIdentifiedBy(value.first());
    }
}
