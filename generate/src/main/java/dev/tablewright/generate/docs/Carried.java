package dev.tablewright.generate.docs;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * How a design carries a relationship, whoever made it: seen from its keys alone.
 *
 * @param strategy empty if nobody can find one end by the other
 * @param links the references that carry it: one, or two of an entity between many and many; none if ids lie in an attribute
 * @param ways where children are found by their parent
 */
record Carried(Relationship relationship, Optional<Strategy> strategy, List<Link> links, List<Way> ways) {

    Carried {
        links = List.copyOf(links);
        ways = List.copyOf(ways);
    }

    /**
     * A place in which the children of one parent stand together.
     *
     * @param together whether the parent stands there too
     */
    record Way(Link link, Placement placement, boolean together) {}

    static Carried of(KeySpace space, Relationship relationship) {
        Model model = space.model();
        List<Link> links = Link.of(model, relationship);
        if (links.isEmpty()) {
            return new Carried(
                    relationship,
                    holder(model, relationship).map(at -> Strategy.SHALLOW_DUPLICATION),
                    links,
                    List.of());
        }
        List<Way> ways = new ArrayList<>();
        links.forEach(link -> ways.addAll(ways(space, link)));
        return new Carried(relationship, Optional.ofNullable(strategy(space, links, ways)), links, ways);
    }

    private static Strategy strategy(KeySpace space, List<Link> links, List<Way> ways) {
        boolean single = space.design().layout() == Layout.SINGLE_TABLE;
        if (links.size() == 2) {
            boolean both = links.stream()
                    .allMatch(link -> ways.stream().anyMatch(way -> way.link().equals(link)));
            return both ? (single ? Strategy.ADJACENCY_LIST : Strategy.JUNCTION_TABLE) : Strategy.NORMALIZED;
        }
        Link link = links.get(0);
        if (ways.stream().anyMatch(way -> !way.placement().route().isIndex())) {
            return Strategy.COMPOSITE_KEY;
        }
        if (isBelow(space, link)) {
            return Strategy.HIERARCHICAL_KEY;
        }
        return ways.isEmpty() ? null : single ? Strategy.SECONDARY_INDEX : Strategy.FOREIGN_KEY;
    }

    private static List<Way> ways(KeySpace space, Link link) {
        Optional<Placement> parent = space.primary(link.parent().name().text());
        return StreamSupport.stream(space.of(link.child().name().text()).spliterator(), false)
                .filter(placement -> begins(space, link, placement))
                .map(placement -> new Way(link, placement, isTogether(parent, placement)))
                .toList();
    }

    /** Whether the partition is found by the parent's id, and is not that of one child alone. */
    private static boolean begins(KeySpace space, Link link, Placement placement) {
        List<Leaf> parent = parent(space, link);
        List<Leaf> partition = partition(placement);
        boolean own = link.child().id().size() != 1
                && partition.containsAll(space.leaves().ofId(link.child()));
        return !parent.isEmpty() && partition.containsAll(parent) && !own;
    }

    /** Whether the parent's id stands partly in the partition and partly in the sort key. */
    private static boolean isBelow(KeySpace space, Link link) {
        List<Leaf> parent = parent(space, link);
        return parent.size() > 1
                && space.primary(link.child().name().text())
                        .filter(placement -> partition(placement).contains(parent.get(0)))
                        .filter(placement -> !partition(placement).containsAll(parent))
                        .filter(placement -> placement.leaves().toList().containsAll(parent))
                        .isPresent();
    }

    private static boolean isTogether(Optional<Placement> parent, Placement child) {
        return parent.filter(placement -> placement.route().equals(child.route()))
                .filter(placement -> literals(placement).equals(literals(child)))
                .filter(placement -> attributes(placement).equals(attributes(child)))
                .isPresent();
    }

    private static List<String> literals(Placement placement) {
        return placement.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(KeyNotes::isLiteral)
                .map(piece -> piece.text())
                .toList();
    }

    private static List<Attribute> attributes(Placement placement) {
        return partition(placement).stream().map(Leaf::attribute).toList();
    }

    private static List<Leaf> parent(KeySpace space, Link link) {
        return space.leaves().of(link.child(), List.of(link.via().name().text()));
    }

    private static List<Leaf> partition(Placement placement) {
        return placement.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.leaf().stream())
                .toList();
    }

    /** All strategies that the design follows for it: what carries it, and copies that go with that. */
    List<Strategy> strategies() {
        List<Strategy> all = new ArrayList<>();
        strategy.ifPresent(all::add);
        if (links.stream().anyMatch(link -> !copies(link).isEmpty())) {
            all.add(relationship.isManyToMany() ? Strategy.SHALLOW_DUPLICATION : Strategy.DUPLICATION);
        }
        return all;
    }

    /** Whether the design does what an author insists on, by the name that it has in either layout. */
    boolean isAs(Strategy pinned) {
        return switch (pinned) {
            case SECONDARY_INDEX, FOREIGN_KEY -> isOneOf(Strategy.SECONDARY_INDEX, Strategy.FOREIGN_KEY);
            case ADJACENCY_LIST, JUNCTION_TABLE, MATERIALIZED_GRAPH ->
                isOneOf(Strategy.ADJACENCY_LIST, Strategy.JUNCTION_TABLE);
            default -> strategies().contains(pinned);
        };
    }

    private boolean isOneOf(Strategy one, Strategy other) {
        return strategy.filter(own -> own == one || own == other).isPresent();
    }

    /** Attributes of the child that hold what the parent has: {@code orgName} beside {@code org}. */
    static List<String> copies(Link link) {
        List<String> copies = new ArrayList<>();
        for (Attribute original : link.parent().attributes()) {
            String name = original.name().text();
            String copy = link.via().name().text() + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            if (!link.parent().isIdentifiedBy(name)
                    && link.child().attribute(copy).isPresent()) {
                copies.add(copy);
            }
        }
        return copies;
    }

    /** The attribute of one end that holds ids of the other. */
    static Optional<Attribute> holder(Model model, Relationship relationship) {
        return holder(model, relationship.left().text(), relationship.right().text())
                .or(() -> holder(
                        model, relationship.right().text(), relationship.left().text()));
    }

    private static Optional<Attribute> holder(Model model, String entity, String held) {
        return model.entity(entity).map(Entity::attributes).stream()
                .flatMap(List::stream)
                .filter(attribute -> attribute.type() instanceof Type.Collection
                        && attribute.type().refersTo(held))
                .findFirst();
    }
}
