package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Reads entity diagrams: Mermaid's {@code erDiagram} and PlantUML's entities, in a file of their own or fenced in a
 * Markdown document.
 *
 * <pre>{@code
 * Diagnostics diagnostics = new Diagnostics();
 * Optional<Diagram> diagram = DiagramImporter.read(new SourceFile("shop.mmd", text), diagnostics);
 * String model = diagram.map(shop -> ModelWriter.write(shop, "Shop")).orElse("");
 * }</pre>
 */
public final class DiagramImporter {

    private DiagramImporter() {}

    /**
     * The first diagram of a file, as far as it could be read. Whatever is wrong with it, and whatever the model will
     * not say as the diagram does, is reported.
     *
     * @return empty if the file holds no diagram, or a diagram without entities
     */
    public static Optional<Diagram> read(SourceFile file, Diagnostics diagnostics) {
        List<DiagramRegion> regions = DiagramLocator.locate(file);
        if (regions.isEmpty()) {
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(file.span(0, firstLineEnd(file)), "this file holds no entity diagram")
                    .help("begin a Mermaid diagram with `erDiagram`, a PlantUML diagram with `@startuml`"));
            return Optional.empty();
        }
        for (DiagramRegion further : regions.subList(1, regions.size())) {
            diagnostics.report(LanguageCode.DIAGRAM_LINE_IGNORED
                    .at(further.opening(), "this is not the first diagram of the file")
                    .label("it is ignored")
                    .help("keep each diagram in a file of its own, or draw one diagram"));
        }
        Diagnostics found = new Diagnostics();
        Diagram diagram = read(file, regions.get(0), found);
        // Where lines could not be read, entities may have been there.
        if (diagram.entities().isEmpty() && !found.hasErrors()) {
            found.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(regions.get(0).opening(), "this diagram has no entities")
                    .help("draw at least one entity"));
        }
        // Names and types that change on the way into a model are told while the diagram is at hand.
        ModelDraft.of(diagram, found);
        diagnostics.reportAll(found.sorted());
        return diagram.entities().isEmpty() ? Optional.empty() : Optional.of(diagram);
    }

    private static Diagram read(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        return switch (region.dialect()) {
            case MERMAID -> MermaidReader.read(file, region, diagnostics);
            case PLANTUML -> PlantUmlReader.read(file, region, diagnostics);
        };
    }

    private static int firstLineEnd(SourceFile file) {
        return Math.min(file.endOfLine(1), 80);
    }
}
