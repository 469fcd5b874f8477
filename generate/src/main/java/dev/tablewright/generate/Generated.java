package dev.tablewright.generate;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a generator made.
 *
 * @param files the texts by their paths, relative and with slashes; none if there are errors
 * @param diagnostics what the model says and the generated code could not do
 */
public record Generated(SortedMap<String, String> files, List<Diagnostic> diagnostics) {

    public Generated {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
        diagnostics = List.copyOf(diagnostics);
    }

    /** Of a model without a design. */
    public static Generated nothing(Model model) {
        return new Generated(
                new TreeMap<>(),
                List.of(GenerateCode.NOTHING_TO_GENERATE
                        .at(model.application().span(), model.application() + " has no design to generate code from")
                        .help("`tablewright design --write` makes one")));
    }

    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(found -> found.severity() == Severity.ERROR);
    }
}
