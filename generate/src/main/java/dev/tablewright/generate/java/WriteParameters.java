package dev.tablewright.generate.java;

import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.generate.java.JavaApi.WriteInput;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;

/** The parameters of a write, in the order in which its steps ask for them. */
final class WriteParameters {

    private final Context context;
    private final List<WriteInput> inputs = new ArrayList<>();
    private final IdentityHashMap<StepInput, String> variables = new IdentityHashMap<>();
    private final NameScope scope =
            new NameScope().reserve("settings", "connection", "after", "page", "known", "amount");

    WriteParameters(Context context, WritePlan plan) {
        this.context = context;
        for (int i = 0; i < plan.steps().size(); i++) {
            for (StepInput input : plan.steps().get(i).inputs()) {
                add(i, plan.steps().get(i), input);
            }
        }
    }

    private void add(int at, StepProgram step, StepInput input) {
        String java = context.names(step.entity()).type();
        String whole = Naming.decapitalised(java);
        if (input.is(StepInput.Role.ENTITY)) {
            String action = step.step().action().name().toLowerCase(Locale.ROOT);
            add(at, input, java, whole, whole + "To" + JavaNames.type(action));
            return;
        }
        Member member = new Members(context).of(step.entity(), input.attribute().orElseThrow());
        String name = member.name();
        String given = input.optional() ? member.type() : member.codec().type();
        add(at, input, given, step.isMoved(input) ? "new" + JavaNames.type(name) : name, whole + JavaNames.type(name));
    }

    /** If its first name is taken, it gets the second. */
    private void add(int step, StepInput input, String type, String name, String otherwise) {
        String chosen = scope.claim(JavaNames.escaped(name), JavaNames.escaped(otherwise));
        inputs.add(new WriteInput(input, type, chosen, step));
        variables.put(input, chosen);
    }

    String variable(StepInput input) {
        return variables.get(input);
    }

    List<WriteInput> inputs() {
        return inputs;
    }

    /** A scope in which the parameters have their names. */
    NameScope locals() {
        return new NameScope().reserve(inputs.stream().map(WriteInput::name).toList());
    }
}
