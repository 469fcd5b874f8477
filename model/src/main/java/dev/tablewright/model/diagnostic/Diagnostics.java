package dev.tablewright.model.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Findings as they are made. A stage reports what it finds and goes on; nobody throws. What comes out is sorted by
 * place and holds no finding twice.
 */
public final class Diagnostics {

    /** Beyond this number of one severity, more findings help nobody, and a hostile file could ask for millions. */
    public static final int LIMIT = 1000;

    private static final Comparator<Diagnostic> BY_PLACE = Comparator.<Diagnostic>comparingInt(
                    d -> d.span().start())
            .thenComparing(Diagnostic::severity)
            .thenComparing(d -> d.code().id())
            .thenComparing(Diagnostic::title);

    private final List<Diagnostic> found = new ArrayList<>();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);

    public void report(Diagnostic diagnostic) {
        if (counts.merge(diagnostic.severity(), 1, Integer::sum) <= LIMIT) {
            found.add(diagnostic);
        }
    }

    public void reportAll(List<Diagnostic> diagnostics) {
        diagnostics.forEach(this::report);
    }

    public boolean hasErrors() {
        return counts.containsKey(Severity.ERROR);
    }

    /** All findings of one file in the order of their places. */
    public List<Diagnostic> sorted() {
        return found.stream().distinct().sorted(BY_PLACE).toList();
    }
}
