package dev.tablewright.app.documents;

import dev.tablewright.check.Checker;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Prover;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.book.Book;
import dev.tablewright.generate.diagram.Mermaid;
import dev.tablewright.generate.diagram.PlantUml;
import dev.tablewright.generate.docs.Documents;
import dev.tablewright.generate.docs.Dossier;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Markdown;
import dev.tablewright.generate.typescript.TypeScriptGenerator;
import dev.tablewright.generate.workbench.WorkbenchExport;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.model.Model;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** All files that document a model: documents, diagrams, types for TypeScript, and the book. */
public final class DocumentFiles {

    private DocumentFiles() {}

    /**
     * @param model with a design in which the checker finds no error
     * @param comparison of its layout with the other one
     * @param rules what each rule looks for, by its code
     */
    public static Generated of(
            Model model, Setting setting, Optional<Comparison> comparison, Map<String, String> rules) {
        Generated types = TypeScriptGenerator.generate(model);
        if (types.hasErrors()) {
            return types;
        }
        Dossier dossier = dossier(model, setting, comparison, rules);
        Generated workbench = WorkbenchExport.of(model, dossier.samples());
        if (workbench.hasErrors()) {
            return workbench;
        }
        List<Document> documents = Documents.of(dossier);
        SortedMap<String, String> files = new TreeMap<>(types.files());
        files.putAll(workbench.files());
        documents.forEach(document -> files.put(document.path(), Markdown.of(document)));
        files.put("erd.mmd", Mermaid.of(model));
        files.put("erd.puml", PlantUml.of(model));
        documents.stream()
                .flatMap(document -> document.blocks().stream())
                .filter(Block.Figure.class::isInstance)
                .map(Block.Figure.class::cast)
                .forEach(figure -> files.put(figure.path(), figure.svg()));
        files.put("book.html", Book.of(model.application().text(), model.description(), documents));
        return new Generated(files, types.diagnostics());
    }

    private static Dossier dossier(
            Model model, Setting setting, Optional<Comparison> comparison, Map<String, String> rules) {
        BoundModel bound = BoundModel.of(model);
        Analysis analysis = bound.analysis();
        return new Dossier(
                analysis,
                CostReport.of(analysis, setting),
                Prover.prove(analysis),
                Checker.check(model),
                rules,
                comparison,
                SampleItems.of(bound));
    }
}
