package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import java.util.Map;

/** Makes references: to whom, and how often to the same. */
final class References {

    private final Model model;
    private final Map<String, EntityPlan> plans;
    private final EntityOrder order;
    private final long seed;

    /** @param plans may still be filled, but not once rows are made */
    References(Model model, Map<String, EntityPlan> plans, EntityOrder order, long seed) {
        this.model = model;
        this.plans = plans;
        this.order = order;
        this.seed = seed;
    }

    /** Whether what is referred to comes first, or is the entity itself. */
    boolean isKnown(String from, String target) {
        return from.equals(target) || order.isEarlier(target, from);
    }

    /** To the entity by whose index rows are grouped. */
    Source toOwner(Attribute reference) {
        String target = EntityShape.target(reference);
        return (spot, chance) -> plans.get(target).id(spot.parent());
    }

    /** To each entity by its index. */
    Numbered indexed(Attribute reference, Map<String, Long> counts) {
        String target = EntityShape.target(reference);
        return Numbered.upTo(
                counts.get(target), (number, twist, spot) -> plans.get(target).id(number));
    }

    /** To entities of which each has its share, and none more than it may. */
    Source spread(EntityShape shape, Attribute reference, Map<String, Long> counts) {
        String target = EntityShape.target(reference);
        if (!order.isEarlier(target, shape.name())) {
            return loose(shape.name(), target, counts, !reference.optional());
        }
        long salt = Chance.salt(seed, shape.name(), reference.name().text(), "spread");
        long children = counts.get(shape.name());
        Fanout fanout = new Fanout(
                counts.get(target),
                children,
                reference.optional() ? 0 : shape.least(reference),
                shape.most(reference),
                popularity(target, counts),
                salt);
        Shuffle shuffle = new Shuffle(children, salt);
        return (spot, chance) -> plans.get(target).id(fanout.parentOf(shuffle.at(spot.index())));
    }

    /**
     * To entities of which one owner has no two the same.
     *
     * @param whole whether the scope is all rows, and not those of one owner
     */
    Source distinct(EntityShape shape, Attribute reference, Map<String, Long> counts, boolean whole) {
        String target = EntityShape.target(reference);
        long salt = Chance.salt(seed, shape.name(), reference.name().text(), "distinct");
        long all = counts.get(target);
        if (shape.most(reference) != Long.MAX_VALUE) {
            // In turn: nobody comes again before all others came, so none comes more often than another.
            Shuffle turns = new Shuffle(all, salt);
            return (spot, chance) -> plans.get(target).id(turns.at(spot.index() % all));
        }
        boolean self = !whole
                && shape.owner()
                        .filter(owner -> EntityShape.target(owner).equals(target))
                        .isPresent();
        Popularity popularity = popularity(target, counts);
        return (spot, chance) -> {
            long siblings = whole ? spot.total() : spot.siblings();
            long number = whole ? spot.index() : spot.ordinal();
            boolean others = self && siblings < all;
            long turn = new Shuffle(siblings, salt ^ spot.parent()).at(number);
            long slack = all - siblings - (others ? 1 : 0);
            // Rising with the turn, so that no two are the same; early ones more often, if they are popular.
            double share = (turn + chance.fraction()) / siblings;
            long found = turn + Math.min(slack, (long) ((slack + 1) * (popularity.at(share) / (double) all)));
            return plans.get(target).id(others && found >= spot.parent() ? found + 1 : found);
        };
    }

    /**
     * To any that comes first; of its own kind, to one of an earlier half, so that half after half can be written.
     *
     * @param must whether it cannot be absent
     */
    Source loose(String from, String target, Map<String, Long> counts, boolean must) {
        boolean self = from.equals(target);
        if (!must && !isKnown(from, target)) {
            return (spot, chance) -> null;
        }
        Popularity popularity = popularity(target, counts);
        return (spot, chance) -> {
            long bound = self ? Long.highestOneBit(spot.index()) : counts.get(target);
            if (bound == 0 && !must) {
                return null;
            }
            long found = popularity.at(chance.fraction());
            return plans.get(target).id(self ? found % Math.max(1, bound) : found);
        };
    }

    Popularity popularity(String target, Map<String, Long> counts) {
        return Popularity.of(model.entity(target).orElseThrow().expect().skew(), counts.get(target));
    }
}
