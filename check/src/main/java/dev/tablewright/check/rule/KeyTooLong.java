package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyLength;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.keys.KeyLimits;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Span;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * DynamoDB refuses an item whose key is too long, also if it is only the key of an index. Values that the model allows
 * must not be refused by the table, so the longest of them have to fit.
 */
public final class KeyTooLong implements Rule {

    private static final Code CODE = new Code("TW0413", "key-too-long", Severity.ERROR);

    @Override
    public Code code() {
        return CODE;
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return values(subject).map(TooLong::finding);
    }

    /** An attribute that is too long for several keys is one mistake: of the keys, the one that allows least. */
    public static Stream<TooLong> values(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> {
            KeySpace space = analysis.space();
            Set<String> found = new HashSet<>();
            return space.routes()
                    .flatMap(space::in)
                    .flatMap(KeyTooLong::check)
                    .sorted(Comparator.comparingInt(TooLong::limit))
                    .filter(tooLong -> found.add(tooLong.entity() + "." + tooLong.path()));
        });
    }

    /**
     * A value that can make a key too long.
     *
     * @param entity whose value it is
     * @param path every step to it, through the ids of other entities
     * @param occupant the items that have the key
     * @param limit how many bytes the key may have
     */
    public record TooLong(String entity, String path, String occupant, int limit, Diagnostic finding) {}

    private static Stream<TooLong> check(Placement placement) {
        String whose = " of " + placement.occupant()
                + (placement.route().isIndex() ? " in " + placement.route().words() : "");
        return Stream.concat(
                placement.partition().stream()
                        .flatMap(part ->
                                check(placement, part, KeyLimits.MAX_PARTITION_KEY_BYTES, "the partition key" + whose)
                                        .stream()),
                placement.sort().stream()
                        .flatMap(part ->
                                check(placement, part, KeyLimits.MAX_SORT_KEY_BYTES, "the sort key" + whose).stream()));
    }

    private static Optional<TooLong> check(Placement placement, KeyPart part, int limit, String which) {
        long bytes = KeyLength.of(part);
        // What has no limit at all is another rule's finding.
        if (bytes == KeyLength.UNLIMITED || bytes <= limit) {
            return Optional.empty();
        }
        return part.pieces().stream()
                .max(Comparator.comparingLong(KeyLength::of))
                .map(widest -> new TooLong(
                        placement.owner().name().text(),
                        widest.leaf().map(Leaf::path).orElse(which),
                        placement.occupant(),
                        limit,
                        finding(place(placement, part, widest), widest, which, bytes, limit)));
    }

    private static Span place(Placement placement, KeyPart part, KeyPiece widest) {
        return widest.leaf()
                .map(leaf -> KeySlot.placeOf(placement, leaf))
                .orElse(part.value().span());
    }

    private static Diagnostic finding(Span place, KeyPiece widest, String which, long bytes, int limit) {
        Diagnostic finding = Diagnostic.of(
                        CODE,
                        place,
                        which + " can have " + number(bytes) + " bytes, and DynamoDB allows " + number(limit))
                .label("up to " + number(KeyLength.of(widest)) + " of them");
        Optional<Attribute> measured =
                widest.leaf().map(Leaf::attribute).filter(leaf -> leaf.max().isPresent());
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

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
