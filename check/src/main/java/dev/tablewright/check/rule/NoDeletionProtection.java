package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/**
 * One command, or one renamed resource in the infrastructure code, deletes a table with everything in it. Deletion
 * protection costs nothing and makes that two decisions instead of one.
 */
public final class NoDeletionProtection implements Rule {

    @Override
    public Code code() {
        return new Code("TW0802", "no-deletion-protection", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return TableProtection.lacking(
                model, "deletionProtection", TableSettings::deletionProtection, table -> Diagnostic.of(
                                code(), table.span(), "the table `" + table + "` can be deleted by a single command")
                        .label("no deletion protection"));
    }
}
