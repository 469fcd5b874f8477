package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What would cool a partition that is too hot.
 *
 * @param parts into how many its load must be cut: shards for writes, copies for reads
 * @param width the unit of time that would do in place of a longer one, if the key has one and it helps
 * @param text what to do, in words
 */
public record Cooling(long parts, Optional<TimeUnit> width, String text) {

    /** Beyond, no reader could gather what the writers spread. */
    private static final long MOST_PARTS = 10_000;

    public static Cooling of(Group group) {
        long parts = group.kind().partsFor(group.sum());
        if (parts > MOST_PARTS) {
            return new Cooling(
                    parts, Optional.empty(), "no key could bear this; look at the rates and the sizes again");
        }
        return group.kind() == PartitionLimit.READ ? ofReads(group, parts) : ofWrites(group, parts);
    }

    /** A shard does not help readers, who ask all of them; copies do. A shorter unit of time does, if all of it is read. */
    private static Cooling ofReads(Group group, long parts) {
        Optional<TimeUnit> width = bucket(group).flatMap(unit -> narrower(unit, group));
        String copies = "keep " + Amount.count(parts) + " copies and read one of them at random, or keep it in a cache";
        return new Cooling(
                parts,
                width,
                width.map(unit -> "cut the time to the " + unit.word()
                                + ", so that a call reads several partitions; or " + copies)
                        .orElse(copies));
    }

    private static Cooling ofWrites(Group group, long parts) {
        Demand hottest = group.hottest().demand();
        if (hottest.purpose() == Demand.Purpose.COUNTING) {
            return new Cooling(
                    parts,
                    Optional.empty(),
                    "gather several changes before adding them, or keep the number in " + Amount.count(parts)
                            + " items and add them up when reading");
        }
        if (isOneItem(group)) {
            return new Cooling(
                    parts,
                    Optional.empty(),
                    "one item gets all of it, so no shard helps: write it less often, or divide what it holds among "
                            + Amount.count(parts) + " items");
        }
        Optional<SlotFormat.Shard> shard = formats(group)
                .filter(SlotFormat.Shard.class::isInstance)
                .map(SlotFormat.Shard.class::cast)
                .findFirst();
        if (shard.isPresent()) {
            // The hottest shard gets its part of all: so many shards as all together need.
            long shards = group.kind()
                    .partsFor(
                            group.sum().multiply(BigDecimal.valueOf(shard.get().count())));
            return new Cooling(
                    shards,
                    Optional.empty(),
                    "take " + Amount.count(shards) + " shards in place of "
                            + shard.get().count());
        }
        String spread = "spread the items over " + Amount.count(parts) + " shards or more, as in `{" + id(group)
                + ":shard/" + parts + "}`, or take a key with more values";
        return new Cooling(
                parts,
                Optional.empty(),
                bucket(group).isPresent()
                        ? spread + "; a shorter unit of time does not help, the present one gets all writes"
                        : spread);
    }

    /** Whether the key holds the whole id, so that all writes of the hottest partition are to one item. */
    private static boolean isOneItem(Group group) {
        Set<String> key = group.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> !(piece.encoding()
                                .map(encoding -> encoding.slot().format())
                                .orElse(null)
                        instanceof SlotFormat.Shard))
                .flatMap(piece -> piece.leaf().stream())
                .map(leaf -> leaf.path().split("\\.")[0])
                .collect(Collectors.toSet());
        Entity owner = group.hottest().demand().owner();
        return owner.id().stream().allMatch(part -> key.contains(part.text()));
    }

    private static String id(Group group) {
        return group.hottest().demand().owner().id().stream()
                .findFirst()
                .map(Name::text)
                .orElse("id");
    }

    private static Optional<TimeUnit> narrower(TimeUnit unit, Group group) {
        return Arrays.stream(TimeUnit.values())
                .filter(shorter -> shorter.compareTo(unit) > 0)
                .filter(shorter -> {
                    BigDecimal cut = BigDecimal.valueOf(Creation.seconds(shorter))
                            .divide(BigDecimal.valueOf(Creation.seconds(unit)), MathContext.DECIMAL64);
                    return !group.kind().isExceededBy(group.sum().multiply(cut));
                })
                .findFirst();
    }

    /** The unit to which a time in the key is cut, which the caller gives: a walk begins with the present one anyway. */
    private static Optional<TimeUnit> bucket(Group group) {
        return formats(group)
                .filter(SlotFormat.Truncated.class::isInstance)
                .map(format -> ((SlotFormat.Truncated) format).unit())
                .findFirst();
    }

    private static Stream<SlotFormat> formats(Group group) {
        return group.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> !(piece instanceof KeyPiece.Walked))
                .flatMap(piece -> piece.encoding().stream())
                .map(encoding -> encoding.slot().format());
    }
}
