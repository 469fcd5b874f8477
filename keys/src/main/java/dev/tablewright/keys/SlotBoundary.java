package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.List;

/** What stands behind a slot in its template, and so shows where a value of variable length ends. */
public sealed interface SlotBoundary {

    /** Whether the end of a value shows; {@code escaped} if what could be taken for the boundary is escaped in it. */
    boolean delimits(KeyType type, boolean escaped);

    /** Whether the boundary sorts below everything by which a longer value can go on. */
    boolean sortsBelowValues();

    /** The character to escape beside those that always are, or {@link KeyText#NONE}. */
    int terminator();

    /** Where a value of variable length that begins at {@code start} ends. */
    int end(String key, int start, boolean escaped);

    /** What stands behind the part with this index. */
    static SlotBoundary behind(List<Part> parts, int index) {
        if (index + 1 == parts.size()) {
            return new EndOfKey();
        }
        Part next = parts.get(index + 1);
        return next instanceof Literal literal ? new Delimiter(literal.text()) : new Adjoining((Slot) next);
    }

    /** Nothing: the value reaches to the end of the key. */
    record EndOfKey() implements SlotBoundary {
        @Override
        public boolean delimits(KeyType type, boolean escaped) {
            return true;
        }

        @Override
        public boolean sortsBelowValues() {
            return true;
        }

        @Override
        public int terminator() {
            return KeyText.NONE;
        }

        @Override
        public int end(String key, int start, boolean escaped) {
            return key.length();
        }
    }

    /** A literal. */
    record Delimiter(String literal) implements SlotBoundary {

        /** A {@code $} behind text could be the beginning of an escape, and cannot be escaped itself. */
        @Override
        public boolean delimits(KeyType type, boolean escaped) {
            return escaped ? first() != '$' || !type.mayContain('$') : !type.mayContain(first());
        }

        /** Encoded values hold nothing below {@code $}. */
        @Override
        public boolean sortsBelowValues() {
            return first() < '$';
        }

        @Override
        public int terminator() {
            return first();
        }

        @Override
        public int end(String key, int start, boolean escaped) {
            int end = escaped ? KeyText.endAt(key, start, first()) : key.indexOf(literal, start);
            if (end < 0 || end == key.length()) {
                throw new KeyValueException(Refusal.LITERAL_EXPECTED, key.length());
            }
            return end;
        }

        private int first() {
            return literal.codePointAt(0);
        }
    }

    /** Another slot, without anything between. */
    record Adjoining(Slot next) implements SlotBoundary {
        @Override
        public boolean delimits(KeyType type, boolean escaped) {
            return false;
        }

        @Override
        public boolean sortsBelowValues() {
            return false;
        }

        @Override
        public int terminator() {
            return KeyText.NONE;
        }

        @Override
        public int end(String key, int start, boolean escaped) {
            throw new KeyValueException(Refusal.AMBIGUOUS_TEMPLATE, start);
        }
    }
}
