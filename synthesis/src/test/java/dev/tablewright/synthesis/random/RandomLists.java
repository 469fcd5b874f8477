package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws lists of one entity: their order, what narrows them, what is left out. */
final class RandomLists {

    private final Dice dice;
    private final RandomConditions conditions;

    RandomLists(Dice dice) {
        this.dice = dice;
        this.conditions = new RandomConditions(dice);
    }

    /** A list of what the caller knows something of. */
    Fields list(EntityDraft entity, List<String> by) {
        Fields pattern = Fields.NONE.with("list", entity.name()).with("by", by);
        boolean ofPrimary =
                by.equals(entity.id().subList(0, Math.min(by.size(), entity.id().size())));
        if (ofPrimary && dice.percent(15)) {
            return strong(entity, by, pattern);
        }
        return lessOf(entity, paged(ordered(entity, by, pattern)));
    }

    /** All there are: the largest, the newest, or just all. */
    Fields everything(EntityDraft entity) {
        Fields pattern = Fields.NONE.with("list", entity.name());
        List<AttributeDraft> times =
                entity.attributes(attribute -> attribute.kind() == Kind.TIMESTAMP && !attribute.optional());
        if (!times.isEmpty() && dice.percent(40)) {
            String time = dice.of(times).name();
            return pattern.with("range", time)
                    .with("sort", "-" + time)
                    .with("page", "25")
                    .with("from", Fields.NONE.with(time, "clock"));
        }
        List<String> keys = sortable(entity, List.of());
        if (!keys.isEmpty() && dice.percent(60)) {
            return pattern.with("sort", "-" + dice.of(keys)).with("top", dice.of(List.of("3", "10", "100")));
        }
        return pattern.with("page", "100");
    }

    Fields count(EntityDraft entity, Optional<String> by) {
        Fields pattern = Fields.NONE.with("count", entity.name());
        pattern = by.isPresent() ? pattern.with("by", by.get()) : pattern;
        return dice.percent(30) ? conditioned(entity, by.stream().toList(), pattern) : pattern;
    }

    /** With a condition on something that the caller does not say anyway. */
    Fields conditioned(EntityDraft entity, List<String> by, Fields pattern) {
        return conditions
                .on(entity.attributes(attribute -> !by.contains(attribute.name())))
                .map(condition -> pattern.with("where", condition))
                .orElse(pattern);
    }

    /** What a caller needs of it, how soon, and where he has his parameters from. */
    Fields lessOf(EntityDraft entity, Fields pattern) {
        Fields less = pattern;
        if (dice.percent(18)) {
            List<String> names =
                    entity.attributes().stream().map(AttributeDraft::name).toList();
            less = less.with("needs", dice.some(names, dice.between(1, 3)));
        }
        if (dice.percent(5)) {
            less = less.with("latency", dice.of(List.of("5ms", "10ms", "50ms", "1s")));
        }
        if (dice.percent(5)) {
            less = less.with("budget", new RandomRates(dice).budget());
        }
        if (dice.percent(5) && pattern.all().get("by") instanceof Sketch.Word by) {
            less = less.with("from", Fields.NONE.with(by.text(), dice.of(List.of("path", "session", "item"))));
        }
        return less;
    }

    /** Only a primary key can be read so: in its own order or in none. */
    private Fields strong(EntityDraft entity, List<String> by, Fields pattern) {
        List<String> rest = entity.id().subList(by.size(), entity.id().size());
        Fields strong = pattern.with("consistency", "strong");
        return rest.isEmpty() || dice.percent(50) ? strong : strong.with("sort", rest.get(0));
    }

    private Fields ordered(EntityDraft entity, List<String> by, Fields pattern) {
        List<String> sort = new ArrayList<>();
        if (dice.percent(65)) {
            sort.addAll(dice.some(sortable(entity, by), dice.percent(75) ? 1 : 2));
        }
        List<String> known = new ArrayList<>(by);
        Fields ordered = pattern;
        Optional<AttributeDraft> narrowed = narrowed(entity, by);
        if (narrowed.isPresent()) {
            String attribute = narrowed.get().name();
            boolean prefix = narrowed.get().kind() == Kind.STRING && dice.percent(70);
            ordered = ordered.with(prefix ? "prefix" : "range", attribute);
            known.add(attribute);
            // Whoever asks for a part of a scale mostly wants it in its order.
            if (!sort.isEmpty() && dice.percent(85)) {
                sort.remove(attribute);
                sort.add(0, attribute);
            }
        }
        ordered = dice.percent(22) ? conditioned(entity, known, ordered) : ordered;
        return sort.isEmpty() ? ordered : ordered.with("sort", directed(entity, sort));
    }

    private Optional<AttributeDraft> narrowed(EntityDraft entity, List<String> by) {
        return dice.percent(28)
                ? dice.anyOf(entity.attributes(
                        attribute -> attribute.kind().hasRange() && fits(attribute) && !by.contains(attribute.name())))
                : Optional.empty();
    }

    /** What is too long for a key can hardly ever be ordered: one finds that out once and says it. */
    private boolean fits(AttributeDraft attribute) {
        return !attribute.isLong() || dice.percent(2);
    }

    /** What every item has and what has an order. */
    private List<String> sortable(EntityDraft entity, List<String> by) {
        return entity
                .attributes(attribute -> attribute.kind().fitsInKey()
                        && fits(attribute)
                        && !attribute.optional()
                        && !by.contains(attribute.name()))
                .stream()
                .map(AttributeDraft::name)
                .toList();
    }

    /** All keys one way; the other way only numbers can be turned. */
    private List<String> directed(EntityDraft entity, List<String> sort) {
        boolean descending = dice.percent(50);
        return sort.stream()
                .map(key -> {
                    boolean turned = entity.attribute(key)
                                    .filter(attribute -> attribute.kind() == Kind.INTEGER && attribute.has("max"))
                                    .isPresent()
                            && dice.percent(25);
                    return (descending != turned ? "-" : "") + key;
                })
                .toList();
    }

    private Fields paged(Fields pattern) {
        Fields paged = dice.percent(60) ? pattern.with("page", dice.of(List.of("1", "10", "25", "100"))) : pattern;
        return dice.percent(8) ? paged.with("top", dice.of(List.of("100", "500"))) : paged;
    }
}
