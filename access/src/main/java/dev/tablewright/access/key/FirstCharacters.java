package dev.tablewright.access.key;

import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import java.util.Optional;

/**
 * Between which characters the texts of a slot begin. A range without a bound goes from the least to the greatest of them, and
 * not to the end of the partition, where others may stand.
 */
public record FirstCharacters(char least, char greatest) {

    /** Empty if texts can begin with anything, or be empty. */
    public static Optional<FirstCharacters> of(Leaf leaf, Optional<SlotEncoding> encoding) {
        boolean descending = encoding.filter(
                        e -> e.slot().format() instanceof SlotFormat.Padded padded && padded.descending())
                .isPresent();
        return switch (leaf.type()) {
            case TEXT, BINARY -> Optional.empty();
            case INTEGER, DECIMAL ->
                encoding.map(e -> descending ? new FirstCharacters('0', '~') : new FirstCharacters('-', '9'));
            case TIMESTAMP -> Optional.of(new FirstCharacters('0', '9'));
            case UUID -> Optional.of(new FirstCharacters('0', 'f'));
            case ULID -> Optional.of(new FirstCharacters('0', '7'));
            case KSUID -> Optional.of(new FirstCharacters('0', 'z'));
        };
    }
}
