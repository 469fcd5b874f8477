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
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.patterns().stream()
                .filter(pattern -> !isNarrow(pattern) && !returnsSingletons(model, pattern))
                .map(pattern -> Diagnostic.of(
                                code(), pattern.name().span(), "`" + pattern.name() + "` asks for everything there is")
                        .label("no parameter narrows it")
                        .help(wayOut(pattern.operation())));
    }

    private static String wayOut(Operation operation) {
        return switch (operation) {
            case GET -> "say which one with `by:`";
            case LIST -> "say what the caller knows with `by:`, or how many are wanted with `top:`";
            case COUNT -> "say what the caller knows with `by:`, or keep the number under `counts`";
        };
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
