package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.key.Source;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What all patterns, or all writes, ask of the same partitions in the busiest second: the hottest partition bears their sum.
 * Partitions are the same if their keys are made of the same values in the same way.
 */
public final class PartitionLoad {

    /**
     * What one pattern or write asks of the hottest partition.
     *
     * @param perSecond how often it is called in the busiest second
     */
    public record Share(Name who, BigDecimal perSecond, Demand demand) {

        /** Units a second. */
        public BigDecimal heat() {
            return demand.heat(perSecond);
        }

        /** Whether it is known over how many partitions it spreads, or does not matter. */
        public boolean isKnown() {
            return !demand.spreading().isWide() || !demand.kind().isExceededBy(perSecond.multiply(demand.unitsEach()));
        }

        /** Units a second, if all partitions were equally popular. */
        BigDecimal evenHeat() {
            return perSecond
                    .multiply(demand.unitsEach())
                    .divide(BigDecimal.valueOf(demand.spreading().partitions()), MathContext.DECIMAL64);
        }

        public boolean isTooHot() {
            return demand.kind().isExceededBy(heat());
        }
    }

    /** Those that meet in the same partitions. */
    public record Group(PartitionLimit kind, Route route, List<KeyPart> partition, List<Share> shares) {

        /** Units a second in the hottest partition. */
        public BigDecimal sum() {
            return shares.stream().map(Share::heat).reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        public Share hottest() {
            return shares.stream().max(Comparator.comparing(Share::heat)).orElseThrow();
        }

        /** Whether it is known over how many partitions all of it spreads, or does not matter. */
        public boolean isKnown() {
            return shares.stream().allMatch(Share::isKnown);
        }

        /** Whether it is more than a partition bears. */
        public boolean isTooHot() {
            return kind.isExceededBy(sum());
        }

        /**
         * Whether nothing but counters makes it too hot, and would if all were equally popular: that is said of the
         * counters themselves.
         */
        public boolean isHotByCountersAlone() {
            BigDecimal others = BigDecimal.ZERO;
            BigDecimal counters = BigDecimal.ZERO;
            for (Share share : shares) {
                if (share.demand().purpose() == Demand.Purpose.COUNTING) {
                    counters = counters.add(share.evenHeat());
                } else {
                    others = others.add(share.heat());
                }
            }
            return kind.isExceededBy(counters) && !kind.isExceededBy(others);
        }

        /** Whether it is more than a partition bears, and not because of a single one. */
        public boolean isTooHotTogether() {
            return isTooHot() && shares.stream().noneMatch(Share::isTooHot);
        }
    }

    private final Map<String, Group> groups = new LinkedHashMap<>();

    PartitionLoad() {}

    void add(Name who, Pace pace, Demand demand) {
        pace.peak().ifPresent(perSecond -> groups.computeIfAbsent(
                        id(demand.kind(), demand.route(), demand.partition()),
                        id -> new Group(demand.kind(), demand.route(), demand.partition(), new ArrayList<>()))
                .shares()
                .add(new Share(who, perSecond, demand)));
    }

    /** All groups, in the order of the file. */
    public Collection<Group> groups() {
        return groups.values();
    }

    /** Those that meet in these partitions; nobody, if none has a rate. */
    public Group in(PartitionLimit kind, Route route, List<KeyPart> partition) {
        return groups.getOrDefault(id(kind, route, partition), new Group(kind, route, partition, List.of()));
    }

    private static String id(PartitionLimit kind, Route route, List<KeyPart> partition) {
        StringBuilder id = new StringBuilder(kind.word())
                .append('\n')
                .append(route.table().name().text())
                .append('\n')
                .append(route.name());
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
