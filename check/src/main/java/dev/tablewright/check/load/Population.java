package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.keyspace.KeyPiece;
import dev.tablewright.check.keyspace.KeySpace;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.plan.FilterTerm;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Relationship;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many items of an entity a caller finds who knows some of the values in their keys: as the relationships say, or as many
 * as there are, divided by how many values there are of each that is known.
 */
public final class Population {

    private final KeySpace space;
    private final Crowd crowd;
    private final Spread spread;
    private final Creation creation;

    public Population(Model model, KeySpace space, Spread spread, Creation creation) {
        this.space = space;
        this.crowd = new Crowd(model, space.leaves());
        this.spread = spread;
        this.creation = creation;
    }

    /** Empty if nobody says how many there are. */
    public Optional<Estimate> of(Placement seen) {
        if (crowd.isAlone(seen) || seen.owner().singleton()) {
            return Optional.of(Estimate.ONE);
        }
        if (bucket(seen).isPresent()) {
            return inBucket(seen, bucket(seen).get()).map(Population::onAverage);
        }
        Optional<Relationship> line =
                crowd.of(seen).filter(found -> found.fanout().isPresent());
        if (line.isPresent()) {
            BigDecimal fanout = BigDecimal.valueOf(line.get().fanout().orElseThrow());
            Estimate children = new Estimate(
                    BigDecimal.ZERO,
                    fanout,
                    line.get().max().map(BigDecimal::valueOf).filter(most -> most.compareTo(fanout) >= 0));
            return divided(Optional.of(children.times(held(seen))), sortPieces(seen));
        }
        Optional<Estimate> all = seen.owner().expect().count().map(count -> Estimate.exactly(count)
                .times(held(seen)));
        return divided(all, seen.parts().flatMap(part -> part.pieces().stream()).toList())
                .map(found -> onAverage(found.expected()));
    }

    /** How many one unit of time holds, of a partition that is made of a time cut to a unit; empty if nobody says it. */
    public Optional<BigDecimal> inBucket(Placement seen, TimeUnit unit) {
        Optional<Estimate> created =
                creation.per(unit, seen.owner().name().text()).map(Estimate::exactly);
        return divided(
                        created,
                        seen.parts().flatMap(part -> part.pieces().stream()).toList())
                .map(Estimate::expected);
    }

    /** The unit of time to which the partition is cut. */
    public static Optional<TimeUnit> bucket(Placement seen) {
        return seen.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.encoding().stream())
                .map(encoding -> encoding.slot().format())
                .filter(SlotFormat.Truncated.class::isInstance)
                .map(format -> ((SlotFormat.Truncated) format).unit())
                .findFirst();
    }

    /** Which part of all entities stands there, if not all do. */
    private BigDecimal held(Placement seen) {
        return share(seen, seen.when());
    }

    /** Which part of all entities satisfies a condition; half, if the model does not say. */
    public BigDecimal share(Placement seen, Condition condition) {
        Placement all = space.primary(seen.owner().name().text()).orElse(seen);
        BigDecimal share = BigDecimal.ONE;
        for (Condition.Comparison comparison : condition.comparisons()) {
            Kept kept = Kept.by(new FilterTerm.Holds(comparison), all, space.leaves());
            share = share.multiply(kept.share(), MathContext.DECIMAL64);
        }
        return share;
    }

    /** What there is of each value that is known, if all are equally frequent. */
    private Optional<Estimate> divided(Optional<Estimate> all, List<KeyPiece> pieces) {
        Map<Leaf, Long> known = new LinkedHashMap<>();
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Given given) {
                known.merge(given.value(), values(given), Math::max);
            }
        }
        Optional<Estimate> left = all;
        for (long values : known.values()) {
            left = values >= Spread.MANY
                    ? Optional.empty()
                    : left.map(number -> number.dividedBy(BigDecimal.valueOf(values)));
        }
        return left;
    }

    /** A constant is one word of an enum: Spread counts where calls go, this counts what there is. */
    private long values(KeyPiece.Given given) {
        return given.value()
                .choice()
                .map(choice -> (long) choice.values().size())
                .orElseGet(() -> spread.values(given));
    }

    private static List<KeyPiece> sortPieces(Placement seen) {
        return seen.sort().stream().flatMap(part -> part.pieces().stream()).toList();
    }

    /** An average: there may be none, and nobody knows the most. */
    private static Estimate onAverage(BigDecimal expected) {
        return new Estimate(BigDecimal.ZERO, expected, Optional.empty());
    }
}
