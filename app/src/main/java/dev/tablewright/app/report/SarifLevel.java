package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Severity;

/** The words that SARIF has for severities. */
final class SarifLevel {

    private SarifLevel() {}

    static String of(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case ADVICE -> "note";
        };
    }
}
