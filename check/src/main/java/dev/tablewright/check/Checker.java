package dev.tablewright.check;

import dev.tablewright.check.rule.Subject;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.List;

/** Runs all rules. */
public final class Checker {

    private Checker() {}

    /** What the rules find in a model, before suppressions. */
    public static List<Diagnostic> check(Model model) {
        Subject subject = new Subject(model);
        return Rules.ALL.stream().flatMap(rule -> rule.check(subject)).toList();
    }
}
