package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import java.math.BigDecimal;
import java.util.Map;

/**
 * How many entities there are to be: what the model expects, scaled down. Whatever the size, there are at least a few of each, so
 * that pages, ties and empty answers can be seen, and never more than the model allows.
 */
public sealed interface PopulationSize {

    /** About a thousand in all. */
    PopulationSize USUAL = items(1000);

    /** About so many in all. */
    static PopulationSize items(long items) {
        if (items < 1) {
            throw new PopulationException("there must be at least one item, and not " + items);
        }
        return new Items(items);
    }

    /** A part of what the model expects of each entity: 0.001 for a thousandth. */
    static PopulationSize scale(BigDecimal factor) {
        if (factor.signum() <= 0) {
            throw new PopulationException("a scale is above 0, and not " + factor.toPlainString());
        }
        return new Scale(factor);
    }

    /** Exactly so many of each entity that is named, as far as the model allows, and one of every other. */
    static PopulationSize exactly(Map<String, Long> counts) {
        return new Exactly(Map.copyOf(counts));
    }

    /** How many of each entity of a model, in an order in which what is referred to comes first. */
    default Map<String, Long> of(Model model) {
        Scalars scalars = new Scalars(new KeyFacts(model), new Times(Times.USUAL, Times.USUAL, 0), 0);
        return new Counts(model, new EntityOrder(model), scalars).of(this);
    }

    /** @param items how many in all */
    record Items(long items) implements PopulationSize {}

    /** @param factor of what is expected */
    record Scale(BigDecimal factor) implements PopulationSize {}

    /** @param counts by entity */
    record Exactly(Map<String, Long> counts) implements PopulationSize {}
}
