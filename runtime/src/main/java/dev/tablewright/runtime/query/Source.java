package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;

/** Where results come from, and with what it is asked. It never changes. */
interface Source<T> {

    /**
     * The results from some position on.
     *
     * @throws CursorException if it is no position of this source
     */
    Feed<T> open(Settings settings, Position from);

    /** Adds what tells it from other sources, so that none takes a cursor of another. */
    void sign(Fingerprint fingerprint);

    /** A cursor that was signed for this source, but by an application with other keys, or another number of reads. */
    static CursorException misfit() {
        return new CursorException(CursorException.Reason.FOREIGN);
    }
}
