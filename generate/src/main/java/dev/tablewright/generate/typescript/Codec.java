package dev.tablewright.generate.typescript;

/** How values of one type look in TypeScript, and how they are stored. */
sealed interface Codec permits ScalarCodec, WordCodec, NestedCodec, CollectionCodec {

    /** What the application sees. */
    String type();

    /** What the item has. */
    String stored();

    /** A value as it is stored. */
    String write(String value);

    /** A function that does the same. */
    default String writer() {
        return "(each) => " + write("each");
    }

    /** A value of an item, which is called {@code name} if it is wrong; both are expressions. */
    String read(String value, String name);

    /** A function that does the same. */
    default String reader() {
        return "(each, path) => " + read("each", "path");
    }

    /** Whether decimal numbers are stored, for which the caller has to say how. */
    boolean isExact();

    /** Whether an empty value is not stored, and an absent one is empty. */
    default boolean isEmptyAbsent() {
        return false;
    }
}
