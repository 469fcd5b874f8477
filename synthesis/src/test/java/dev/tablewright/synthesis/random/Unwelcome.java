package dev.tablewright.synthesis.random;

import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Findings that are no mistake, and that somebody wants to see nevertheless: {@code
 * -Dtablewright.test.unwelcome=TW0506,TW0601} shows the smallest models that lead to them.
 */
final class Unwelcome {

    private static final Set<String> CODES =
            Set.of(System.getProperty("tablewright.test.unwelcome", "").split(","));

    private Unwelcome() {}

    static Optional<Diagnostic> firstOf(List<Diagnostic> findings) {
        return findings.stream()
                .filter(finding -> CODES.contains(finding.code().id()))
                .findFirst();
    }
}
