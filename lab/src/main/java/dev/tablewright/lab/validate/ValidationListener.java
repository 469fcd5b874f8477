package dev.tablewright.lab.validate;

import java.util.function.Consumer;

/** Is told how a validation goes on, by several threads but never by two at once. */
public interface ValidationListener {

    /** Nobody listens. */
    ValidationListener NONE = new ValidationListener() {};

    /** After each page. */
    default void progress(Progress progress) {}

    /** Of each finding, as soon as it is certain. */
    default void found(Finding finding) {}

    /** Whether to go on; otherwise it stops after the pages at hand, and can be resumed. */
    default boolean goesOn() {
        return true;
    }

    /** One that hears of findings alone. */
    static ValidationListener of(Consumer<? super Finding> findings) {
        return new ValidationListener() {
            @Override
            public void found(Finding finding) {
                findings.accept(finding);
            }
        };
    }

    /**
     * How far it has come.
     *
     * @param table that is scanned now
     * @param segments of the table that are done
     * @param items that were looked at, of all tables
     * @param units of reading that were consumed
     */
    record Progress(String table, int segments, long items, double units, long findings) {}
}
