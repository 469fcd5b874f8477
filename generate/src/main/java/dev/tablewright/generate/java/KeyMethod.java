package dev.tablewright.generate.java;

import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ValuePath;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A method that composes one physical key attribute of its values: every key of the kind is made by it.
 *
 * @param name with which it is called
 */
record KeyMethod(String name, Operand.Composed text) {

    /** Its parameters, each once. */
    List<ValuePath> values() {
        return text.paths();
    }

    String call(List<ValuePath> paths, Function<ValuePath, String> values) {
        return name + "(" + paths.stream().map(values).collect(Collectors.joining(", ")) + ")";
    }
}
