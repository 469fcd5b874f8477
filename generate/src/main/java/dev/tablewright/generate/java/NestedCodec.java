package dev.tablewright.generate.java;

/**
 * Several values that are stored as a map: an embedded value, or the id of an entity that has several parts.
 *
 * @param type in Java
 * @param codec the class that has the methods
 * @param write the method that makes the map
 * @param parse the method that reads it
 */
record NestedCodec(String type, String codec, String write, String parse) implements Codec {

    @Override
    public String encode(String value) {
        return codec + "." + write + "(" + value + ")";
    }

    @Override
    public String encoder() {
        return codec + "::" + write;
    }

    @Override
    public String read(String reader, String name) {
        return reader + ".nested(" + name + ", " + codec + "::" + parse + ")";
    }

    @Override
    public String reader() {
        return "(in, name) -> " + read("in", "name");
    }
}
