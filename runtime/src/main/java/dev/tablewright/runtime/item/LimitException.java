package dev.tablewright.runtime.item;

/** A value that the model does not allow. */
public final class LimitException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final String problem;

    /** @param name of the entity and the attribute: {@code Customer.name} */
    public LimitException(String name, String problem) {
        this(name, problem, null);
    }

    public LimitException(String name, String problem, Throwable cause) {
        super(name + " " + problem, cause);
        this.name = name;
        this.problem = problem;
    }

    /** The attribute, as the model calls it. */
    public String attribute() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** What is wrong with the value, without the value. */
    public String problem() {
        return problem;
    }
}
