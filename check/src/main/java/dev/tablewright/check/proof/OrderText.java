package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;

/** Why the texts of a slot sort as its values do. */
final class OrderText {

    private OrderText() {}

    static String of(KeyPiece piece) {
        Leaf leaf = piece.leaf().orElseThrow();
        return "`" + leaf + "` "
                + piece.encoding().map(encoding -> why(leaf, encoding)).orElseGet(() -> plain(leaf.type()));
    }

    private static String why(Leaf leaf, SlotEncoding encoding) {
        SlotFormat format = encoding.slot().format();
        if (format instanceof SlotFormat.Padded padded) {
            return padded.descending() ? "counted down, so that the largest comes first" : "padded with zeros";
        }
        if (format instanceof SlotFormat.Truncated) {
            return "cut to a unit of time";
        }
        boolean goesOn = leaf.type() == KeyType.TEXT && encoding.boundary() instanceof SlotBoundary.Delimiter;
        return plain(leaf.type()) + (goesOn ? ", with a delimiter that sorts before all that a value can contain" : "");
    }

    private static String plain(KeyType type) {
        return switch (type) {
            case TIMESTAMP -> "as ISO-8601, which sorts by time";
            case UUID, ULID, KSUID -> "as text of a fixed length";
            case INTEGER, DECIMAL -> "as a number";
            case BINARY -> "byte by byte";
            case TEXT -> "as text";
        };
    }
}
