package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds types that contain themselves, and ids that are made of themselves: neither can ever be written down. */
final class CycleCheck {

    /** A step from one name to another, and where it is written. */
    private record Step(String to, Name written) {}

    private final Scope scope;

    CycleCheck(Scope scope) {
        this.scope = scope;
    }

    void check() {
        Map<String, List<Step>> contained = new LinkedHashMap<>();
        for (EmbeddedType type : scope.types()) {
            List<Step> steps = new ArrayList<>();
            type.fields().forEach(field -> containedIn(field, field.type(), steps));
            contained.put(type.name().text(), steps);
        }
        report(contained, LanguageCode.RECURSIVE_TYPE, "contains itself");

        Map<String, List<Step>> identified = new LinkedHashMap<>();
        for (Entity entity : scope.entities()) {
            List<Step> steps = new ArrayList<>();
            for (Name part : entity.id()) {
                entity.attribute(part.text())
                        .filter(a -> a.type() instanceof Type.Reference)
                        .ifPresent(a -> steps.add(new Step(a.type().toString(), part)));
            }
            identified.put(entity.name().text(), steps);
        }
        report(identified, LanguageCode.CIRCULAR_ID, "is identified by itself");
    }

    private static void containedIn(Attribute field, Type type, List<Step> steps) {
        if (type instanceof Type.Embedded embedded) {
            steps.add(new Step(embedded.type(), field.name()));
        } else if (type instanceof Type.Collection collection) {
            containedIn(field, collection.element(), steps);
        }
    }

    private void report(Map<String, List<Step>> graph, LanguageCode code, String what) {
        Set<String> done = new HashSet<>();
        graph.keySet().forEach(start -> follow(start, graph, done, code, what));
    }

    /** Walks in depth without recursion: a hostile model may chain thousands of names. */
    private void follow(String start, Map<String, List<Step>> graph, Set<String> done, LanguageCode code, String what) {
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
                report(step, new ArrayList<>(way.keySet()), code, what);
            } else if (done.add(step.to())) {
                names.push(step.to());
                way.put(step.to(), graph.getOrDefault(step.to(), List.of()).iterator());
            }
        }
    }

    private void report(Step step, List<String> way, LanguageCode code, String what) {
        List<String> circle = new ArrayList<>(way.subList(way.indexOf(step.to()), way.size()));
        circle.add(step.to());
        scope.report(code.at(step.written().span(), step.to() + " " + what)
                .label("this closes the circle")
                .note(String.join(" → ", circle.size() <= 12 ? circle : circle.subList(0, 12))));
    }
}
