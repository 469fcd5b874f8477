package dev.tablewright.examples;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** Two lists of keys side by side: those that have most in common stand in one row. */
final class KeyPairs {

    /** A row; a side is empty where the other has a key more. */
    record Pair(String owner, Optional<PlacedKey> left, Optional<PlacedKey> right) {

        boolean isSame() {
            return left.isPresent() && right.filter(left.get()::equalsKey).isPresent();
        }
    }

    private final List<Pair> pairs = new ArrayList<>();

    private KeyPairs() {}

    static List<Pair> of(List<PlacedKey> left, List<PlacedKey> right) {
        KeyPairs rows = new KeyPairs();
        Set<String> owners = new LinkedHashSet<>();
        left.forEach(key -> owners.add(key.owner()));
        right.forEach(key -> owners.add(key.owner()));
        owners.forEach(owner -> rows.add(owner, ofOwner(left, owner), ofOwner(right, owner)));
        return rows.pairs;
    }

    private static List<PlacedKey> ofOwner(List<PlacedKey> keys, String owner) {
        return new ArrayList<>(
                keys.stream().filter(key -> key.owner().equals(owner)).toList());
    }

    private void add(String owner, List<PlacedKey> left, List<PlacedKey> right) {
        List<Pair> rows = new ArrayList<>();
        match(owner, left, right, rows, (one, other) -> one.isInTable() && other.isInTable());
        match(owner, left, right, rows, PlacedKey::equalsKey);
        match(owner, left, right, rows, (one, other) -> one.partition().equals(other.partition()));
        match(owner, left, right, rows, (one, other) -> one.about().equals(other.about()));
        match(owner, left, right, rows, (one, other) -> true);
        left.forEach(key -> rows.add(new Pair(owner, Optional.of(key), Optional.empty())));
        right.forEach(key -> rows.add(new Pair(owner, Optional.empty(), Optional.of(key))));
        pairs.addAll(rows);
    }

    /** Moves those that fit each other out of the lists. */
    private static void match(
            String owner,
            List<PlacedKey> left,
            List<PlacedKey> right,
            List<Pair> rows,
            BiPredicate<PlacedKey, PlacedKey> fit) {
        for (PlacedKey one : List.copyOf(left)) {
            right.stream().filter(other -> fit.test(one, other)).findFirst().ifPresent(other -> {
                rows.add(new Pair(owner, Optional.of(one), Optional.of(other)));
                left.remove(one);
                right.remove(other);
            });
        }
    }
}
