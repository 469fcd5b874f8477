package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;

/** How many findings of which kind a run has. */
record Summary(int errors, int warnings, int advice, int filesWithFindings, int files) {

    static Summary of(List<CheckedFile> files) {
        List<Diagnostic> all =
                files.stream().flatMap(file -> file.diagnostics().stream()).toList();
        int filesWithFindings = (int)
                files.stream().filter(file -> !file.diagnostics().isEmpty()).count();
        return new Summary(
                count(all, Severity.ERROR),
                count(all, Severity.WARNING),
                count(all, Severity.ADVICE),
                filesWithFindings,
                files.size());
    }

    /** In a line: {@code 2 errors, 1 warning in 1 of 3 files}. */
    String sentence() {
        List<String> counts = new ArrayList<>();
        addCount(counts, errors, "error", "errors");
        addCount(counts, warnings, "warning", "warnings");
        addCount(counts, advice, "piece of advice", "pieces of advice");
        if (counts.isEmpty()) {
            return files + (files == 1 ? " file" : " files") + ", no findings";
        }
        String where = files == 1 ? "1 file" : filesWithFindings + " of " + files + " files";
        return String.join(", ", counts) + " in " + where;
    }

    private static int count(List<Diagnostic> diagnostics, Severity severity) {
        return (int) diagnostics.stream().filter(d -> d.severity() == severity).count();
    }

    private static void addCount(List<String> counts, int count, String one, String many) {
        if (count > 0) {
            String number = count >= Diagnostics.LIMIT ? count + " or more" : String.valueOf(count);
            counts.add(number + " " + (count == 1 ? one : many));
        }
    }
}
