package dev.tablewright.generate.typescript;

import dev.tablewright.generate.code.ValueShape;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * How values of one shape look in TypeScript, and how they are stored. All texts are pieces of TypeScript.
 *
 * @param type what the application sees
 * @param stored what the item has
 * @param writing makes a value as it is stored
 * @param writer a function that does the same
 * @param reading takes a value of an item, which is called by its second argument if it is wrong
 * @param reader a function that does the same
 * @param isExact whether decimal numbers are stored, for which the caller has to say how
 */
record Codec(
        ValueShape shape,
        String type,
        String stored,
        UnaryOperator<String> writing,
        String writer,
        BinaryOperator<String> reading,
        String reader,
        boolean isExact) {

    String write(String value) {
        return writing.apply(value);
    }

    String read(String value, String name) {
        return reading.apply(value, name);
    }
}
