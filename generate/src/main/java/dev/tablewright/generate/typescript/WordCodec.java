package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.Type;

/**
 * One of a few words.
 *
 * @param type the union of them
 * @param words the constant that lists them
 */
record WordCodec(String type, String words, Type.Choice choice) implements Codec {

    @Override
    public String stored() {
        return type;
    }

    @Override
    public String write(String value) {
        return value;
    }

    @Override
    public String read(String value, String name) {
        return "readWord(" + value + ", " + name + ", " + words + ")";
    }

    @Override
    public boolean isExact() {
        return false;
    }
}
