package dev.tablewright.access.request;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.access.request.KeyTerm.Named;
import dev.tablewright.access.request.KeyTerm.Relation;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the key condition of a read. A range without a bound goes to where no value lies beyond. */
final class KeyCondition {

    /** Behind all that can follow a value whose length is open: its delimiter sorts below. */
    private static final String BEHIND_DELIMITER = "$";

    private static final String BEHIND_ALL = Character.toString(Character.MAX_CODE_POINT);

    private final Leaves leaves;
    private final Entity owner;

    KeyCondition(Leaves leaves, Entity owner) {
        this.leaves = leaves;
        this.owner = owner;
    }

    List<KeyTerm> terms(Read read) {
        List<KeyTerm> terms = new ArrayList<>();
        read.partition().forEach(part -> terms.add(equal(part)));
        read.sort().forEach(condition -> terms.add(sort(condition)));
        return terms;
    }

    private KeyTerm equal(KeyPart part) {
        return new KeyTerm(part.attribute(), Relation.EQUAL, List.of(new Named(part.attribute(), value(part))));
    }

    /** The value of a whole part of a key. */
    Operand value(KeyPart part) {
        return part.isDirect()
                ? direct(part.pieces().get(0))
                : new Operand.Composed(Optional.of(part), pieces(part.pieces()));
    }

    private Operand direct(KeyPiece piece) {
        ValuePath path = path(piece.leaf().orElseThrow());
        if (piece instanceof KeyPiece.Each each) {
            return each.isSingle()
                    ? new Operand.Stored(
                            path,
                            new Source.Constant(
                                    Loop.constant(each.value(), each.texts().get(0))))
                    : new Operand.Chosen(path, Loop.of(each));
        }
        return new Operand.Stored(path, ((KeyPiece.Given) piece).source());
    }

    private ValuePath path(Leaf leaf) {
        return ValuePath.of(leaves, owner, leaf);
    }

    private List<TextPiece> pieces(List<KeyPiece> pieces) {
        List<TextPiece> texts = new ArrayList<>();
        pieces.forEach(piece -> texts.add(piece(piece)));
        return texts;
    }

    private TextPiece piece(KeyPiece piece) {
        if (piece.fixed().isPresent()) {
            return new TextPiece.Text(piece.fixed().get());
        }
        if (piece instanceof KeyPiece.Each each) {
            return new TextPiece.Chosen(Loop.of(each));
        }
        ValuePath path = path(piece.leaf().orElseThrow());
        SlotEncoding slot = piece.encoding().orElseThrow();
        return piece instanceof KeyPiece.Given given
                ? new TextPiece.Encoded(path, slot, given.source())
                : new TextPiece.Unit(path, slot);
    }

    private KeyTerm sort(SortCondition condition) {
        String attribute = condition.attribute();
        if (condition instanceof SortCondition.Equal equal) {
            return equal(equal.part());
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            Operand beginning = composed(begins.pieces(), Optional.empty());
            return new KeyTerm(attribute, Relation.BEGINS_WITH, List.of(new Named(attribute, beginning)));
        }
        if (condition instanceof SortCondition.Between between) {
            return between(between);
        }
        SortCondition.Narrowed narrowed = (SortCondition.Narrowed) condition;
        if (narrowed.narrowing().kind() == Narrowing.Kind.PREFIX) {
            return narrowed.isFirst() ? beginning(narrowed) : beginsWith(narrowed);
        }
        return new KeyTerm(
                attribute,
                Relation.BETWEEN,
                List.of(new Named("low", bound(narrowed, true)), new Named("high", bound(narrowed, false))));
    }

    private Operand composed(List<KeyPiece> pieces, Optional<TextPiece> last) {
        List<TextPiece> texts = pieces(pieces);
        last.ifPresent(texts::add);
        return new Operand.Composed(Optional.empty(), texts);
    }

    private static KeyTerm between(SortCondition.Between between) {
        Named low = new Named("low", text(between.low()));
        Named high = new Named("high", text(between.high() + BEHIND_ALL));
        if (between.high().isEmpty()) {
            return new KeyTerm(between.attribute(), Relation.AT_LEAST, List.of(low));
        }
        return between.low().isEmpty()
                ? new KeyTerm(between.attribute(), Relation.AT_MOST, List.of(high))
                : new KeyTerm(between.attribute(), Relation.BETWEEN, List.of(low, high));
    }

    private static Operand text(String text) {
        return new Operand.Composed(Optional.empty(), List.of(new TextPiece.Text(text)));
    }

    private KeyTerm beginsWith(SortCondition.Narrowed narrowed) {
        Operand beginning = composed(narrowed.pieces(), Optional.of(prefix(narrowed)));
        return new KeyTerm(narrowed.attribute(), Relation.BEGINS_WITH, List.of(new Named("prefix", beginning)));
    }

    /** DynamoDB takes no empty beginning of a key, and callers may have none in mind: an interval has no such trouble. */
    private static KeyTerm beginning(SortCondition.Narrowed narrowed) {
        TextPiece prefix = prefix(narrowed);
        Operand low = new Operand.OrLeast(new Operand.Composed(Optional.empty(), List.of(prefix)));
        Operand high = new Operand.Composed(Optional.empty(), List.of(prefix, new TextPiece.Text(BEHIND_ALL)));
        return new KeyTerm(
                narrowed.attribute(), Relation.BETWEEN, List.of(new Named("low", low), new Named("high", high)));
    }

    private static TextPiece prefix(SortCondition.Narrowed narrowed) {
        return new TextPiece.Prefix(narrowed.slot()
                .encoding()
                .filter(slot -> slot.encoding() == ValueEncoding.ESCAPED && isOpen(slot))
                .map(slot -> new SlotEncoding(slot.slot(), KeyType.TEXT, slot.boundary(), slot.encoding())));
    }

    /** One end of a range. In a slot that turns the order round, the upper end is that of the least value. */
    private Operand bound(SortCondition.Narrowed narrowed, boolean low) {
        ValuePath path = path(narrowed.slot().value());
        if (narrowed.slot().encoding().isEmpty()) {
            Operand end = new Operand.End(path, low);
            return low && canBeEmpty(narrowed) ? new Operand.OrLeast(end) : end;
        }
        SlotEncoding slot = narrowed.slot().encoding().get();
        boolean least = low != (slot.order() == SlotOrder.DESCENDING);
        String behind = low || narrowed.last() ? "" : isOpen(slot) ? BEHIND_DELIMITER : BEHIND_ALL;
        String otherwise = low ? narrowed.lowest() : narrowed.highest();
        Operand end = composed(narrowed.pieces(), Optional.of(new TextPiece.End(path, slot, least, behind, otherwise)));
        return low && canBeEmpty(narrowed) ? new Operand.OrLeast(end) : end;
    }

    private static boolean canBeEmpty(SortCondition.Narrowed narrowed) {
        KeyType type = narrowed.slot().value().type();
        return narrowed.isFirst() && (type == KeyType.TEXT || type == KeyType.BINARY);
    }

    private static boolean isOpen(SlotEncoding slot) {
        return slot.slot().format().extent(slot.type()).isOpen();
    }
}
