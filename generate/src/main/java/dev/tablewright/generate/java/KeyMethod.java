package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A method that composes one physical key attribute of its values: every key of the kind is made by it.
 *
 * @param owner the class that has it
 * @param leaves the values, each once
 */
record KeyMethod(String owner, String name, KeyPart part, List<Leaf> leaves) {

    KeyMethod {
        leaves = List.copyOf(leaves);
    }

    static List<Leaf> leavesOf(List<KeyPart> parts) {
        List<Leaf> leaves = new ArrayList<>();
        for (KeyPart part : parts) {
            for (KeyPiece piece : part.pieces()) {
                piece.leaf().filter(leaf -> !leaves.contains(leaf)).ifPresent(leaves::add);
            }
        }
        return leaves;
    }

    /** A call from within the class. */
    String call(Function<Leaf, String> values) {
        return name + "(" + leaves.stream().map(values).collect(Collectors.joining(", ")) + ")";
    }

    /** A call from elsewhere. */
    String callFrom(Function<Leaf, String> values) {
        return owner + "." + call(values);
    }
}
