package dev.tablewright.generate.java;

import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** What cannot be generated. Generators report and go on, so that all of it is said at once. */
final class Findings {

    private final List<Diagnostic> found = new ArrayList<>();

    void report(Diagnostic diagnostic) {
        if (!found.contains(diagnostic)) {
            found.add(diagnostic);
        }
    }

    List<Diagnostic> all() {
        return List.copyOf(found);
    }
}
