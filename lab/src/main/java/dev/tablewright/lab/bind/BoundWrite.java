package dev.tablewright.lab.bind;

import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
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
    private record Children(Entity child, Attribute via, BoundRead<Map<String, AttributeValue>> finder) {}

    private final Binding binding;
    private final Write write;
    private final CallInfo call;
    private final List<BoundStep> steps;
    private final List<Children> children;

    BoundWrite(Binding binding, Write write, CallInfo call) {
        this.binding = binding;
        this.write = write;
        this.call = call;
        this.steps = write.steps().stream()
                .map(step -> new BoundStep(binding, step, write.steps().size() > 1))
                .toList();
        this.children = children(binding, write);
    }

    private static List<Children> children(Binding binding, Write write) {
        List<Children> children = new ArrayList<>();
        for (WriteStep step : write.steps()) {
            step.takesAlong().forEach(name -> {
                Entity child = binding.entity(name.text());
                child.attributes().stream()
                        .filter(via -> via.type().refersTo(step.entity().text()))
                        .forEach(via -> children.add(new Children(child, via, finder(binding, write, child, via))));
            });
        }
        return children;
    }

    private static BoundRead<Map<String, AttributeValue>> finder(
            Binding binding, Write write, Entity child, Attribute via) {
        Read read = binding.analysis()
                .lookups()
                .children(child, via)
                .orElseThrow(() ->
                        new IllegalStateException("no query finds every " + child.name() + " by `" + via.name() + "`"));
        Pattern pattern = Asking.by(child, via.name());
        CallInfo call = CallInfo.of(write.name() + "." + child.name());
        return BoundRead.items(binding, pattern, read, call);
    }

    public Write write() {
        return write;
    }

    /** What a call is expected to come to. */
    public CallInfo call() {
        return call;
    }

    /** Whether children go with a deletion: then it is a {@link #cascade}, which is no transaction, and not to be bound. */
    public boolean isCascade() {
        return write.steps().stream().anyMatch(step -> !step.takesAlong().isEmpty());
    }

    /** For each step, the attributes that its row needs, or may have if they are optional or kept by the writes themselves. */
    public List<List<Attribute>> asked() {
        return steps.stream().map(BoundStep::asked).toList();
    }

    /**
     * The write, not yet done: to be done by itself, or with others.
     *
     * @param given one for each step; several steps are done together or not at all
     */
    public dev.tablewright.runtime.write.Write<?> bind(List<StepArguments> given) {
        ready(given);
        if (isCascade()) {
            throw new IllegalStateException(write.name() + " takes children along, which is no single write");
        }
        List<Integer> givers = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).givesEntity()) {
                givers.add(i);
            }
        }
        // A transaction that makes one entity gives it back, with the numbers that it got.
        int main = givers.size() == 1 ? givers.get(0) : 0;
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
            throw new IllegalStateException(write.name() + " takes nothing along");
        }
        StepArguments only = given.get(0);
        Cascade cascade = Cascade.of(steps.get(0).delete(only));
        AttributeValue id = id(only);
        for (Children some : children) {
            Arguments arguments = Arguments.of(Map.of(some.via().name().text(), id));
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
                    write.name() + " has " + steps.size() + " steps, and " + given.size() + " are given");
        }
    }
}
