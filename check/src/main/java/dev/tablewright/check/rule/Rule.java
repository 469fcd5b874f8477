package dev.tablewright.check.rule;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** One thing that can be wrong with a model that can be read. */
public interface Rule {

    /** What the findings of this rule are called. */
    Code code();

    /** All findings in a model. */
    Stream<Diagnostic> check(Subject subject);
}
