package dev.tablewright.model.entity;

/** How many entities stand at one end of a relationship. */
public enum Cardinality {
    EXACTLY_ONE("||", "||"),
    ZERO_OR_ONE("|o", "o|"),
    ONE_OR_MORE("}|", "|{"),
    ZERO_OR_MORE("}o", "o{");

    private final String left;
    private final String right;

    Cardinality(String left, String right) {
        this.left = left;
        this.right = right;
    }

    /** The sign at the left end of a crow's-foot line. */
    public String left() {
        return left;
    }

    /** The sign at the right end of a crow's-foot line. */
    public String right() {
        return right;
    }

    public boolean isMany() {
        return this == ONE_OR_MORE || this == ZERO_OR_MORE;
    }
}
