package dev.tablewright.keys;

/**
 * How long the forms of a type in a format are: always the same number of characters, one more behind a marker that only
 * negative numbers begin with, or any number. A form whose length shows from its beginning is never the beginning of
 * another one, so it needs no delimiter.
 *
 * @param width the number of characters, 0 if it varies
 * @param marker the character that does not count, if a form begins with it
 */
public record FormExtent(int width, char marker) {

    static final FormExtent OPEN = new FormExtent(0, '\0');

    static FormExtent fixed(int width) {
        return new FormExtent(width, '\0');
    }

    /** Whether the length varies. */
    public boolean isOpen() {
        return width == 0;
    }

    /** Where the form that begins at {@code start} ends. */
    int end(String key, int start) {
        boolean marked = start < key.length() && marker != '\0' && key.charAt(start) == marker;
        int end = start + width + (marked ? 1 : 0);
        if (end > key.length()) {
            throw new KeyValueException(Refusal.KEY_TOO_SHORT, key.length());
        }
        return end;
    }
}
