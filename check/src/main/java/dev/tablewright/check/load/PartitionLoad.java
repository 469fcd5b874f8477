package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.KeyPiece;
import dev.tablewright.check.keyspace.KeySpace;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.keyspace.Route;
import dev.tablewright.check.keyspace.Source;
import dev.tablewright.check.plan.AccessPlan;
import dev.tablewright.check.plan.Read;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What all patterns, or all writes, ask of the same partitions in the busiest second: a partition bears their sum. Partitions are
 * the same if their keys are made of the same values in the same way.
 */
public final class PartitionLoad {

    /** What one pattern or write asks of each partition. */
    public record Share(Name who, BigDecimal perPartition) {}

    /** Those that meet in the same partitions. */
    public record Group(Route route, List<KeyPart> partition, List<Share> shares) {

        /** Units a second in each partition. */
        public BigDecimal sum() {
            return shares.stream().map(Share::perPartition).reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        /** Whether it is more than a partition bears, and not because of a single one. */
        public boolean isTooHotTogether(int limit) {
            BigDecimal most = BigDecimal.valueOf(limit);
            return sum().compareTo(most) > 0
                    && shares.stream().allMatch(share -> share.perPartition().compareTo(most) <= 0);
        }
    }

    private final Map<String, Group> groups = new LinkedHashMap<>();

    private PartitionLoad() {}

    public static PartitionLoad ofReads(List<AccessPlan> plans, ItemSizes sizes, Spread spread) {
        PartitionLoad load = new PartitionLoad();
        for (AccessPlan plan : plans) {
            for (Read read : plan.reads()) {
                ReadHeat.of(plan.pattern(), read, sizes, spread)
                        .ifPresent(heat -> load.add(
                                read.route(),
                                read.partition(),
                                new Share(plan.pattern().name(), heat.perPartition())));
            }
        }
        return load;
    }

    public static PartitionLoad ofWrites(List<Write> writes, KeySpace space, ItemSizes sizes, Spread spread) {
        PartitionLoad load = new PartitionLoad();
        for (Write write : writes) {
            for (WriteStep step : write.steps()) {
                for (Placement placement : space.of(step.entity().text())) {
                    WriteHeat.of(write, step, placement, sizes, spread)
                            .ifPresent(heat -> load.add(
                                    placement.route(),
                                    placement.partition(),
                                    new Share(write.name(), heat.perPartition())));
                }
            }
        }
        return load;
    }

    private void add(Route route, List<KeyPart> partition, Share share) {
        groups.computeIfAbsent(id(route, partition), id -> new Group(route, partition, new ArrayList<>()))
                .shares()
                .add(share);
    }

    /** All groups, in the order of the file. */
    public Collection<Group> groups() {
        return groups.values();
    }

    /** Those that meet in these partitions; nobody, if none has a rate. */
    public Group in(Route route, List<KeyPart> partition) {
        return groups.getOrDefault(id(route, partition), new Group(route, partition, List.of()));
    }

    private static String id(Route route, List<KeyPart> partition) {
        StringBuilder id =
                new StringBuilder(route.table().name().text()).append('\n').append(route.name());
        for (KeyPart part : partition) {
            id.append('\n');
            part.pieces().forEach(piece -> id.append(id(piece)));
        }
        return id.toString();
    }

    /** A value goes by the place where its attribute is declared: the customer of an order is the customer. */
    private static String id(KeyPiece piece) {
        boolean constant = piece.leaf().isEmpty()
                || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant);
        return constant
                ? piece.text()
                : "\u0000" + piece.leaf().get().attribute().span().start()
                        + piece.encoding()
                                .map(encoding -> encoding.slot().format().suffix())
                                .orElse("");
    }
}
