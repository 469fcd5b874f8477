package dev.tablewright.lab.bind;

import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.write.Cascade;
import dev.tablewright.runtime.write.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write of the model. What it is done with is checked when it is bound: an {@link IllegalArgumentException} says what is missing or
 * does not fit.
 */
public final class BoundWrite {

    /** Children that go with an entity: how they are found by a reference to it. */
    private record Children(Entity child, String via, BoundRead<Map<String, AttributeValue>> finder) {}

    private final Binding binding;
    private final WritePlan plan;
    private final CallInfo call;
    private final List<BoundStep> steps;
    private final List<Children> children;

    BoundWrite(Binding binding, WritePlan plan, CallInfo call) {
        this.binding = binding;
        this.plan = plan;
        this.call = call;
        this.steps = plan.steps().stream()
                .map(program -> new BoundStep(binding, program, plan.fixed()))
                .toList();
        this.children = plan.cascades().stream().map(this::children).toList();
    }

    public Write write() {
        return plan.write();
    }

    /** What the caller of each step gives, and what is done with it. */
    public List<StepProgram> programs() {
        return plan.steps();
    }

    /** What a call is expected to come to. */
    public CallInfo call() {
        return call;
    }

    /** Whether children go with a deletion: then it is a {@link #cascade}, which is no transaction, and not to be bound. */
    public boolean isCascade() {
        return plan.isCascade();
    }

    /**
     * The write, not yet done: to be done by itself, or with others.
     *
     * @param given one for each step; several steps are done together or not at all
     */
    public dev.tablewright.runtime.write.Write<?> bind(List<StepArguments> given) {
        ready(given);
        if (isCascade()) {
            throw new IllegalStateException(write().name() + " takes children along, which is no single write");
        }
        int main = plan.steps().indexOf(plan.main());
        List<dev.tablewright.runtime.write.Write<?>> others = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            if (i != main) {
                others.add(steps.get(i).write(given.get(i)));
            }
            others.addAll(steps.get(i).also(given.get(i)));
        }
        dev.tablewright.runtime.write.Write<?> first = steps.get(main).write(given.get(main));
        return others.isEmpty() ? first : first.with(others.toArray(dev.tablewright.runtime.write.Write<?>[]::new));
    }

    /** A deletion with what goes along; it gives how many children went. */
    public Cascade cascade(List<StepArguments> given) {
        ready(given);
        if (!isCascade()) {
            throw new IllegalStateException(write().name() + " takes nothing along");
        }
        StepArguments only = given.get(0);
        Cascade cascade = Cascade.of(steps.get(0).delete(only));
        AttributeValue id = id(only);
        for (Children some : children) {
            Arguments arguments = Arguments.of(Map.of(some.via(), id));
            cascade = cascade.children(
                    (settings, after) -> some.finder()
                            .list(arguments)
                            .page(settings, 100, after)
                            .map(page -> new Cascade.Keys(page.items(), page.next())),
                    known -> Cascade.of(
                            binding.writes(some.child().name().text()).delete(known)));
        }
        return cascade;
    }

    /** What refers to the entity holds this. */
    private AttributeValue id(StepArguments given) {
        Entity entity = steps.get(0).type().entity();
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        for (String stored : steps.get(0).type().id()) {
            parts.put(
                    stored,
                    given.row()
                            .value(stored)
                            .orElseThrow(() -> new IllegalArgumentException(
                                    entity.name() + " is deleted with its children: its whole id is needed, and `"
                                            + stored + "` is missing")));
        }
        return parts.size() == 1 ? parts.values().iterator().next() : AttributeValue.fromM(parts);
    }

    /** Does it, whatever it is. What it gives is a row, rows, or how many children went. */
    public Step<Outcome<Object>> step(Settings settings, List<StepArguments> given) {
        return isCascade()
                ? cascade(given).step(settings).map(outcome -> outcome.map(value -> (Object) value))
                : done(settings, bind(given));
    }

    private static <T> Step<Outcome<Object>> done(Settings settings, dev.tablewright.runtime.write.Write<T> bound) {
        return bound.step(settings).map(outcome -> outcome.map(value -> (Object) value));
    }

    private void ready(List<StepArguments> given) {
        if (given.size() != steps.size()) {
            throw new IllegalArgumentException(
                    write().name() + " has " + steps.size() + " steps, and " + given.size() + " are given");
        }
    }

    private Children children(ItemCascade cascade) {
        Entity child = binding.entity(cascade.child().text());
        Attribute via = binding.attribute(child, cascade.via());
        Read read = cascade.read()
                .orElseThrow(() ->
                        new IllegalStateException("no query finds every " + child.name() + " by `" + via.name() + "`"));
        CallInfo finding = CallInfo.of(write().name() + "." + child.name());
        return new Children(
                child, cascade.via(), BoundRead.items(binding, Asking.by(child, via.name()), read, finding));
    }
}
