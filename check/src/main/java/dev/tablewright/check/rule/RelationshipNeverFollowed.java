package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A relationship exists to be followed: the orders of a customer, the customer of an order. If no pattern reads one side
 * by the other, and none reads both together, either the pattern or the line is missing.
 */
public final class RelationshipNeverFollowed implements Rule {

    @Override
    public Code code() {
        return new Code("TW0303", "relationship-never-followed", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        if (model.patterns().isEmpty()) {
            return Stream.empty();
        }
        Map<String, List<Pattern>> readers = readers(model);
        return model.relationships().stream()
                .filter(relationship -> isCarried(model, relationship))
                .filter(relationship -> Stream.of(relationship.left(), relationship.right())
                        .flatMap(side -> readers.getOrDefault(side.text(), List.of()).stream())
                        .noneMatch(pattern -> follows(model, pattern, relationship)))
                .map(relationship -> Diagnostic.of(
                                code(),
                                relationship.line(),
                                "no pattern follows the relationship between " + relationship.left() + " and "
                                        + relationship.right())
                        .help("add a pattern that lists the one by the other, or remove the line"));
    }

    /** The patterns that return each entity. */
    private static Map<String, List<Pattern>> readers(Model model) {
        Map<String, List<Pattern>> readers = new HashMap<>();
        for (Pattern pattern : model.patterns()) {
            for (Name entity : pattern.entities()) {
                readers.computeIfAbsent(entity.text(), e -> new ArrayList<>()).add(pattern);
            }
        }
        return readers;
    }

    /** Whether an attribute of either side holds ids of the other; if none does, that is another rule's finding. */
    private static boolean isCarried(Model model, Relationship relationship) {
        return carriers(model, relationship.left().text(), relationship.right().text())
                        .findAny()
                        .isPresent()
                || carriers(
                                model,
                                relationship.right().text(),
                                relationship.left().text())
                        .findAny()
                        .isPresent();
    }

    private static boolean follows(Model model, Pattern pattern, Relationship relationship) {
        String left = relationship.left().text();
        String right = relationship.right().text();
        boolean together = pattern.entities().size() > 1 && pattern.returns(left) && pattern.returns(right);
        return together
                || readsBy(model, pattern, left, right, relationship.via())
                || readsBy(model, pattern, right, left, relationship.via());
    }

    /** Whether a pattern reads one entity by an attribute that refers to the other, or reads the ids that it holds. */
    private static boolean readsBy(Model model, Pattern pattern, String entity, String other, Optional<Name> via) {
        return pattern.returns(entity)
                && carriers(model, entity, other)
                        .filter(carrier -> via.isEmpty() || via.get().text().equals(carrier))
                        .anyMatch(carrier -> isCollection(model, entity, carrier)
                                || pattern.by().stream()
                                        .flatMap(
                                                parameter -> parameter.paths().getOrDefault(entity, List.of()).stream())
                                        .anyMatch(path -> path.first().equals(carrier)));
    }

    private static boolean isCollection(Model model, String entity, String attribute) {
        return model.entity(entity)
                .flatMap(e -> e.attribute(attribute))
                .filter(a -> a.type().isCollection())
                .isPresent();
    }

    /** The attributes of an entity that hold ids of another. */
    static Stream<String> carriers(Model model, String entity, String other) {
        Optional<Entity> owner = model.entity(entity);
        return owner.stream()
                .flatMap(e -> e.attributes().stream())
                .filter(attribute -> attribute.type().refersTo(other))
                .map(attribute -> attribute.name().text());
    }
}
