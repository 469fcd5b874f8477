package dev.tablewright.lab.data;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Realistic rows for all entities of a model. Each is a function of the model, the size, the seed and its index, and of nothing else:
 * any can be made at any time, in any thread, and again, so that however many there are, none is kept in memory.
 *
 * <pre>{@code
 * Population population = Population.of(model, PopulationSize.items(1000), 42);
 * population.rows("Order").forEach(…);
 * }</pre>
 *
 * <p>What is referred to is there. Numbers that writes keep (counts, sums, versions, last numbers) are at their beginning; numbers
 * that writes give are those that they will give if rows are written in their order.
 */
public final class Population {

    private final Model model;
    private final PopulationSize size;
    private final long seed;
    private final Times times;
    private final EntityOrder order;
    private final Map<String, EntityPlan> plans;

    private Population(Model model, PopulationSize size, long seed, Times times) {
        this.model = model;
        this.size = size;
        this.seed = seed;
        this.times = times;
        this.order = new EntityOrder(model);
        this.plans = new Planning(model, order, size, times, seed).plans();
    }

    /**
     * @throws PopulationException if no values can be made for an attribute
     */
    public static Population of(Model model, PopulationSize size, long seed) {
        return new Population(model, size, seed, new Times(Times.USUAL, Times.USUAL, 0));
    }

    /** The same, of which all has happened before another moment; the beginning of 2026, if nothing is said. */
    public Population before(Instant base) {
        return new Population(model, size, seed, new Times(base, times.now(), times.expired()));
    }

    /**
     * The same with other times to live.
     *
     * @param now after which they end
     * @param expired which part of them has ended before, from 0 to 1
     */
    public Population expiringAfter(Instant now, double expired) {
        return new Population(model, size, seed, new Times(times.base(), now, expired));
    }

    public Model model() {
        return model;
    }

    /** The entities of a model, in an order in which what is referred to comes first. */
    public static List<Entity> inOrder(Model model) {
        return List.copyOf(new EntityOrder(model).inOrder());
    }

    /** Those that are stored, in an order in which what is referred to comes first. */
    public List<Entity> entities() {
        return order.inOrder().stream()
                .filter(entity -> isStored(entity.name().text()))
                .toList();
    }

    /** A model may be ahead of its design: an entity without keys has no items, though others may refer to it. */
    private boolean isStored(String entity) {
        return model.design().filter(design -> design.keysOf(entity).isEmpty()).isEmpty();
    }

    public long count(String entity) {
        return plan(entity).count();
    }

    /** How many there are of each entity. */
    public Map<String, Long> counts() {
        Map<String, Long> counts = new LinkedHashMap<>();
        entities()
                .forEach(entity ->
                        counts.put(entity.name().text(), count(entity.name().text())));
        return counts;
    }

    public long total() {
        return counts().values().stream().mapToLong(Long::longValue).sum();
    }

    /** All rows: entity after entity, in an order in which what is referred to comes first. */
    public Stream<Row> rows() {
        return entities().stream().flatMap(entity -> rows(entity.name().text()));
    }

    /** All rows of an entity. A row refers to those of its own kind that come before it. */
    public Stream<Row> rows(String entity) {
        return rows(entity, 0, count(entity));
    }

    /** Rows of an entity from an index up to, without, another. */
    public Stream<Row> rows(String entity, long from, long to) {
        EntityPlan plan = plan(entity);
        Objects.checkFromToIndex(from, to, plan.count());
        return LongStream.range(from, to).mapToObj(plan::row);
    }

    public Row row(String entity, long index) {
        EntityPlan plan = plan(entity);
        Objects.checkIndex(index, plan.count());
        return plan.row(index);
    }

    /**
     * The reference by which the rows of an entity are grouped: those with the same parent come one after the other. Empty: by none.
     */
    public Optional<String> groupedBy(String entity) {
        return plan(entity).shape().owner().map(owner -> owner.name().text());
    }

    /** The index behind the last row with the same parent; the end, if rows have none. */
    public long endOfGroup(String entity, long index) {
        EntityPlan plan = plan(entity);
        return plan.owners() == null
                ? plan.count()
                : plan.owners().start(plan.owners().parentOf(index) + 1);
    }

    private EntityPlan plan(String entity) {
        EntityPlan plan = plans.get(entity);
        if (plan == null) {
            throw new IllegalArgumentException("the model has no entity " + entity);
        }
        return plan;
    }
}
