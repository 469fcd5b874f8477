package dev.tablewright.generate.java;

import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Type;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How values of one shape look in Java, and how they go into items and come out again. All texts are pieces of Java.
 *
 * @param type of a value that is always there
 * @param boxed the same where Java wants an object
 * @param writing makes the value of an attribute of a Java value
 * @param encoder the same as a function
 * @param reading takes a Java value out of a reader, by the name of an attribute
 * @param reader the same as a function
 * @param constants values that the model writes down
 */
record Codec(
        ValueShape shape,
        String type,
        String boxed,
        UnaryOperator<String> writing,
        String encoder,
        BinaryOperator<String> reading,
        String reader,
        Function<KeyData, String> constants) {

    boolean isPrimitive() {
        return !type.equals(boxed);
    }

    String encode(String value) {
        return writing.apply(value);
    }

    /** {@code item.text("name")}. */
    String read(String item, String name) {
        return reading.apply(item, name);
    }

    String constant(KeyData value) {
        return constants.apply(value);
    }

    /** A value that was checked and never changes again: copies, and what is stored less precisely than Java has it. */
    String kept(String name, String value) {
        return switch (shape.type().toString()) {
            case "ulid", "ksuid" -> "§Limits." + shape.type() + "(" + name + ", " + value + ")";
            case "timestamp", "epoch" -> "§Limits." + shape.type() + "(" + value + ")";
            default -> shape.type().isCollection() ? container() + ".copyOf(" + value + ")" : value;
        };
    }

    /** The class of a collection. */
    private String container() {
        return shape.isMap() ? "§Map" : shape.isSet() ? "§Set" : "§List";
    }

    /** What a builder begins with if nothing is said. */
    Optional<String> initially() {
        return shape.type() instanceof Type.Collection ? Optional.of(container() + ".of()") : Optional.empty();
    }
}
