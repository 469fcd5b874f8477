package dev.tablewright.generate.java;

import dev.tablewright.generate.java.JavaApi.WriteInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The parameters of a write, in the order in which its steps ask for them. */
final class WriteParameters {

    private final List<WriteInput> inputs = new ArrayList<>();
    private final NameScope scope =
            new NameScope().reserve("settings", "connection", "after", "page", "known", "amount");
    private int steps;

    /** Goes on to the next step. */
    void nextStep() {
        steps++;
    }

    /** A new parameter of the current step; if its first name is taken, it gets the second. */
    String add(WriteInput.Role role, String attribute, String type, String name, String otherwise) {
        String chosen = scope.claim(JavaNames.escaped(name), JavaNames.escaped(otherwise));
        inputs.add(new WriteInput(role, type, chosen, steps, attribute));
        return chosen;
    }

    List<WriteInput> inputs() {
        return inputs;
    }

    String declared() {
        return inputs.stream().map(WriteInput::declared).collect(Collectors.joining(", "));
    }

    String names() {
        return inputs.stream().map(WriteInput::name).collect(Collectors.joining(", "));
    }
}
