package dev.tablewright.check.rule;

import dev.tablewright.access.read.Constants;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.stream.Stream;

/**
 * A value in a condition, or a default, has to be one that an item can hold: a request with another is refused by DynamoDB, or never gets
 * that far. What is plainly of another type is found when the file is read; this is the rest.
 */
public final class UnwritableConstant implements Rule {

    @Override
    public Code code() {
        return new Code("TW1009", "unwritable-constant", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Stream<Diagnostic> conditions = ConditionUse.in(model)
                .flatMap(use -> use.condition().comparisons().stream().flatMap(comparison -> use.entities().stream()
                        .flatMap(entity -> model.attribute(entity, comparison.path()).stream()
                                .flatMap(attribute -> check(comparison, entity, model.storedType(attribute.type()))))));
        Stream<Diagnostic> defaults = model.attributes().flatMap(attribute -> attribute.defaultValue().stream()
                .flatMap(value -> Constants.problem(model.storedType(attribute.type()), value.text()).stream()
                        .map(problem -> Diagnostic.of(
                                        code(),
                                        value.span(),
                                        "`" + value + "` cannot be a value of `" + attribute.name() + "`")
                                .label(problem))));
        return Stream.concat(conditions, defaults);
    }

    private Stream<Diagnostic> check(Comparison comparison, Entity entity, Type type) {
        String path = "`" + entity.name() + "." + comparison.path() + "`";
        if (comparison.operator().isOrdering() && !Constants.isOrdered(type)) {
            return Stream.of(Diagnostic.of(code(), comparison.span(), "values of " + path + " have no order")
                    .label("`" + comparison + "` cannot be decided"));
        }
        return comparison.values().stream().flatMap(value -> Constants.problem(type, value.text()).stream()
                .map(problem -> Diagnostic.of(code(), value.span(), "`" + value + "` cannot be a value of " + path)
                        .label(problem)));
    }
}
