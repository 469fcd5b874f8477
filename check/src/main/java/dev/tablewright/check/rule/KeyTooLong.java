package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyLimits;
import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * DynamoDB refuses an item whose key is too long, also if it is only the key of an index. Values that the model allows
 * must not be refused by the table, so the longest of them have to fit.
 */
public final class KeyTooLong implements Rule {

    /** A piece of a key: a literal, or a value of an attribute. */
    private record Piece(long bytes, Span place, Optional<Attribute> leaf) {}

    @Override
    public Code code() {
        return new Code("TW0413", "key-too-long", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        AttributeLookup attributes = new AttributeLookup(subject.model());
        return subject.model().design().stream().flatMap(design -> check(attributes, design));
    }

    private Stream<Diagnostic> check(AttributeLookup attributes, Design design) {
        ValueEncoding encoding = design.encoding();
        Stream<Diagnostic> entities = design.keys().stream().flatMap(keys -> {
            String entity = keys.entity().text();
            return Stream.concat(
                    check(attributes, encoding, entity, keys.primary(), "of " + entity),
                    keys.indexes().stream()
                            .flatMap(entry -> check(
                                    attributes,
                                    encoding,
                                    entity,
                                    entry.key(),
                                    "of " + entity + " in `" + entry.index() + "`")));
        });
        Stream<Diagnostic> companions = design.companions().stream()
                .flatMap(companion -> check(
                        attributes,
                        encoding,
                        companion.member().entity(),
                        companion.key(),
                        "of the item for `" + companion.member() + "`"));
        return Stream.concat(entities, companions);
    }

    private Stream<Diagnostic> check(
            AttributeLookup attributes, ValueEncoding encoding, String entity, ItemKey key, String whose) {
        Stream<Diagnostic> partition = key.partition().stream()
                .map(value -> pieces(attributes, encoding, entity, value))
                .flatMap(pieces -> check(pieces, KeyLimits.MAX_PARTITION_KEY_BYTES, "the partition key " + whose));
        Stream<Diagnostic> sort = key.sort().stream()
                .map(value -> pieces(attributes, encoding, entity, value))
                .flatMap(pieces -> check(pieces, KeyLimits.MAX_SORT_KEY_BYTES, "the sort key " + whose));
        return Stream.concat(partition, sort);
    }

    private Stream<Diagnostic> check(List<Piece> pieces, int limit, String which) {
        // What has no limit at all is another rule's finding.
        if (pieces.stream().anyMatch(piece -> piece.bytes() == KeyLength.UNLIMITED)) {
            return Stream.empty();
        }
        long bytes = pieces.stream().mapToLong(Piece::bytes).sum();
        return pieces.stream()
                .max(Comparator.comparingLong(Piece::bytes))
                .filter(widest -> bytes > limit)
                .map(widest -> finding(widest, which, bytes, limit))
                .stream();
    }

    private Diagnostic finding(Piece widest, String which, long bytes, int limit) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        widest.place(),
                        which + " can have " + number(bytes) + " bytes, and DynamoDB allows " + number(limit))
                .label("up to " + number(widest.bytes()) + " of them");
        Optional<Attribute> measured = widest.leaf().filter(leaf -> leaf.max().isPresent());
        if (measured.isEmpty()) {
            return finding.help("make it shorter");
        }
        Attribute leaf = measured.get();
        finding = finding.also(
                leaf.name().span(), "with a `max` of " + number(leaf.max().get()));
        return leaf.type() == ScalarType.STRING
                ? finding.note("a character of a text takes up to 4 bytes, and 3 if it is ASCII and escaped")
                        .help("lower its `max`; or say with a `pattern` such as `^[A-Za-z0-9_-]+$` that each takes one")
                : finding.help("lower its `max`");
    }

    private static List<Piece> pieces(
            AttributeLookup attributes, ValueEncoding encoding, String entity, KeyValue value) {
        if (value instanceof KeyValue.Direct direct) {
            return attributes.leaf(entity, direct.path().steps()).stream()
                    .map(leaf -> new Piece(KeyLength.direct(leaf), direct.span(), Optional.of(leaf)))
                    .toList();
        }
        KeyValue.Composed composed = (KeyValue.Composed) value;
        List<Part> parts = composed.template().parts();
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Span place = KeySlot.place(composed, parts.get(i));
            int terminator = SlotBoundary.behind(parts, i).terminator();
            if (parts.get(i) instanceof Literal literal) {
                pieces.add(new Piece(KeyLength.bytes(literal.text()), place, Optional.empty()));
            } else if (parts.get(i) instanceof Slot slot) {
                Optional<Attribute> leaf = attributes.leaf(entity, slot.path());
                long bytes = leaf.map(l -> KeyLength.composed(l, slot.format(), encoding, terminator))
                        .orElse(KeyLength.UNLIMITED);
                pieces.add(new Piece(bytes, place, leaf));
            }
        }
        return pieces;
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
