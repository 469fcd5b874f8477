package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A {@code get} promises one entity or none. That holds if the caller gives the whole id, or a value that is unique; with
 * anything less there can be several, and which of them comes back is chance.
 */
public final class GetOfMany implements Rule {

    @Override
    public Code code() {
        return new Code("TW0308", "get-of-many", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.patterns().stream()
                .filter(pattern ->
                        pattern.operation() == Operation.GET && !pattern.by().isEmpty())
                .flatMap(pattern -> model.entity(pattern.entities().get(0).text()).stream()
                        .filter(entity -> !entity.singleton() && !findsOne(model, entity, pattern))
                        .map(entity -> finding(pattern, entity)));
    }

    private Diagnostic finding(Pattern pattern, Entity entity) {
        Name first = pattern.by().get(0).name();
        return Diagnostic.of(code(), first.span(), "there can be several of " + entity.name() + " for this `get`")
                .label("neither the whole id nor unique")
                .also(entity.name().span(), "identified by " + ids(entity))
                .help("give the whole id, use `list`, or declare the attribute `unique`");
    }

    private static boolean findsOne(Model model, Entity entity, Pattern pattern) {
        Set<String> given = new HashSet<>();
        pattern.by().forEach(parameter -> parameter
                .paths()
                .getOrDefault(entity.name().text(), List.of())
                .forEach(path -> given.add(path.dotted())));
        boolean wholeId = entity.id().stream().allMatch(part -> isGiven(model, entity, given, part.text()));
        return wholeId || entity.attributes().stream().anyMatch(attribute -> isUnique(model, entity, given, attribute));
    }

    /** Whether a value is given: itself, or every part of the id that it holds. */
    private static boolean isGiven(Model model, Entity entity, Set<String> given, String name) {
        if (given.contains(name)) {
            return true;
        }
        List<String> parts = entity.attribute(name)
                .flatMap(attribute -> model.entity(attribute.type().toString()))
                .map(target ->
                        target.id().stream().map(part -> name + "." + part).toList())
                .orElse(List.of());
        return !parts.isEmpty() && given.containsAll(parts);
    }

    private static boolean isUnique(Model model, Entity entity, Set<String> given, Attribute attribute) {
        return isGiven(model, entity, given, attribute.name().text())
                && attribute
                        .unique()
                        .filter(unique ->
                                unique.within().stream().allMatch(scope -> isGiven(model, entity, given, scope.text())))
                        .isPresent();
    }

    private static String ids(Entity entity) {
        return String.join(", ", entity.id().stream().map(Name::text).toList());
    }
}
