package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.Attribute;

/**
 * A property of an interface.
 *
 * @param attribute of the entity or the embedded type
 * @param name in TypeScript
 * @param codec how the value is stored
 */
record Property(Attribute attribute, String name, Codec codec) {

    /** Whether it may be undefined. A set need not: an empty one is none. */
    boolean isOptional() {
        return attribute.optional() && !codec.shape().isSet();
    }

    /** Whether an item may lack it. */
    boolean mayBeAbsent() {
        return attribute.optional() || codec.shape().isSet();
    }

    /** As the interface has it. */
    String declared() {
        return name + (isOptional() ? "?" : "") + ": " + codec.type() + ";";
    }

    /** Its line in an object that is stored. */
    String written(String owner) {
        String value = owner + "." + name;
        String pair = Words.property(attribute.storedName()) + ": " + codec.write(value);
        if (codec.shape().isSet()) {
            return "...(" + value + ".size > 0 && { " + pair + " }),";
        }
        if (isOptional()) {
            return "...(" + value + " !== undefined && { " + pair + " }),";
        }
        return pair + ",";
    }

    /**
     * Its line in an object that is read.
     *
     * @param path what the value is called if it is wrong
     */
    String read(String item, String path) {
        String stored = attribute.storedName();
        String value = Words.OF_OBJECTS.contains(stored)
                ? "own(" + item + ", " + Words.literal(stored) + ")"
                : item + Words.access(stored);
        String pair = name + ": " + codec.read(value, path);
        return isOptional() ? "...(" + value + " != null && { " + pair + " })," : pair + ",";
    }
}
