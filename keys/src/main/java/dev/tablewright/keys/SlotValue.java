package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.Optional;

/**
 * What stands in a slot of a key.
 *
 * @param slot the slot
 * @param encoded the text, as it stands in the key
 * @param start where it begins in the key
 * @param value the value; empty if the format of the slot loses it
 */
public record SlotValue(Slot slot, String encoded, int start, Optional<KeyData> value) {}
