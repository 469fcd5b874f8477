package dev.tablewright.generate.typescript;

/**
 * A value of several parts: one of the section {@code types}, or an id.
 *
 * @param stored what the item has
 * @param into the function that stores it
 * @param from the function that reads it
 */
record NestedCodec(String type, String stored, String into, String from, boolean isExact) implements Codec {

    @Override
    public String write(String value) {
        return into + "(" + value + (isExact ? ", exact)" : ")");
    }

    @Override
    public String writer() {
        return isExact ? Codec.super.writer() : into;
    }

    @Override
    public String read(String value, String name) {
        return from + "(" + value + ", " + name + ")";
    }

    @Override
    public String reader() {
        return from;
    }
}
