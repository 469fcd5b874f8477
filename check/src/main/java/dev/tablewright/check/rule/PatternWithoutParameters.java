package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import java.util.stream.Stream;

/**
 * A list or a count over everything reads a whole table, however large it grows. Who says what the caller knows, or how
 * many results are wanted, gets a query.
 */
public final class PatternWithoutParameters implements Rule {

    @Override
    public Code code() {
        return new Code("TW0301", "pattern-without-parameters", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Model model) {
        return model.patterns().stream()
                .filter(pattern -> !isNarrow(pattern) && !returnsSingletons(model, pattern))
                .map(pattern -> Diagnostic.of(
                                code(), pattern.name().span(), "`" + pattern.name() + "` asks for everything there is")
                        .label("no parameter narrows it")
                        .help(
                                pattern.operation() == Operation.GET
                                        ? "say which one with `by:`"
                                        : "say what the caller knows with `by:`, or how many are wanted with `top:`"));
    }

    private static boolean isNarrow(Pattern pattern) {
        return !pattern.by().isEmpty()
                || pattern.narrowing().isPresent()
                || !pattern.where().isAlways()
                || pattern.top().isPresent();
    }

    private static boolean returnsSingletons(Model model, Pattern pattern) {
        return pattern.entities().stream()
                .allMatch(name ->
                        model.entity(name.text()).filter(e -> e.singleton()).isPresent());
    }
}
