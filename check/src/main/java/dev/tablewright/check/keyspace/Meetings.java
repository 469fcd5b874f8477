package dev.tablewright.check.keyspace;

import dev.tablewright.keys.KeyData;
import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
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

    private final KeyLanguage all = new KeyLanguage(false);
    private final KeyLanguage friendly = new KeyLanguage(true);

    /** Whether two kinds of items can have the same key. */
    public Meeting ofKeys(Placement left, Placement right) {
        if (differAtOnce(left.parts().toList(), right.parts().toList())) {
            return new Meeting.Never();
        }
        List<KeyPart> leftKey = left.parts().toList();
        List<KeyPart> rightKey = right.parts().toList();
        if (leftKey.size() != rightKey.size()
                || all.of(leftKey).intersection(all.of(rightKey)).isEmpty()) {
            return new Meeting.Never();
        }
        return examples(all.of(leftKey), friendly.of(leftKey), rightKey)
                .flatMap(text -> Stream.of(text, repeated(left, text), repeated(right, text)))
                .flatMap(text -> witness(left, text).stream()
                        .flatMap(l -> witness(right, text).stream().map(r -> new Meeting.Possible(l, r))))
                .map(Meeting.class::cast)
                .findFirst()
                .orElseGet(Meeting.Unclear::new);
    }

    /** Whether an item can stand in a range of keys; the left one of the two is where the range is asked for. */
    public Meeting inRange(KeyRange range, Placement stranger) {
        List<KeyPart> key = stranger.parts().toList();
        if (differAtOnce(range.partition(), stranger.partition()) || range.excludes(stranger)) {
            return new Meeting.Never();
        }
        Automaton wanted = range.language(all, stranger.sort().size());
        if (wanted.intersection(all.of(key)).isEmpty()) {
            return new Meeting.Never();
        }
        return examples(wanted, range.language(friendly, stranger.sort().size()), key)
                .flatMap(text -> Stream.of(text, repeated(stranger, text)))
                .filter(wanted::run)
                .filter(text -> isOneCall(range, text))
                .flatMap(text -> witness(stranger, text).stream())
                .map(found -> (Meeting) new Meeting.Possible(found, found))
                .findFirst()
                .orElseGet(Meeting.Unclear::new);
    }

    /** Whether one call can ask for a key: a parameter that occurs twice has one value, and one shard. */
    private static boolean isOneCall(KeyRange range, String key) {
        List<KeyPart> given = Stream.concat(range.partition().stream(), range.equal().stream())
                .toList();
        List<String> texts = Arrays.asList(key.split(String.valueOf(KeyLanguage.SEPARATOR), -1));
        Optional<Map<Leaf, KeyData>> values = KeyReader.read(given, texts.subList(0, given.size()));
        return values.flatMap(v -> composed(given, v))
                        .filter(texts.subList(0, given.size())::equals)
                        .isPresent()
                && (given.size() == texts.size()
                        || texts.get(given.size()).startsWith(range.narrowed().beginning(values.get())));
    }

    /** Keys that two languages have in common, the most readable first. */
    private Stream<String> examples(Automaton left, Automaton friendlyLeft, List<KeyPart> right) {
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
                .filter(values -> composed(parts, values).filter(texts::equals).isPresent())
                .map(values -> new Witness(placement.occupant(), byName(values), keys(parts, texts)));
    }

    /** The key once more, after a value that occurs twice has been given its first value in both places. */
    private static String repeated(Placement placement, String text) {
        List<KeyPart> parts = placement.parts().toList();
        List<String> texts = Arrays.asList(text.split(String.valueOf(KeyLanguage.SEPARATOR), -1));
        if (texts.size() != parts.size()) {
            return text;
        }
        return KeyReader.read(parts, texts)
                .flatMap(values -> composed(parts, values))
                .map(key -> String.join(String.valueOf(KeyLanguage.SEPARATOR), key))
                .orElse(text);
    }

    private static Optional<List<String>> composed(List<KeyPart> parts, Map<Leaf, KeyData> values) {
        List<String> texts = new ArrayList<>();
        for (KeyPart part : parts) {
            Optional<String> text = KeyReader.compose(part, values::get);
            if (text.isEmpty()) {
                return Optional.empty();
            }
            texts.add(text.get());
        }
        return Optional.of(texts);
    }

    private static Map<String, KeyData> byName(Map<Leaf, KeyData> values) {
        Map<String, KeyData> named = new LinkedHashMap<>();
        values.forEach((leaf, value) -> named.put(leaf.name(), value));
        return named;
    }

    private static Map<String, String> keys(List<KeyPart> parts, List<String> texts) {
        Map<String, String> keys = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            keys.put(parts.get(i).attribute(), texts.get(i));
        }
        return keys;
    }

    /** Whether the literals at the beginning of some part show it already. */
    private static boolean differAtOnce(List<KeyPart> left, List<KeyPart> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            String one = left.get(i).leadingLiteral();
            String other = right.get(i).leadingLiteral();
            if (!one.startsWith(other) && !other.startsWith(one)) {
                return true;
            }
        }
        return false;
    }
}
