package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Finds types that contain themselves, ids that are made of themselves, and numbers that depend on themselves: none of them can ever be
 * written down.
 */
final class CycleCheck {

    /** A step from one name to another, and where it is written. */
    private record Step(String to, Span written) {}

    private final Scope scope;

    CycleCheck(Scope scope) {
        this.scope = scope;
    }

    void checkTypes() {
        Map<String, List<Step>> contained = new LinkedHashMap<>();
        for (EmbeddedType type : scope.types()) {
            List<Step> steps = new ArrayList<>();
            type.fields().forEach(field -> containedIn(field, field.type(), steps));
            contained.put(type.name().text(), steps);
        }
        report(
                contained,
                LanguageCode.RECURSIVE_TYPE,
                "contains itself",
                "make it an entity that refers to what contains it");
    }

    void checkIds() {
        Map<String, List<Step>> identified = new LinkedHashMap<>();
        for (Entity entity : scope.entities()) {
            List<Step> steps = new ArrayList<>();
            for (Name part : entity.id()) {
                entity.attribute(part.text())
                        .filter(a -> a.type() instanceof Type.Reference)
                        .ifPresent(a -> steps.add(new Step(a.type().toString(), part.span())));
            }
            identified.put(entity.name().text(), steps);
        }
        report(
                identified,
                LanguageCode.CIRCULAR_ID,
                "is identified by itself",
                "give it an id of its own, and keep the reference as an ordinary attribute");
    }

    /** A number that is kept depends on what is summed, and on what decides which of the sources are taken. */
    void check(List<Aggregate> aggregates) {
        Map<String, List<Step>> kept = new LinkedHashMap<>();
        for (Aggregate aggregate : aggregates) {
            List<Step> steps = kept.computeIfAbsent(aggregate.target().toString(), target -> new ArrayList<>());
            aggregate.summed().ifPresent(summed -> steps.add(step(aggregate, summed.text(), summed.span())));
            aggregate.where().comparisons().stream()
                    .map(Comparison::path)
                    .forEach(path -> steps.add(step(aggregate, path.first(), path.span())));
        }
        report(
                kept,
                LanguageCode.CIRCULAR_AGGREGATE,
                "depends on itself",
                "sum an attribute, or compare one, that is not kept by a count or a sum");
    }

    private static Step step(Aggregate aggregate, String attribute, Span written) {
        return new Step(aggregate.source() + "." + attribute, written);
    }

    private static void containedIn(Attribute field, Type type, List<Step> steps) {
        if (type instanceof Type.Embedded embedded) {
            steps.add(new Step(embedded.type(), field.name().span()));
        } else if (type instanceof Type.Collection collection) {
            containedIn(field, collection.element(), steps);
        }
    }

    private void report(Map<String, List<Step>> graph, LanguageCode code, String what, String help) {
        Set<String> done = new HashSet<>();
        graph.keySet()
                .forEach(start -> follow(
                        start,
                        graph,
                        done,
                        (step, way) -> scope.report(
                                finding(step, new ArrayList<>(way), code, what).help(help))));
    }

    /** Walks in depth without recursion: a hostile model may chain thousands of names. */
    private static void follow(
            String start, Map<String, List<Step>> graph, Set<String> done, BiConsumer<Step, Set<String>> closed) {
        Map<String, Iterator<Step>> way = new LinkedHashMap<>();
        Deque<String> names = new ArrayDeque<>();
        if (done.add(start)) {
            names.push(start);
            way.put(start, graph.getOrDefault(start, List.of()).iterator());
        }
        while (!names.isEmpty()) {
            Iterator<Step> steps = way.get(names.peek());
            if (!steps.hasNext()) {
                way.remove(names.pop());
                continue;
            }
            Step step = steps.next();
            if (way.containsKey(step.to())) {
                closed.accept(step, way.keySet());
            } else if (done.add(step.to())) {
                names.push(step.to());
                way.put(step.to(), graph.getOrDefault(step.to(), List.of()).iterator());
            }
        }
    }

    private static Diagnostic finding(Step step, List<String> way, LanguageCode code, String what) {
        List<String> circle = new ArrayList<>(way.subList(way.indexOf(step.to()), way.size()));
        circle.add(step.to());
        return code.at(step.written(), step.to() + " " + what)
                .label("this closes the circle")
                .note(String.join(" → ", circle.size() <= 12 ? circle : circle.subList(0, 12)));
    }
}
