package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeyPiece.Given;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.SlotFacts;
import dev.tablewright.access.key.Source;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.pattern.Narrowing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The keys of an entity in a table or an index, as the caller of a pattern sees them. */
final class Seen {

    private final Knowledge knowledge;
    private final Placement placement;
    private final List<KeyPart> equal;
    private final Optional<KeyPart> partial;
    private final List<KeyPiece> prefix;

    Seen(Knowledge knowledge, Placement plain) {
        this.knowledge = knowledge;
        this.placement = new Placement(
                plain.occupant(),
                plain.owner(),
                plain.companion(),
                plain.route(),
                plain.partition().stream()
                        .map(part -> part.map(knowledge::inPartition))
                        .toList(),
                plain.sort().stream().map(part -> part.map(knowledge::see)).toList(),
                plain.when(),
                plain.span());
        List<KeyPart> sort = placement.sort();
        int whole = 0;
        while (whole < sort.size() && sort.get(whole).isDetermined()) {
            whole++;
        }
        this.equal = sort.subList(0, whole);
        this.partial = whole < sort.size() ? Optional.of(sort.get(whole)) : Optional.empty();
        this.prefix = partial.map(part ->
                        part.pieces().stream().takeWhile(KeyPiece::isDetermined).toList())
                .orElse(List.of());
    }

    Knowledge knowledge() {
        return knowledge;
    }

    Placement placement() {
        return placement;
    }

    /** The parts of the sort key, from the first, that the caller knows as a whole. */
    List<KeyPart> equal() {
        return equal;
    }

    /** The first part of the sort key that the caller does not know as a whole. */
    Optional<KeyPart> partial() {
        return partial;
    }

    /** What the caller knows of that part, from its beginning. */
    List<KeyPiece> prefix() {
        return prefix;
    }

    /** Whether the caller knows the whole key, and it is one key. */
    boolean isOneKey() {
        return partial.isEmpty()
                && placement.parts().flatMap(part -> part.pieces().stream()).allMatch(KeyPiece::isSingle);
    }

    /** All pieces of the sort key, one part after the other. */
    List<KeyPiece> sortPieces() {
        return placement.sort().stream().flatMap(part -> part.pieces().stream()).toList();
    }

    /** The condition by which the range or prefix of the pattern enters the key; empty if it cannot. */
    Optional<SortCondition.Narrowed> narrowed() {
        if (partial.isEmpty() || knowledge.narrowing().isEmpty()) {
            return Optional.empty();
        }
        KeyPart part = partial.get();
        Narrowing narrowing = knowledge.narrowing().get();
        KeyPiece next = part.pieces().get(prefix.size());
        boolean last = prefix.size() + 1 == part.pieces().size();
        return next instanceof KeyPiece.Open open
                        && knowledge.narrowed().filter(open.value()::equals).isPresent()
                        && prefix.stream().allMatch(SlotFacts::isDelimited)
                        && (narrowing.kind() == Narrowing.Kind.RANGE ? isRange(open) : isPrefix(open, last))
                ? Optional.of(new SortCondition.Narrowed(part.attribute(), prefix, open, last, narrowing))
                : Optional.empty();
    }

    private static boolean isRange(KeyPiece.Open open) {
        return SlotFacts.keepsTupleOrder(open) && SlotFacts.order(open) != SlotOrder.NONE && SlotFacts.isLossless(open);
    }

    /** In a raw key a text that ends with the delimiter would also find what is behind it. */
    private static boolean isPrefix(KeyPiece.Open open, boolean last) {
        boolean escaped = open.encoding()
                .map(encoding -> encoding.encoding() == ValueEncoding.ESCAPED)
                .orElse(true);
        boolean plain = open.encoding()
                .map(encoding -> encoding.slot().format() instanceof SlotFormat.Plain)
                .orElse(true);
        return plain && isText(open.value()) && (escaped || last);
    }

    private static boolean isText(Leaf leaf) {
        return leaf.type() != KeyType.INTEGER && leaf.type() != KeyType.DECIMAL && leaf.type() != KeyType.BINARY;
    }

    /** The values that every item found has, because the partition key says so, and the sort key if it is used. */
    Set<Leaf> pinned(boolean withSort) {
        List<KeyPiece> pieces = new ArrayList<>();
        placement.partition().forEach(part -> pieces.addAll(part.pieces()));
        if (withSort) {
            equal.forEach(part -> pieces.addAll(part.pieces()));
            pieces.addAll(prefix);
        }
        Set<Leaf> pinned = new HashSet<>();
        for (KeyPiece piece : pieces) {
            boolean known = piece instanceof Given || piece instanceof KeyPiece.Each;
            if (known && SlotFacts.isLossless(piece) && SlotFacts.isDelimited(piece)) {
                pinned.add(piece.leaf().orElseThrow());
            }
        }
        return pinned;
    }

    /** What identifies the partition in a call: equal for two entities exactly if they stand together. */
    List<String> partitionSignature() {
        List<String> signature = new ArrayList<>();
        for (KeyPart part : placement.partition()) {
            StringBuilder text = new StringBuilder(part.attribute());
            for (KeyPiece piece : part.pieces()) {
                boolean parameter = piece instanceof Given given && given.source() instanceof Source.Parameter;
                if (parameter) {
                    Source.Parameter source = (Source.Parameter) ((Given) piece).source();
                    String format = piece.encoding()
                            .map(encoding -> encoding.slot().format().suffix())
                            .orElse("");
                    text.append('\u0000')
                            .append(source.component())
                            .append(format)
                            .append('\u0000')
                            .append(piece.leaf().orElseThrow().type())
                            .append('\u0000');
                } else {
                    text.append(piece instanceof KeyPiece.Open ? "\u0001" + piece.text() : piece.text());
                }
            }
            signature.add(text.toString());
        }
        return signature;
    }
}
