package dev.tablewright.lab.bind;

/** A pattern or a write that cannot be done was asked for all the same. */
public final class UnboundException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Hindrance hindrance;

    public UnboundException(Hindrance hindrance) {
        super(hindrance.message());
        this.hindrance = hindrance;
    }

    public Hindrance hindrance() {
        return hindrance;
    }
}
