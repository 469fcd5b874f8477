package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Relationship;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many items of an entity a caller finds who knows some of the values in their keys: as the relationships say, or as many
 * as there are, divided by how many values there are of each that is known.
 */
public final class Population {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private final KeySpace space;
    private final Crowd crowd;
    private final Spread spread;
    private final Creation creation;

    public Population(KeySpace space, Crowd crowd, Spread spread, Creation creation) {
        this.space = space;
        this.crowd = crowd;
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
            return divided(Optional.of(children.times(heldOfChildren(seen))), beyondParent(seen), seen);
        }
        Optional<Estimate> all = seen.owner().expect().count().map(count -> Estimate.exactly(count)
                .times(held(seen)));
        return divided(all, pieces(seen.parts()), seen).map(found -> onAverage(found.expected()));
    }

    /** How many one unit of time holds, of a partition that is made of a time cut to a unit; empty if nobody says it. */
    public Optional<BigDecimal> inBucket(Placement seen, TimeUnit unit) {
        Optional<Estimate> created =
                creation.per(unit, seen.owner().name().text()).map(Estimate::exactly);
        return divided(created.map(all -> all.times(held(seen))), pieces(seen.parts()), seen)
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

    /** Which part of all entities stands there, if not all do: an item that lacks a part of the key does not either. */
    public BigDecimal held(Placement seen) {
        return share(seen, comparison -> true, Sparseness.ofAbsent(seen));
    }

    /** The same of the children of one parent: that they have a parent is no question. */
    private BigDecimal heldOfChildren(Placement seen) {
        Set<String> parent = pieces(seen.partition().stream()).stream()
                .flatMap(piece -> piece.leaf().stream())
                .flatMap(leaf -> leaf.optional().stream())
                .collect(Collectors.toSet());
        Set<String> absent = new HashSet<>(Sparseness.ofAbsent(seen));
        absent.removeAll(parent);
        return share(
                seen,
                comparison -> comparison.operator() != Condition.Operator.EXISTS
                        || !parent.contains(comparison.path().dotted()),
                absent);
    }

    /** Of what the model does not say, half is taken. */
    private BigDecimal share(Placement seen, Predicate<Condition.Comparison> counts, Set<String> absent) {
        Placement all = space.primary(seen.owner().name().text()).orElse(seen);
        BigDecimal share = HALF.pow(absent.size(), MathContext.DECIMAL64);
        for (Condition.Comparison comparison : seen.when().comparisons()) {
            if (counts.test(comparison)) {
                Kept kept = Kept.by(new FilterTerm.Holds(comparison), all, space.leaves());
                share = share.multiply(kept.share(), MathContext.DECIMAL64);
            }
        }
        return share;
    }

    /** What there is of each value that is known, if all are equally frequent. */
    private Optional<Estimate> divided(Optional<Estimate> all, List<KeyPiece> pieces, Placement seen) {
        Map<Leaf, Long> known = new LinkedHashMap<>();
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Given given) {
                known.merge(given.value(), values(given, seen), Math::max);
            }
        }
        Optional<Estimate> left = all.map(number -> number.times(asked(pieces, seen)));
        for (long values : known.values()) {
            left = values >= Spread.MANY
                    ? Optional.empty()
                    : left.map(number -> number.dividedBy(BigDecimal.valueOf(values)));
        }
        return left;
    }

    /** Which part of the words is asked for, if some are and some are not. */
    private static BigDecimal asked(List<KeyPiece> pieces, Placement seen) {
        BigDecimal part = BigDecimal.ONE;
        for (KeyPiece piece : pieces) {
            if (piece instanceof KeyPiece.Each each && each.kind() == KeyPiece.Each.Kind.WORD) {
                int words = Kept.words(each.value(), seen).orElse(each.texts().size());
                part = part.multiply(BigDecimal.valueOf(Math.min(each.texts().size(), words))
                        .divide(BigDecimal.valueOf(words), MathContext.DECIMAL64));
            }
        }
        return part;
    }

    /**
     * A constant is one word of an enum: Spread counts where calls go, this counts what there is. Words that do not stand
     * there have been taken away already.
     */
    private long values(KeyPiece.Given given, Placement seen) {
        return given.value().choice().isPresent()
                ? Kept.words(given.value(), seen).orElseThrow()
                : spread.values(given);
    }

    /** What the caller knows of the order, and not of the parent already. */
    private static List<KeyPiece> beyondParent(Placement seen) {
        Set<Leaf> partition = pieces(seen.partition().stream()).stream()
                .flatMap(piece -> piece.leaf().stream())
                .collect(Collectors.toSet());
        return pieces(seen.sort().stream()).stream()
                .filter(piece -> piece.leaf().filter(partition::contains).isEmpty())
                .toList();
    }

    private static List<KeyPiece> pieces(Stream<KeyPart> parts) {
        return parts.flatMap(part -> part.pieces().stream()).toList();
    }

    /** An average: there may be none, and nobody knows the most. */
    private static Estimate onAverage(BigDecimal expected) {
        return new Estimate(BigDecimal.ZERO, expected, Optional.empty());
    }
}
