package dev.tablewright.model.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Findings as they are made. A stage reports what it finds and goes on; nobody throws. What comes out is sorted by
 * place and holds no finding twice.
 */
public final class Diagnostics {

    /** Beyond this, more findings help nobody, and a hostile file could ask for millions. */
    public static final int LIMIT = 1000;

    private static final Comparator<Diagnostic> BY_PLACE = Comparator.<Diagnostic>comparingInt(
                    d -> d.span().start())
            .thenComparing(Diagnostic::severity)
            .thenComparing(d -> d.code().id())
            .thenComparing(Diagnostic::title);

    private final List<Diagnostic> found = new ArrayList<>();

    public void report(Diagnostic diagnostic) {
        if (found.size() < LIMIT) {
            found.add(diagnostic);
        }
    }

    public void reportAll(List<Diagnostic> diagnostics) {
        diagnostics.forEach(this::report);
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(d -> d.severity() == Severity.ERROR);
    }

    /** All findings of one file in the order of their places. */
    public List<Diagnostic> sorted() {
        return found.stream().distinct().sorted(BY_PLACE).toList();
    }
}
