package dev.tablewright.access.key;

/** Whether items of two kinds can stand in the same place. */
public sealed interface Meeting {

    /** They cannot: the languages of their keys have nothing in common. */
    record Never() implements Meeting {}

    /** They can: here are two that do. */
    record Possible(Witness left, Witness right) implements Meeting {}

    /** The languages have something in common, but no two items were found that show it: it must be reckoned with. */
    record Unclear() implements Meeting {}

    default boolean isPossible() {
        return !(this instanceof Never);
    }
}
