package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
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
 * anything less there can be several, and which of them comes back is chance. Who gives all parts of the id that a reference
 * holds gives the reference, and those parts may be references again.
 */
public final class GetOfMany implements Rule {

    @Override
    public Code code() {
        return new Code("TW0308", "get-of-many", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Leaves leaves = new Leaves(model);
        return model.patterns().stream()
                .filter(pattern ->
                        pattern.operation() == Operation.GET && !pattern.by().isEmpty())
                .flatMap(pattern -> model.entity(pattern.entities().get(0).text()).stream()
                        .filter(entity -> !entity.singleton() && !findsOne(leaves, entity, pattern))
                        .map(entity -> finding(pattern, entity)));
    }

    private Diagnostic finding(Pattern pattern, Entity entity) {
        Name first = pattern.by().get(0).name();
        return Diagnostic.of(code(), first.span(), "there can be several of " + entity.name() + " for this `get`")
                .label("neither the whole id nor unique")
                .also(entity.name().span(), "identified by " + ids(entity))
                .help("give the whole id, use `list`, or declare the attribute `unique`");
    }

    private static boolean findsOne(Leaves leaves, Entity entity, Pattern pattern) {
        Set<Leaf> given = new HashSet<>();
        pattern.by().forEach(parameter -> parameter
                .paths()
                .getOrDefault(entity.name().text(), List.of())
                .forEach(path -> given.addAll(leaves.of(entity, path.steps()))));
        boolean wholeId = given.containsAll(leaves.ofId(entity));
        return wholeId
                || entity.attributes().stream().anyMatch(attribute -> isUnique(leaves, entity, given, attribute));
    }

    private static boolean isUnique(Leaves leaves, Entity entity, Set<Leaf> given, Attribute attribute) {
        return attribute
                .unique()
                .filter(unique -> Stream.concat(Stream.of(attribute.name()), unique.within().stream())
                        .allMatch(name -> given.containsAll(leaves.of(entity, List.of(name.text())))))
                .isPresent();
    }

    private static String ids(Entity entity) {
        return String.join(", ", entity.id().stream().map(Name::text).toList());
    }
}
