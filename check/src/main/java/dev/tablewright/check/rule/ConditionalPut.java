package dev.tablewright.check.rule;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.stream.Stream;

/**
 * A put with a condition replaces an item that meets it. Where there is no item, every attribute is absent and differs from every value: a
 * condition that asks nothing else does not say whether a new item may be created.
 */
public final class ConditionalPut implements Rule {

    @Override
    public Code code() {
        return new Code("TW1010", "conditional-put", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.model().writes().stream()
                .flatMap(write -> write.steps().stream())
                .filter(step -> step.action() == Action.PUT && !step.when().isAlways() && holdsOfNothing(step))
                .map(step -> Diagnostic.of(
                                code(),
                                step.when().comparisons().get(0).span(),
                                "`" + step.when() + "` also holds where there is no " + step.entity())
                        .label("it does not tell whether this `put` may create one")
                        .help("use `update` to change an existing " + step.entity() + ", or `create` for a new one"));
    }

    private static boolean holdsOfNothing(WriteStep step) {
        return step.when().comparisons().stream()
                .allMatch(comparison ->
                        comparison.operator() == Operator.ABSENT || comparison.operator() == Operator.NOT_EQUAL);
    }
}
