package dev.tablewright.check.reference;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.key.Witness;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.SortCondition;
import dev.tablewright.access.read.Stranger;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyParser;
import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.keys.ValueEncoding;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Whether a query can really find the item that is said to stand in its way: with which parameters? */
final class StrangerCheck {

    /** A text that must be made of pieces, as a whole or at its beginning. */
    private record Task(List<KeyPiece> pieces, String text, boolean whole) {}

    private StrangerCheck() {}

    static void check(Read read, Triple triple, Tally tally, List<String> suspects) {
        for (Stranger stranger : read.strangers()) {
            if (stranger.meeting() instanceof Meeting.Possible possible) {
                boolean found = isFound(read, possible.left());
                tally.count(found ? "strangers found" : "strangers not found");
                if (!found) {
                    suspects.add("Stranger in " + read.route() + ": " + possible.left() + " by "
                            + read.partition() + read.sort() + ", seed of the triple: " + triple.seed() + "\n"
                            + triple.text());
                }
            } else {
                tally.count("strangers unclear");
            }
        }
    }

    private static boolean isFound(Read read, Witness witness) {
        List<Task> tasks = new ArrayList<>();
        for (KeyPart part : read.partition()) {
            tasks.add(new Task(part.pieces(), witness.keys().get(part.attribute()), true));
        }
        for (SortCondition condition : read.sort()) {
            String text = witness.keys().get(condition.attribute());
            if (condition instanceof SortCondition.Equal equal) {
                tasks.add(new Task(equal.part().pieces(), text, true));
            } else if (condition instanceof SortCondition.BeginsWith begins) {
                tasks.add(new Task(begins.pieces(), text, false));
            } else if (condition instanceof SortCondition.Narrowed narrowed) {
                // A range without bounds, or an empty prefix.
                tasks.add(new Task(narrowed.pieces(), text, false));
            } else if (condition instanceof SortCondition.Between between && !isBetween(between, text)) {
                return false;
            }
        }
        return isPossible(tasks, 0, 0, 0, new HashMap<>());
    }

    private static boolean isBetween(SortCondition.Between between, String text) {
        PhysicalValue value = new PhysicalValue.Text(text);
        PhysicalValue high = new PhysicalValue.Text(between.high());
        return new PhysicalValue.Text(between.low()).compareTo(value) <= 0
                && (high.isEmpty() || value.compareTo(high) <= 0 || value.beginsWith(high));
    }

