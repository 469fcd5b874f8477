package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.EntityChoice;
import java.util.function.Predicate;

/**
 * What a search leaves out, to see what that costs.
 *
 * @param subject the entity or the pattern that is restricted
 */
record Restriction(String subject, Predicate<EntityChoice> choices, Predicate<Mode> modes) {

    static final Restriction NONE = new Restriction("", choice -> true, mode -> true);

    static Restriction choice(String entity, Predicate<EntityChoice> allowed) {
        return new Restriction(entity, allowed, mode -> true);
    }

    static Restriction mode(String pattern, Predicate<Mode> allowed) {
        return new Restriction(pattern, choice -> true, allowed);
    }

    boolean allows(EntityChoice choice) {
        return !choice.name().equals(subject) || choices.test(choice);
    }

    boolean allows(Mode mode) {
        return !mode.pattern().equals(subject) || modes.test(mode);
    }
}
