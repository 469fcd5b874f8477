package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.pattern.SortKey;
import java.util.List;

/** Why a table or an index cannot serve a pattern. */
public sealed interface Obstacle {

    /** In a few words, behind the name of the table or index. */
    String text();

    /** The entity has no keys there. */
    record NotThere(String entity, Route route) implements Obstacle {
        @Override
        public String text() {
            return "no " + entity + " stands there";
        }
    }

    /** The partition key needs values that the caller does not have. */
    record Unknown(Placement placement, List<Leaf> missing) implements Obstacle {
        public Unknown {
            missing = List.copyOf(missing);
        }

        /** Whether the key has no more than a unit of time of a value: who says a range can ask for one after the other. */
        public boolean isTruncated(Leaf leaf) {
            return placement.partition().stream()
                    .flatMap(part -> part.pieces().stream())
                    .filter(piece -> piece.leaf().filter(leaf::equals).isPresent())
                    .flatMap(piece -> piece.encoding().stream())
                    .anyMatch(encoding -> encoding.slot().format() instanceof SlotFormat.Truncated);
        }

        @Override
        public String text() {
            return "its partition key needs "
                    + String.join(
                            ", ", missing.stream().map(leaf -> "`" + leaf + "`").toList());
        }
    }

    /** The entities of a pattern stand in different partitions. */
    record Apart(Placement first, Placement second) implements Obstacle {
        @Override
        public String text() {
            return first.occupant() + " and " + second.occupant() + " stand in different partitions";
        }
    }

    /** The index holds only those for which a condition holds that the pattern does not ask for. */
    record Sparse(Placement placement, Comparison missing) implements Obstacle {
        @Override
        public String text() {
            return "only those of " + placement.occupant() + " with `" + missing + "` stand there";
        }
    }

    /** Items without a value are missing from the index. */
    record MayBeAbsent(Placement placement, Leaf leaf) implements Obstacle {
        @Override
        public String text() {
            return "items without `" + leaf + "` are missing from it";
        }
    }

    /** The order of the keys is not the one that is asked for. */
    record Unordered(Placement placement, SortKey wanted, Reason reason) implements Obstacle {

        /** What is wrong with the order. */
        public enum Reason {
            /** Something else comes first in the sort key. */
            ELSEWHERE,
            /** It is there, but its texts do not sort as its values do. */
            ENCODING,
            /** It runs the other way than the rest. */
            DIRECTION,
            /** Items of several entities do not mix, or do not come first, as the pattern wants it. */
            MIXTURE
        }

        @Override
        public String text() {
            return switch (reason) {
                case ELSEWHERE -> "its sort key does not order by `" + wanted + "`";
                case ENCODING -> "its sort key holds `" + wanted.path() + "` as text that sorts otherwise";
                case DIRECTION -> "its sort key orders `" + wanted.path() + "` the other way than the rest";
                case MIXTURE -> placement.occupant() + " does not stand where the order `" + wanted + "` needs it";
            };
        }
    }

    /** A strongly consistent read is asked of an index. */
    record OnlyEventual(Route route) implements Obstacle {
        @Override
        public String text() {
            return "an index cannot be read with strong consistency";
        }
    }
}
