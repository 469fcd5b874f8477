package dev.tablewright.keys;

import java.util.List;
import java.util.Optional;

/** The answer to the question whether a key belongs to a template, and with which values. */
public sealed interface KeyReading {

    /** Whether the key belongs to the template. */
    default boolean isReadable() {
        return value().isPresent();
    }

    /** The values, if the key belongs to the template. */
    Optional<Values> value();

    /**
     * It does.
     *
     * @param slots one for each slot of the template, in order
     */
    record Values(List<SlotValue> slots) implements KeyReading {

        public Values {
            slots = List.copyOf(slots);
        }

        @Override
        public Optional<Values> value() {
            return Optional.of(this);
        }

        /** The value of an attribute; empty if no slot of the template holds it, or only formats that lose it. */
        public Optional<KeyData> of(String path) {
            return slots.stream()
                    .filter(slot -> slot.slot().dottedPath().equals(path))
                    .flatMap(slot -> slot.value().stream())
                    .findFirst();
        }
    }

    /**
     * It does not: no values give this key.
     *
     * @param position the offset into the key from which on it cannot be read
     */
    record Unreadable(Refusal reason, int position) implements KeyReading {
        @Override
        public Optional<Values> value() {
            return Optional.empty();
        }
    }
}
