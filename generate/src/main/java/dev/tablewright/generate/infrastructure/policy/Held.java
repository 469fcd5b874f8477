package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What requests are held to beside their keys.
 *
 * @param attributes all that they name; empty: they may name any, or see whole items
 * @param answers what they ask for: values of {@code Select} for a read, of {@code ReturnValues} for a write
 */
record Held(Optional<Set<String>> attributes, Set<String> answers) {

    static final String ATTRIBUTES = "dynamodb:Attributes";

    /** The whole item is read, or whatever it has is written: only what a write asks back can be held. */
    static Held toAll(String answer) {
        return new Held(Optional.empty(), Set.of(answer));
    }

    /** What IAM takes no names of, it cannot be held to. */
    static Held to(Set<String> attributes, String answer) {
        return new Held(
                Optional.of(attributes)
                        .filter(names -> names.stream().allMatch(name -> KeyPatterns.writable(name) == name.length())),
                Set.of(answer));
    }

    Held and(Held other) {
        return new Held(
                attributes.flatMap(some -> other.attributes.map(more -> both(some, more))),
                both(answers, other.answers));
    }

    private static Set<String> both(Set<String> some, Set<String> more) {
        return Stream.concat(some.stream(), more.stream()).collect(Collectors.toSet());
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
        attributes.ifPresent(names -> conditions.add(condition("ForAllValues:StringEquals", ATTRIBUTES, names)));
        boolean reads = Requests.isRead(action);
        if (reads && attributes.isPresent()) {
            conditions.add(condition("StringEquals", "dynamodb:Select", answers));
        } else if (!reads && !action.equals(Requests.CHECK) && !answers.contains("ALL_OLD")) {
            conditions.add(condition("StringEqualsIfExists", "dynamodb:ReturnValues", answers));
        }
        return conditions;
    }

    private static Condition condition(String operator, String key, Set<String> values) {
        return new Condition(
                operator,
                key,
                values.stream().sorted().map(KeyPatterns::escaped).toList());
    }
}
