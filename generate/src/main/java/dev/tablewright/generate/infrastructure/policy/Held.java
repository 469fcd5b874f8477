package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What requests are held to beside their keys.
 *
 * @param attributes all that they name; empty: they may name any, or see whole items
 * @param answers what they ask for: values of {@code Select} for a read, of {@code ReturnValues} for a write
 */
record Held(Optional<SortedSet<String>> attributes, SortedSet<String> answers) {

    /** The whole item is read, or whatever it has is written: only what a write asks back can be held. */
    static Held toAll(String answer) {
        return new Held(Optional.empty(), new TreeSet<>(List.of(answer)));
    }

    static Held to(Iterable<String> attributes, String answer) {
        SortedSet<String> names = new TreeSet<>();
        attributes.forEach(names::add);
        // What IAM takes no names of, it cannot be held to.
        boolean writable = names.stream().allMatch(name -> KeyPatterns.writable(name) == name.length());
        return new Held(writable ? Optional.of(names) : Optional.empty(), new TreeSet<>(List.of(answer)));
    }

    Held and(Held other) {
        SortedSet<String> both = new TreeSet<>(answers);
        both.addAll(other.answers);
        return new Held(
                attributes.flatMap(some -> other.attributes.map(more -> {
                    SortedSet<String> names = new TreeSet<>(some);
                    names.addAll(more);
                    return names;
                })),
                both);
    }

    Held toAny() {
        return new Held(Optional.empty(), answers);
    }

    /**
     * As conditions on one action. Every request names its key, so attributes are never absent; and a read always has a {@code Select},
     * said or not. Whether items of a transaction have {@code ReturnValues}, nobody has written down: they return nothing anyway.
     */
    List<Condition> conditions(String action) {
        List<Condition> conditions = new ArrayList<>();
        attributes.ifPresent(names -> conditions.add(new Condition(
                "ForAllValues:StringEquals",
                "dynamodb:Attributes",
                names.stream().map(KeyPatterns::escaped).toList())));
        boolean reads = Requests.isRead(action);
        if (reads && attributes.isPresent()) {
            conditions.add(new Condition("StringEquals", "dynamodb:Select", List.copyOf(answers)));
        } else if (!reads && !action.equals(Requests.CHECK) && !answers.contains("ALL_OLD")) {
            conditions.add(new Condition("StringEqualsIfExists", "dynamodb:ReturnValues", List.copyOf(answers)));
        }
        return conditions;
    }
}
