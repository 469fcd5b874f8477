package dev.tablewright.access.read;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import java.util.Optional;

/** How a write finds items of which it does not know the key: a parent by its id, and children by what refers to the parent. */
public final class Lookups {

    private final Planner planner;
    private final KeySpace space;

    public Lookups(Planner planner, KeySpace space) {
        this.planner = planner;
        this.space = space;
    }

    /** Whether the id of an entity leads to its item: its key is made of nothing else, or a query finds it. */
    public boolean isReachable(Entity entity) {
        return space.byId(entity, false).isPresent() || byId(entity).isPresent();
    }

    /** The query that finds an entity whose key is made of more than its id; empty if none does, or if none is needed. */
    public Optional<Read> byId(Entity entity) {
        if (entity.singleton() || space.byId(entity, false).isPresent()) {
            return Optional.empty();
        }
        return one(Asking.byId(entity)).filter(read -> read.filter().isEmpty() && !read.isWalk());
    }

    /** The query that finds all children of one parent, of one partition or of several; empty if none does. */
    public Optional<Read> children(Entity child, Attribute via) {
        if (!(via.type() instanceof Type.Reference)) {
            return Optional.empty();
        }
        AccessPlan plan = planner.plan(Asking.by(child, via.name()));
        return plan.reads().size() == 1 ? plan.reads().stream().findFirst() : Optional.empty();
    }

    /** A single request: what is spread over shards or values of an enum would be several. */
    private Optional<Read> one(Pattern pattern) {
        AccessPlan plan = planner.plan(pattern);
        return plan.reads().size() == 1
                ? plan.reads().stream().filter(read -> read.width() == 1).findFirst()
                : Optional.empty();
    }
}
