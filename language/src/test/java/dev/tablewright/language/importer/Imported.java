package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;

/** A diagram that has been read, with all that was said about it. */
record Imported(Optional<Diagram> diagram, List<Diagnostic> findings) {

    static Imported mermaid(String statements) {
        return of("shop.mmd", "erDiagram\n" + statements);
    }

    static Imported plantUml(String statements) {
        return of("shop.puml", "@startuml\n" + statements + "@enduml\n");
    }

    static Imported of(String name, String text) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<Diagram> diagram = DiagramImporter.read(new SourceFile(name, text), diagnostics);
        return new Imported(diagram, diagnostics.sorted());
    }

    /** The model, written as that of an application called Shop. */
    String model() {
        return ModelWriter.write(diagram.orElseThrow(), "Shop");
    }

    /** The part of the model from a line to the next empty one. */
    String section(String firstLine) {
        String model = model();
        int start = model.indexOf(firstLine + "\n");
        return start < 0 ? "" : model.substring(start, endOfSection(model, start));
    }

    /** The relationships as the model writes them. */
    List<String> lines() {
        return section("relationships:").lines().skip(1).map(String::strip).toList();
    }

    /** The findings without the line that is the same in all of them. */
    String report() {
        String report = new TextReport(Palette.PLAIN).render(findings);
        return report.replaceAll("(?m)^ *= explain: .*\n", "");
    }

    List<String> titles() {
        return findings.stream().map(Diagnostic::title).toList();
    }

    private static int endOfSection(String model, int start) {
        int end = model.indexOf("\n\n", start);
        return end < 0 ? model.length() : end + 1;
    }
}
