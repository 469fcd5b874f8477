package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Attribute;
import java.util.Optional;

/**
 * A component of a record.
 *
 * @param attribute of the entity or the embedded type
 * @param name in Java
 * @param codec how the value is stored
 * @param start what a builder begins with: the model's default, or what the application does not decide
 */
record Member(Attribute attribute, String name, Codec codec, Optional<String> start) {

    /** Whether Java has it as an {@code Optional}. A set needs none: an empty one is none. */
    boolean isOptional() {
        return attribute.optional() && !codec.shape().isSet();
    }

    String type() {
        return isOptional() ? "§Optional<" + codec.boxed() + ">" : codec.type();
    }

    /** Its name in the item, as a literal. */
    String stored() {
        return JavaNames.literal(attribute.storedName());
    }
}
