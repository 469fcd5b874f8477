package dev.tablewright.access.key;

import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.ValueEncoding;
import java.util.Optional;

/**
 * What holds of a slot because of the values that its attribute can have: the words of an enum and the characters of a
 * pattern can exclude what the type alone allows.
 */
public final class SlotFacts {

    private SlotFacts() {}

    /** The characters of the values, if they are known to be few. */
    public static Optional<String> characters(Leaf leaf) {
        if (leaf.choice().isPresent()) {
            StringBuilder all = new StringBuilder();
            leaf.choice().get().values().forEach(word -> all.append(word.text()));
            return Optional.of(all.toString());
        }
        return leaf.type() == KeyType.TEXT ? TextShape.of(leaf.attribute()).letters() : Optional.empty();
    }

    /** Whether the end of the value shows in every key. */
    public static boolean isDelimited(KeyPiece piece) {
        if (piece.encoding().isEmpty()) {
            return true;
        }
        SlotEncoding encoding = piece.encoding().get();
        if (encoding.isDelimited()) {
            return true;
        }
        return isPlainAndRaw(encoding)
                && encoding.boundary() instanceof SlotBoundary.Delimiter delimiter
                && characters(piece.leaf().orElseThrow())
                        .filter(known -> known.indexOf(delimiter.terminator()) < 0)
                        .isPresent();
    }

    /** Whether in some part of a key the end of a value does not show. */
    public static boolean isAmbiguous(Placement placement) {
        return placement
                .parts()
                .flatMap(part -> part.pieces().stream())
                .anyMatch(piece -> piece.leaf().isPresent() && !isDelimited(piece));
    }

    /** Whether keys that are the same in front of this piece sort by its values, whatever stands behind it. */
    public static boolean keepsTupleOrder(KeyPiece piece) {
        if (piece.encoding().isEmpty()) {
            return true;
        }
        SlotEncoding encoding = piece.encoding().get();
        if (encoding.keepsTupleOrder()) {
            return true;
        }
        return isPlainAndRaw(encoding)
                && encoding.order() != SlotOrder.NONE
                && encoding.boundary() instanceof SlotBoundary.Delimiter delimiter
                && characters(piece.leaf().orElseThrow())
                        .filter(known -> known.chars().allMatch(c -> c > delimiter.terminator()))
                        .isPresent();
    }

    /** Whether larger values come later, earlier, or anywhere. An attribute as it is has the order of its type. */
    public static SlotOrder order(KeyPiece piece) {
        return piece.encoding().map(SlotEncoding::order).orElse(SlotOrder.ASCENDING);
    }

    /** Whether the value can be read back from what stands in the key. */
    public static boolean isLossless(KeyPiece piece) {
        return piece.encoding().map(SlotEncoding::isLossless).orElse(true);
    }

    private static boolean isPlainAndRaw(SlotEncoding encoding) {
        return encoding.encoding() == ValueEncoding.RAW && encoding.slot().format() instanceof SlotFormat.Plain;
    }
}
