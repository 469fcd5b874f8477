package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/**
 * A program with a mistake in it writes it into every item that it touches. With point-in-time recovery the table can be
 * restored as it was a second before; without it, there is only what somebody happened to export.
 */
public final class NoPointInTimeRecovery implements Rule {

    @Override
    public Code code() {
        return new Code("TW0801", "no-point-in-time-recovery", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return TableProtection.lacking(
                model, "pointInTimeRecovery", TableSettings::pointInTimeRecovery, table -> Diagnostic.of(
                                code(),
                                table.span(),
                                "the table `" + table + "` cannot be restored to an earlier moment")
                        .label("no point-in-time recovery"));
    }
}
