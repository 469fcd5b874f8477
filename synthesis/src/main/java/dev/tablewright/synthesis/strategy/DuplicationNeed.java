package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter.Origin;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The patterns that read a parent for the sake of its children, and what they want of it. */
final class DuplicationNeed {

    private final Model model;
    private final Link link;
    private final String parent;
    private final String child;

    DuplicationNeed(Model model, Link link) {
        this.model = model;
        this.link = link;
        this.parent = link.parent().name().text();
        this.child = link.child().name().text();
    }

    /** Those that list the parent before its children. */
    List<Pattern> together() {
        return model.patterns().stream().filter(this::isTogether).toList();
    }

    private boolean isTogether(Pattern pattern) {
        boolean sorted = pattern.sort().stream()
                .allMatch(key -> link.child().attribute(key.path().first()).isPresent());
        return pattern.operation() == Pattern.Operation.LIST
                && pattern.entities().size() == 2
                && pattern.returns(parent)
                && pattern.returns(child)
                && pattern.where().isAlways()
                && sorted;
    }

    /** Those that fetch the parents of children that were found by something else. */
    List<Pattern> afterwards() {
        return lists().isEmpty()
                ? List.of()
                : model.patterns().stream().filter(this::isAfterwards).toList();
    }

    private boolean isAfterwards(Pattern pattern) {
        boolean found = pattern.batch().isPresent()
                || pattern.by().stream().flatMap(by -> by.origin().stream()).anyMatch(origin -> origin == Origin.ITEM);
        return found
                && pattern.operation() == Pattern.Operation.GET
                && SplitPattern.isById(
                        pattern, model.entity(pattern.entities().get(0).text()).orElseThrow())
                && pattern.returns(parent);
    }

    /** Those that find children of many parents. */
    List<Pattern> lists() {
        return model.patterns().stream()
                .filter(pattern -> pattern.operation() == Pattern.Operation.LIST
                        && pattern.entities().size() == 1
                        && pattern.returns(child)
                        && pattern.by().stream()
                                .flatMap(by -> by.paths().getOrDefault(child, List.of()).stream())
                                .noneMatch(path ->
                                        path.first().equals(link.via().name().text())))
                .toList();
    }

    /** What all of them want of the parent, but for its id, which the child has. */
    List<Attribute> wanted() {
        Entity entity = model.entity(parent).orElseThrow();
        Set<String> names = new TreeSet<>();
        Stream.concat(together().stream(), afterwards().stream())
                .forEach(pattern -> names.addAll(SplitPattern.needed(pattern, entity)));
        return entity.attributes().stream()
                .filter(attribute -> names.contains(attribute.name().text())
                        && !entity.isIdentifiedBy(attribute.name().text()))
                .toList();
    }
}
