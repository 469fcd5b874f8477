package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.List;
import java.util.stream.Stream;

/** What the strategies that an author insists on leave to choose. */
public final class PinnedStrategies {

    private final Model model;
    private final StrategyOf strategies;

    public PinnedStrategies(Model model, Layout layout) {
        this.model = model;
        this.strategies = new StrategyOf(model, layout);
    }

    /** Whether an entity may have a key in the table. */
    public boolean allow(Entity entity, KeyShape primary) {
        return pins(entity).allMatch(pin -> allows(pin, entity, primary));
    }

    /** The pins because of which none of some keys is allowed. */
    public List<Relationship> inTheWay(Entity entity, List<KeyShape> primaries) {
        return pins(entity)
                .filter(pin -> primaries.stream().noneMatch(primary -> allows(pin, entity, primary)))
                .toList();
    }

    /** All pins that concern an entity. */
    public List<Relationship> of(Entity entity) {
        return pins(entity).toList();
    }

    private Stream<Relationship> pins(Entity entity) {
        return model.relationships().stream()
                .filter(line -> line.strategy().isPresent())
                .filter(line -> Link.of(model, line).stream()
                        .anyMatch(link -> link.child().name().equals(entity.name())));
    }

    private boolean allows(Relationship pin, Entity entity, KeyShape primary) {
        List<Link> links = Link.of(model, pin);
        EntityChoice choice = new EntityChoice(entity, primary, List.of());
        Strategy strategy = pin.strategy().orElseThrow();
        boolean withParent = links.stream().anyMatch(link -> strategies.isInParent(link, choice));
        return switch (strategy) {
            case COMPOSITE_KEY, ADJACENCY_LIST, JUNCTION_TABLE, MATERIALIZED_GRAPH -> withParent;
            case HIERARCHICAL_KEY -> links.stream().anyMatch(link -> strategies.isBelowParent(link, primary));
            case SECONDARY_INDEX, FOREIGN_KEY -> !withParent;
            // A copy of attributes, or a second read, goes with every key; what is kept within an item has none.
            case DUPLICATION, NORMALIZED, SHALLOW_DUPLICATION -> true;
            case EMBEDDED, COMPLEX_ATTRIBUTE -> false;
        };
    }
}
