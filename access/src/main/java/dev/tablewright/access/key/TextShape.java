package dev.tablewright.access.key;

import dev.tablewright.model.entity.Attribute;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What texts can look like: how long they are at most, and which characters they have.
 *
 * @param characters the most that there can be; {@link #UNLIMITED} if nothing says how many
 * @param alphabet the characters, if all are ASCII and known; empty: any
 */
public record TextShape(long characters, Optional<BitSet> alphabet) {

    public static final long UNLIMITED = Long.MAX_VALUE;

    /** The texts of an attribute, by its {@code max} and its {@code pattern}. */
    public static TextShape of(Attribute attribute) {
        TextShape matching =
                attribute.pattern().flatMap(PatternReader::read).orElse(new TextShape(UNLIMITED, Optional.empty()));
        return new TextShape(Math.min(matching.characters(), attribute.max().orElse(UNLIMITED)), matching.alphabet());
    }

    public boolean isLimited() {
        return characters != UNLIMITED;
    }

    /** The characters in their order, if they are known. */
    Optional<String> letters() {
        return alphabet.map(
                known -> known.stream().mapToObj(Character::toString).collect(Collectors.joining()));
    }
}
