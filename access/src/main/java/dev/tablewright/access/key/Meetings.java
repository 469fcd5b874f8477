package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.SpecialOperations;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds out whether items can stand in the same place, by intersecting the languages of their keys, and shows two that do.
 * The languages take a value that occurs twice for two values; so what is disjoint is certainly so, and what is not is
 * tried on real values.
 */
public final class Meetings {

    private static final int MOST_SLOTS = 6;

    private final KeyLanguage all = new KeyLanguage(false);
    private final KeyLanguage friendly = new KeyLanguage(true);
    private final Overlap overlap = new Overlap(all);

    /** Whether two kinds of items can have the same key. */
    public Meeting ofKeys(Placement left, Placement right) {
        if (!canShareKey(left, right)) {
            return new Meeting.Never();
        }
        List<KeyPart> leftKey = left.parts().toList();
        List<KeyPart> rightKey = right.parts().toList();
        return examples(all.of(leftKey), friendly.of(leftKey), rightKey)
                .flatMap(text -> Stream.of(text, repeated(left, text), repeated(right, text)))
                .flatMap(text -> witness(left, text).stream()
                        .flatMap(l -> witness(right, text).stream().map(r -> new Meeting.Possible(l, r))))
                .map(Meeting.class::cast)
                .findFirst()
                .orElseGet(Meeting.Unclear::new);
    }

    /** Whether, as far as the languages tell, two kinds of items can have the same key. */
    public boolean canShareKey(Placement left, Placement right) {
        List<KeyPart> one = left.parts().toList();
        List<KeyPart> other = right.parts().toList();
        return one.size() == other.size() && overlap(one, other);
    }

    /** Whether, as far as the languages tell, an item can stand in a range of keys. */
    public boolean canBeInRange(KeyRange range, Placement stranger) {
        return overlap(range.partition(), stranger.partition()) && range.overlaps(overlap, stranger);
    }

    /** Whether an item can stand in a range of keys, with one that does. */
    public Meeting inRange(KeyRange range, Placement stranger) {
        if (!canBeInRange(range, stranger)) {
            return new Meeting.Never();
        }
        List<KeyPart> key = stranger.parts().toList();
        Automaton wanted = range.language(all, stranger.sort().size());
        return examples(wanted, range.language(friendly, stranger.sort().size()), key)
                .flatMap(text -> Stream.of(text, repeated(stranger, text)))
                .filter(wanted::run)
                .filter(text -> isOneCall(range, text))
                .flatMap(text -> witness(stranger, text).stream())
                .map(found -> (Meeting) new Meeting.Possible(found, found))
                .findFirst()
                .orElseGet(Meeting.Unclear::new);
    }

    /**
     * Whether the end of the value in a piece shows in every key: if not by what follows it at once, then by all that does,
     * as in {@code {path}#{version}}, where no number can hold the delimiter.
     */
    public boolean isEndShown(KeyPart part, int index) {
        List<KeyPiece> pieces = part.pieces();
        if (SlotFacts.isDelimited(pieces.get(index))) {
            return true;
        }
        // Takes automata that are deterministic, and those of many slots can be large.
        if (pieces.stream().filter(piece -> piece.leaf().isPresent()).count() > MOST_SLOTS) {
            return false;
        }
        Automaton before = row(pieces.subList(0, index + 1));
        Automaton behind = row(pieces.subList(index + 1, pieces.size()));
        return SpecialOperations.overlap(before, behind).isEmpty();
    }

    private Automaton row(List<KeyPiece> pieces) {
        return KeyLanguage.concatenated(pieces.stream().map(all::of).toList());
    }

    /** The parts of a key are independent of each other, as far as languages go: it is enough to compare one by one. */
    private boolean overlap(List<KeyPart> left, List<KeyPart> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            if (!overlap.ofParts(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether one call can ask for a key: a parameter that occurs twice has one value, and one shard. */
    private static boolean isOneCall(KeyRange range, String key) {
        List<KeyPart> given = Stream.concat(range.partition().stream(), range.equal().stream())
                .toList();
        List<String> texts = Arrays.asList(key.split(String.valueOf(KeyLanguage.SEPARATOR), -1));
        Optional<Map<Leaf, KeyData>> values = KeyReader.read(given, texts.subList(0, given.size()));
        if (values.isEmpty()) {
            return false;
        }
        for (int i = 0; i < given.size(); i++) {
            Optional<String> text = KeyReader.compose(given.get(i), values.get()::get);
            if (text.filter(texts.get(i)::equals).isEmpty()) {
                return false;
            }
        }
        return given.size() == texts.size()
                || texts.get(given.size()).startsWith(range.narrowed().beginning(values.get()));
    }

    /** Keys that two languages have in common, the most readable first. */
    private Stream<String> examples(Automaton left, Automaton friendlyLeft, List<KeyPart> right) {
        if (CommonText.areTooMany(left, all.of(right))) {
            return Stream.empty();
        }
        return Stream.of(
                        friendlyLeft.intersection(friendly.of(right)),
                        left.intersection(friendly.of(right)),
                        friendlyLeft.intersection(all.of(right)),
                        left.intersection(all.of(right)))
                .flatMap(common -> Optional.ofNullable(common.getShortestExample(true)).stream());
    }

    /** The item that has this key; empty if none has. */
    private static Optional<Witness> witness(Placement placement, String text) {
        List<KeyPart> parts = placement.parts().toList();
        List<String> texts = Arrays.asList(text.split(String.valueOf(KeyLanguage.SEPARATOR), -1));
        if (texts.size() != parts.size()) {
            return Optional.empty();
        }
        return KeyReader.read(parts, texts)
                .filter(values -> values.entrySet().stream()
                        .allMatch(value -> Samples.isAllowed(value.getKey(), value.getValue())))
                .flatMap(values -> Witness.of(placement, values))
                .filter(found -> found.keyTexts().equals(texts));
    }

    /** The key once more, after a value that occurs twice has been given its first value in both places. */
    private static String repeated(Placement placement, String text) {
        List<KeyPart> parts = placement.parts().toList();
        List<String> texts = Arrays.asList(text.split(String.valueOf(KeyLanguage.SEPARATOR), -1));
        if (texts.size() != parts.size()) {
            return text;
        }
        return KeyReader.read(parts, texts)
                .flatMap(values -> Witness.of(placement, values))
                .map(found -> String.join(String.valueOf(KeyLanguage.SEPARATOR), found.keyTexts()))
                .orElse(text);
    }
}
