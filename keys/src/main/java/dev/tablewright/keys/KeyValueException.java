package dev.tablewright.keys;

import java.util.Optional;

/**
 * A value that cannot stand in a key, or text that no value encodes to. The only exception of this package that data can
 * cause.
 *
 * <p>Encoders throw, and do not return a result that carries either: they are called for every key of every request, with
 * values that are nearly always fine, and a plain {@code String} in and out costs no allocation; an application that is
 * handed half a surrogate pair has to fail with some exception anyway. Whether a key belongs to a template, on the other
 * hand, is a question with two ordinary answers: {@link KeyParser} returns a {@link KeyReading}.
 *
 * <p>The message never repeats the value: it may be an e-mail address on its way into a log.
 */
public final class KeyValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final Refusal reason;
    private final int position;
    private final String path;

    KeyValueException(Refusal reason) {
        this(reason, 0);
    }

    KeyValueException(Refusal reason, int position) {
        this(reason, position, null);
    }

    private KeyValueException(Refusal reason, int position, String path) {
        super((path == null ? "" : "{" + path + "}: ") + reason.sentence() + " (" + reason + " at " + position + ")");
        this.reason = reason;
        this.position = position;
        this.path = path;
    }

    public Refusal reason() {
        return reason;
    }

    /** The offset into the value, or into the key that was read, of what is wrong; 0 if it is the value as a whole. */
    public int position() {
        return position;
    }

    /** The attribute whose slot was to be filled, if the value was on its way into a template. */
    public Optional<String> path() {
        return Optional.ofNullable(path);
    }

    /** The same in a text in which the value begins at {@code start}. */
    KeyValueException movedBy(int start) {
        return start == 0 ? this : because(new KeyValueException(reason, position + start, path));
    }

    KeyValueException in(KeyTemplate.Slot slot) {
        return because(new KeyValueException(reason, position, slot.dottedPath()));
    }

    private KeyValueException because(KeyValueException outer) {
        outer.initCause(this);
        return outer;
    }
}
