package dev.tablewright.check;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.List;

/** Runs all rules. */
public final class Checker {

    private Checker() {}

    /** What the rules find in a model, before suppressions. */
    public static List<Diagnostic> check(Model model) {
        return Rules.ALL.stream().flatMap(rule -> rule.check(model)).toList();
    }
}
