package dev.tablewright.check.proof;

import dev.tablewright.check.keyspace.KeyPiece;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.keys.SlotFormat;

/** Why the texts of a slot sort as its values do. */
final class OrderText {

    private OrderText() {}

    static String of(KeyPiece piece) {
        Leaf leaf = piece.leaf().orElseThrow();
        return "`" + leaf + "` "
                + piece.encoding()
                        .map(encoding -> why(leaf, encoding.slot().format()))
                        .orElse("in its own type");
    }

    private static String why(Leaf leaf, SlotFormat format) {
        if (format instanceof SlotFormat.Padded padded) {
            return padded.descending() ? "counted down" : "padded with zeros";
        }
        if (format instanceof SlotFormat.Truncated) {
            return "cut to a unit of time";
        }
        return switch (leaf.type()) {
            case TIMESTAMP -> "as ISO-8601, which sorts by time";
            case UUID, ULID, KSUID -> "in a fixed length";
            default -> "as text that ends before all by which it could go on";
        };
    }
}
