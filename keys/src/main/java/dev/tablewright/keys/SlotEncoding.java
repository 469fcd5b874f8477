package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Slot;

/**
 * How values of one type are written into one slot of a template, and what that promises.
 *
 * @param slot the slot
 * @param type of the values
 * @param boundary what stands behind the slot
 * @param encoding of the design
 */
public record SlotEncoding(Slot slot, KeyType type, SlotBoundary boundary, ValueEncoding encoding) {

    /** What the forms of values are made of that are no text; none of it is ever escaped for its own sake. */
    private static final String FORMS = "0123456789ABCDEF-.~";

    /** Whether values of the type can be written in the format of the slot at all. */
    public boolean isSuitable() {
        return slot.format().fits(type);
    }

    /** How values sort, among keys that are the same elsewhere. */
    public SlotOrder order() {
        return slot.format().order(type);
    }

    /** Whether a value can be read back from what stands in the slot: all formats but truncated times and shards. */
    public boolean isLossless() {
        return slot.format().isLossless();
    }

    /** Whether the end of the value shows in every key. If not, two different tuples of values can give one key. */
    public boolean isDelimited() {
        return !isOpen() || boundary.delimits(type, isEscaped());
    }

    /**
     * Whether keys that are the same in front of this slot sort by its values, in its {@link #order()}, whatever stands
     * behind it. It takes a slot that has an order, and an end that sorts below all by which a longer value can go on:
     * the end of the key, or a literal that begins with a character below {@code $}, such as {@code #}.
     */
    public boolean keepsTupleOrder() {
        return order() != SlotOrder.NONE && (!isOpen() || (isDelimited() && boundary.sortsBelowValues()));
    }

    /**
     * The text of a value in the slot.
     *
     * @throws KeyValueException if the value cannot stand there
     */
    public String encode(KeyData value) {
        String form = slot.format().form(value);
        return switch (escaping()) {
            case NONE -> form;
            case CHECKED -> Utf8.wellFormed(form);
            case ESCAPED -> KeyText.encode(form, boundary.terminator());
        };
    }

    /** What has to be done with the form of a value so that it can stand in the slot. */
    public Escaping escaping() {
        if (!isEscaped()) {
            return type == KeyType.TEXT ? Escaping.CHECKED : Escaping.NONE;
        }
        boolean special = type == KeyType.TEXT || FORMS.indexOf(boundary.terminator()) >= 0;
        return isOpen() && special ? Escaping.ESCAPED : Escaping.NONE;
    }

    /** The character that is escaped here, and not everywhere: what ends the value; {@link KeyText#NONE} if there is none. */
    public int escapedToo() {
        return boundary.terminator() <= '$' ? KeyText.NONE : boundary.terminator();
    }

    /** What is done with the form of a value. */
    public enum Escaping {
        /** Nothing: it has no character that could be taken for another. */
        NONE,
        /** It stands there as it is, if it is text at all. */
        CHECKED,
        /** What could be taken for structure is escaped. */
        ESCAPED
    }

    /** Reads the value that begins at {@code start}. */
    SlotValue read(String key, int start) {
        if (!isSuitable()) {
            throw new KeyValueException(Refusal.UNSUITABLE_FORMAT, start);
        }
        if (isEscaped() && !isDelimited()) {
            throw new KeyValueException(Refusal.AMBIGUOUS_TEMPLATE, start);
        }
        int end = isOpen()
                ? boundary.end(key, start, isEscaped())
                : slot.format().extent(type).end(key, start);
        String encoded = key.substring(start, end);
        try {
            return new SlotValue(slot, encoded, start, slot.format().read(type, decoded(encoded)));
        } catch (KeyValueException e) {
            throw e.movedBy(start);
        }
    }

    private String decoded(String encoded) {
        if (!isEscaped()) {
            return Utf8.wellFormed(encoded);
        }
        return isOpen() ? KeyText.decode(encoded, boundary.terminator()) : encoded;
    }

    private boolean isOpen() {
        return slot.format().extent(type).isOpen();
    }

    private boolean isEscaped() {
        return encoding == ValueEncoding.ESCAPED;
    }
}
