package dev.tablewright.lab.data;

/** The place of a row among those of its entity, and among those of its parent. */
final class Spot {

    private static final long UNKNOWN = Long.MIN_VALUE;

    private final EntityPlan plan;
    private final long index;
    private final long parent;
    private final long ordinal;
    private final long siblings;
    private long moment = UNKNOWN;

    Spot(EntityPlan plan, long index, long parent, long ordinal, long siblings) {
        this.plan = plan;
        this.index = index;
        this.parent = parent;
        this.ordinal = ordinal;
        this.siblings = siblings;
    }

    /** From 0, among all of its entity. */
    long index() {
        return index;
    }

    /** The index of the parent; 0 if it has none. */
    long parent() {
        return parent;
    }

    /** From 0, among those of its parent; the index, if it has none. */
    long ordinal() {
        return ordinal;
    }

    /** How many the parent has. */
    long siblings() {
        return siblings;
    }

    /** How many there are of its entity. */
    long total() {
        return plan.count();
    }

    /** When it came about, in milliseconds since 1970. */
    long moment() {
        if (moment == UNKNOWN) {
            moment = plan.moment(this);
        }
        return moment;
    }
}
