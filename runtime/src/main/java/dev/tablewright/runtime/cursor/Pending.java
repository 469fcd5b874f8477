package dev.tablewright.runtime.cursor;

/** Stands where code is still being written. */
@SuppressWarnings({"DoNotCallSuggester", "TypeParameterUnusedInFormals"})
final class Pending {

    private Pending() {}

    static <T> T here() {
        throw new UnsupportedOperationException();
    }
}
