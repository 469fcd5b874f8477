package dev.tablewright.generate.java;

import java.util.List;

/**
 * A value somewhere in an entity, in Java.
 *
 * @param guards what must hold for it to be there
 * @param value the value itself
 */
record Reached(List<String> guards, String value, Codec codec) {

    Reached {
        guards = List.copyOf(guards);
    }

    String encoded() {
        return codec.encode(value);
    }
}
