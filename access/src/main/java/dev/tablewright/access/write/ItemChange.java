package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemPlace.KeyText;
import dev.tablewright.model.entity.Condition;
import java.util.List;
import java.util.Optional;

/** What happens to an attribute of an item. */
public sealed interface ItemChange {

    /** When it happens; empty: always. */
    default Optional<Occasion> occasion() {
        return Optional.empty();
    }

    /** Whether it happens every time: it has no occasion, and is never an addition of nothing. */
    default boolean isCertain() {
        return occasion().isEmpty();
    }

    /** What must be known to make the change. */
    List<WriteValue> values();

    /** An attribute gets a value that the caller gives. */
    record Sets(String attribute) implements ItemChange {
        @Override
        public List<WriteValue> values() {
            return List.of(new WriteValue(attribute, false));
        }
    }

    /**
     * A number is added to an attribute, whatever it is.
     *
     * @param values what must be known to tell by how much, and whether at all
     * @param unlessZero whether nothing happens if the amount is 0: a sum that stays as it is is not written
     */
    record Adds(
            String attribute, Amount amount, List<WriteValue> values, Optional<Occasion> occasion, boolean unlessZero)
            implements ItemChange {
        public Adds {
            values = List.copyOf(values);
        }

        public Adds(String attribute, Amount amount, List<WriteValue> values, Optional<Occasion> occasion) {
            this(attribute, amount, values, occasion, false);
        }

        @Override
        public boolean isCertain() {
            return occasion.isEmpty() && !unlessZero;
        }
    }

    /**
     * The next number is drawn from a counter, and given back.
     *
     * @param number the attribute that gets it
     */
    record Draws(String attribute, String number) implements ItemChange {
        @Override
        public List<WriteValue> values() {
            return List.of();
        }
    }

    /**
     * The key of an index follows the attributes that it is made of.
     *
     * @param parts the physical attributes that are written anew
     * @param when otherwise they are removed, and the item is no longer in the index
     * @param values what must be known to write or to remove them
     */
    record IndexKey(String index, List<KeyText> parts, Condition when, List<WriteValue> values) implements ItemChange {
        public IndexKey {
            parts = List.copyOf(parts);
            values = List.copyOf(values);
        }

        /** The same of an entry that certainly goes: nothing must be known to remove it. */
        IndexKey going() {
            List<KeyText> names = parts.stream()
                    .map(part -> new KeyText(part.attribute(), List.of()))
                    .toList();
            return new IndexKey(index, names, when, List.of());
        }

        /** Whether nothing is left of the entry. */
        public boolean goes() {
            return parts.stream().allMatch(part -> part.pieces().isEmpty());
        }
    }
}
