package dev.tablewright.generate.docs;

import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A relationship in a design: whose keys carry it, and which patterns follow it. */
public final class StoredRelationship {

    private final CostReport report;
    private final List<Link> links;

    /** Its two ends, and for many to many those that stand between them. */
    private final Set<String> entities = new LinkedHashSet<>();

    public StoredRelationship(CostReport report, Relationship relationship) {
        this.report = report;
        String left = relationship.left().text();
        String right = relationship.right().text();
        entities.add(left);
        entities.add(right);
        this.links = Link.of(model(), relationship);
        links.forEach(link -> entities.add(link.child().name().text()));
        if (relationship.isManyToMany() && links.isEmpty()) {
            model().entities().stream()
                    .filter(entity -> refers(entity, left) && refers(entity, right))
                    .forEach(entity -> entities.add(entity.name().text()));
        }
    }

    public List<EntityKeys> keys() {
        return entities.stream()
                .flatMap(entity -> model().design().flatMap(design -> design.keysOf(entity)).stream())
                .toList();
    }

    /** The patterns that read one end by the other, or several of them together. */
    public List<PatternCost> followers() {
        List<PatternCost> followers = new ArrayList<>();
        for (PatternCost cost : report.patterns()) {
            Pattern pattern = cost.load().pattern();
            if (isTogether(pattern)
                    || returned(pattern).stream().anyMatch(entity -> isReadByAnother(pattern, entity))) {
                followers.add(cost);
            }
        }
        return followers;
    }

    /** Whether a pattern gives both ends. */
    boolean isTogether(Pattern pattern) {
        return returned(pattern).size() > 1;
    }

    private List<String> returned(Pattern pattern) {
        return entities.stream().filter(pattern::returns).toList();
    }

    private boolean isReadByAnother(Pattern pattern, String entity) {
        return !isReadById(pattern, entity)
                && paths(pattern, entity)
                        .flatMap(path -> model().entity(entity).flatMap(own -> own.attribute(path.first())).stream())
                        .anyMatch(attribute -> leads(entity, attribute));
    }

    /** Who knows all of an id that begins with another's asks for one item, and follows nothing; a pair is a relationship. */
    private boolean isReadById(Pattern pattern, String entity) {
        List<String> known = paths(pattern, entity).map(path -> path.first()).toList();
        return links.size() == 1
                && model().entity(entity)
                        .filter(own -> own.id().size() > 1)
                        .filter(own -> own.id().stream().allMatch(id -> known.contains(id.text())))
                        .isPresent();
    }

    private Stream<AttributePath> paths(Pattern pattern, String entity) {
        return pattern.by().stream().flatMap(parameter -> parameter.paths().getOrDefault(entity, List.of()).stream());
    }

    /** Whether an attribute is the reference that carries the relationship; if none does, any from one end to the other. */
    private boolean leads(String entity, Attribute attribute) {
        if (!links.isEmpty()) {
            return links.stream()
                    .anyMatch(link -> link.child().name().text().equals(entity)
                            && link.via().name().text().equals(attribute.name().text()));
        }
        return entities.stream()
                .filter(other -> !other.equals(entity) || entities.size() == 1)
                .anyMatch(attribute.type()::refersTo);
    }

    private static boolean refers(Entity entity, String other) {
        return entity.attributes().stream().map(Attribute::type).anyMatch(type -> type.refersTo(other));
    }

    private Model model() {
        return report.model();
    }
}