    /** Tries every way to cut the texts into pieces, with one value for each parameter. */
    private static boolean isPossible(List<Task> tasks, int task, int piece, int at, Map<String, KeyData> values) {
        if (task == tasks.size()) {
            return true;
        }
        Task current = tasks.get(task);
        if (piece == current.pieces().size()) {
            return (!current.whole() || at == current.text().length()) && isPossible(tasks, task + 1, 0, 0, values);
        }
        KeyPiece next = current.pieces().get(piece);
        for (int end = at; end <= current.text().length(); end++) {
            String cut = current.text().substring(at, end);
            for (Map<String, KeyData> more : ways(next, cut, values)) {
                if (isPossible(tasks, task, piece + 1, end, more)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The values of parameters with which a piece has this text, if there are any. */
    private static List<Map<String, KeyData>> ways(KeyPiece piece, String text, Map<String, KeyData> values) {
        if (piece instanceof KeyPiece.Literal literal) {
            return literal.text().equals(text) ? List.of(values) : List.of();
        }
        if (piece instanceof KeyPiece.Each each) {
            return each.texts().contains(text) ? List.of(values) : List.of();
        }
        Leaf leaf = piece.leaf().orElseThrow();
        if (piece instanceof KeyPiece.Walked walked) {
            return isTime(text, walked.slot()) ? List.of(values) : List.of();
        }
        KeyPiece.Given given = (KeyPiece.Given) piece;
        if (given.source() instanceof Source.Constant constant) {
            return KeyTexts.encoded(given.encoding(), constant.value()).equals(text) ? List.of(values) : List.of();
        }
        String component = ((Source.Parameter) given.source()).component();
        if (values.containsKey(component)) {
            return isEncoded(given.encoding(), values.get(component), text) ? List.of(values) : List.of();
        }
        return decoded(leaf, given.encoding(), text).stream()
                .map(value -> {
                    Map<String, KeyData> more = new HashMap<>(values);
                    more.put(component, value);
                    return more;
                })
                .toList();
    }

    private static boolean isTime(String text, SlotEncoding slot) {
        return text.length()
                == slot.encode(new KeyData.Timestamp(Instant.EPOCH)).length();
    }

    private static boolean isEncoded(Optional<SlotEncoding> encoding, KeyData value, String text) {
        try {
            return KeyTexts.encoded(encoding, value).equals(text);
        } catch (KeyValueException e) {
            return false;
        }
    }

    private static List<KeyData> decoded(Leaf leaf, Optional<SlotEncoding> encoding, String text) {
        List<KeyData> candidates = new ArrayList<>();
        SlotFormat format = encoding.map(slot -> slot.slot().format()).orElse(new SlotFormat.Plain());
        if (format instanceof SlotFormat.Shard || format instanceof SlotFormat.Truncated) {
            lossy(leaf, candidates);
            beginningOf(text, leaf).ifPresent(candidates::add);
        } else if (leaf.type() == KeyType.TEXT) {
            candidates.add(new KeyData.Text(text));
            encoding.filter(slot -> slot.encoding() == ValueEncoding.ESCAPED).ifPresent(slot -> {
                try {
                    candidates.set(
                            0,
                            new KeyData.Text(
                                    KeyText.decode(text, slot.boundary().terminator())));
                } catch (KeyValueException e) {
                    candidates.clear();
                }
            });
        } else {
            TemplateEncoding alone = TemplateEncoding.of(
                    TemplateParser.parse("{value" + format.suffix() + "}").template(),
                    slot -> leaf.type(),
                    ValueEncoding.RAW);
            KeyParser.parse(alone, text)
                    .value()
                    .flatMap(read -> read.of("value"))
                    .ifPresent(candidates::add);
        }
        return candidates.stream()
                .filter(value -> isEncoded(encoding, value, text))
                .limit(3)
                .toList();
    }

    /** Values by the dozen: one of them will lie in the shard, or in the unit of time. */
    private static void lossy(Leaf leaf, List<KeyData> candidates) {
        for (int i = 0; i < 200; i++) {
            switch (leaf.type()) {
                case TEXT -> candidates.add(new KeyData.Text("v" + i));
                case INTEGER -> candidates.add(new KeyData.Whole(i));
                case TIMESTAMP -> candidates.add(new KeyData.Timestamp(Instant.ofEpochSecond(i * 86_400L * 31)));
                case DECIMAL -> candidates.add(new KeyData.Decimal(BigDecimal.valueOf(i, 1)));
                case UUID -> candidates.add(new KeyData.Uuid(new UUID(i, i)));
                case ULID -> candidates.add(new KeyData.Ulid(String.format(Locale.ROOT, "%026d", i)));
                case KSUID -> candidates.add(new KeyData.Ksuid(String.format(Locale.ROOT, "%027d", i)));
                case BINARY -> candidates.add(new KeyData.Binary(new byte[] {(byte) i}));
            }
        }
    }

    /** The first moment of a unit of time, also of one that lies long ago. */
    private static Optional<KeyData> beginningOf(String unit, Leaf leaf) {
        String earliest = "0000-01-01T00:00:00.000Z";
        try {
            return leaf.type() == KeyType.TIMESTAMP && unit.length() < earliest.length()
                    ? Optional.of(new KeyData.Timestamp(Instant.parse(unit + earliest.substring(unit.length()))))
                    : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
