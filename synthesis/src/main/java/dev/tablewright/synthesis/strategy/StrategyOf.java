package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.entity.Type;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.List;
import java.util.Optional;

/** By which strategy a draft stores a relationship. */
public final class StrategyOf {

    private final Model model;
    private final Layout layout;
    private final ValuePaths paths;

    public StrategyOf(Model model, Layout layout) {
        this.model = model;
        this.layout = layout;
        this.paths = new ValuePaths(model);
    }

    /** The strategy; empty if nothing carries the relationship, or nobody follows it. */
    public Optional<Strategy> of(Relationship relationship, Draft draft) {
        List<Link> links = Link.of(model, relationship);
        if (links.isEmpty()) {
            return withinItem(relationship);
        }
        if (links.size() == 2) {
            return Optional.of(many(links, draft));
        }
        return draft.choice(links.get(0).child().name().text()).flatMap(choice -> one(links.get(0), choice));
    }

    /** The strategy in words. */
    public String words(Relationship relationship, Draft draft) {
        return of(relationship, draft).map(Strategy::word).orElse("a reference that nobody follows");
    }

    private Optional<Strategy> one(Link link, EntityChoice choice) {
        if (isInParent(link, choice)) {
            return Optional.of(Strategy.COMPOSITE_KEY);
        }
        if (isBelowParent(link, choice.primary())) {
            return Optional.of(Strategy.HIERARCHICAL_KEY);
        }
        boolean indexed = choice.entries().stream().map(Entry::shape).anyMatch(shape -> begins(link, shape));
        return indexed
                ? Optional.of(layout == Layout.SINGLE_TABLE ? Strategy.SECONDARY_INDEX : Strategy.FOREIGN_KEY)
                : Optional.empty();
    }

    /** Read from both ends it is a list of neighbours; read from one, the other end is fetched by its ids. */
    private Strategy many(List<Link> links, Draft draft) {
        Optional<EntityChoice> choice = draft.choice(links.get(0).child().name().text());
        boolean bothWays = choice.isPresent()
                && links.stream().allMatch(link -> choice.get().shapes().anyMatch(shape -> begins(link, shape)));
        if (!bothWays) {
            return Strategy.NORMALIZED;
        }
        return layout == Layout.SINGLE_TABLE ? Strategy.ADJACENCY_LIST : Strategy.JUNCTION_TABLE;
    }

    /** Whether the items of the child stand in the partitions of the parent. */
    public boolean isInParent(Link link, EntityChoice choice) {
        return begins(link, choice.primary());
    }

    /** Whether the partition is found by the parent's id. */
    public boolean begins(Link link, KeyShape shape) {
        List<String> parent = leaves(link);
        List<String> partition = shape.partition().stream()
                .map(term -> paths.full(link.child(), term.path()))
                .toList();
        return partition.size() >= parent.size()
                && partition.subList(0, parent.size()).equals(parent)
                && !isOwn(link.child(), partition);
    }

    /** The partition is that of an item on its own, even if its id begins with the parent's. */
    private boolean isOwn(Entity child, List<String> partition) {
        List<String> id = paths.ofId(child).stream().map(Value::full).toList();
        boolean reference = child.id().size() == 1;
        return !reference && partition.containsAll(id);
    }

    /** Whether the parent's id stands partly in the partition and partly in the sort key. */
    public boolean isBelowParent(Link link, KeyShape shape) {
        List<String> parent = leaves(link);
        List<String> partition = shape.partition().stream()
                .map(term -> paths.full(link.child(), term.path()))
                .toList();
        List<String> all =
                shape.terms().map(term -> paths.full(link.child(), term.path())).toList();
        return partition.size() < parent.size()
                && all.size() >= parent.size()
                && all.subList(0, parent.size()).equals(parent);
    }

    private List<String> leaves(Link link) {
        return paths.of(link.child(), List.of(link.via().name().text())).stream()
                .map(Value::full)
                .toList();
    }

    /** Ids, or whole values, in an attribute of one of the two. */
    private Optional<Strategy> withinItem(Relationship relationship) {
        return holds(relationship.left().text(), relationship.right().text())
                .or(() -> holds(relationship.right().text(), relationship.left().text()));
    }

    private Optional<Strategy> holds(String holder, String held) {
        return model.entity(holder).stream()
                .flatMap(entity -> entity.attributes().stream())
                .filter(attribute -> attribute.type() instanceof Type.Collection
                        && attribute.type().refersTo(held))
                .findFirst()
                .map(attribute -> Strategy.SHALLOW_DUPLICATION);
    }
}
