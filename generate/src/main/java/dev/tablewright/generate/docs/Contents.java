package dev.tablewright.generate.docs;

import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.generate.diagram.ErdPicture;
import dev.tablewright.generate.diagram.Picture;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Model;
import java.math.BigDecimal;
import java.util.List;

/** The first document: what there is, the figures that matter, and the picture of the model. */
final class Contents {

    static final String PATH = "README.md";

    private final Dossier dossier;
    private final List<Document> others;

    /** @param others all other documents, in the order of reading */
    Contents(Dossier dossier, List<Document> others) {
        this.dossier = dossier;
        this.others = others;
    }

    Document document() {
        Model model = dossier.model();
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "The data model of " + model.application(),
                "The documents, the figures that matter, and the picture of the model.");
        model.description().ifPresent(words -> draft.say(Text.of(words)));
        draft.table(figures());
        Picture picture = ErdPicture.of(model);
        draft.add(new Block.Figure("erd.svg", "", picture.description(), picture.svg()));
        draft.section("Documents").table(documents());
        draft.section("Other files").table(files());
        draft.section("How to keep them true")
                .say(Text.of("These files are made from ")
                        .code(source(model))
                        .and(" by ")
                        .code("tablewright docs")
                        .and(": change the model, not the files. With ")
                        .code("--check")
                        .and(" the same command fails a build in which they are stale."));
        return draft.done();
    }

    private TableDraft figures() {
        Model model = dossier.model();
        CostReport report = dossier.report();
        int indexes = report.tables().stream()
                .mapToInt(table -> table.indexes().size())
                .sum();
        BigDecimal stored = report.tables().stream()
                .flatMap(TableUsage::parts)
                .map(Usage::storedBytes)
                .map(bytes -> bytes.expected())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        TableDraft table = new TableDraft("What").figures("How much");
        figure(table, "Entities", model.entities().size() + "");
        figure(table, "Access patterns", model.patterns().size() + "");
        figure(table, "Writes", model.writes().size() + "");
        figure(table, "Tables", dossier.design().tables().size() + "");
        figure(table, "Indexes", indexes + "");
        figure(table, "Storage", Figures.gigabytes(stored));
        figure(
                table,
                "Cost a month in " + report.setting().prices().region(),
                Figures.money(report.bill().total()));
        report.heat().stream()
                .findFirst()
                .ifPresent(line -> figure(table, "Hottest partition, of its limit", Figures.percent(line.used())));
        return table;
    }

    private static void figure(TableDraft table, String what, String value) {
        table.row(Text.of(what), Text.of(value));
    }

    private TableDraft documents() {
        TableDraft table = new TableDraft("Document", "What you find in it");
        others.forEach(other -> table.row(Text.EMPTY.link(other.title(), other.path()), Text.of(other.summary())));
        return table;
    }

    private TableDraft files() {
        TableDraft table = new TableDraft("File", "What it is for");
        file(table, "book.html", "All of this as one page with a search box, to be opened or sent as it is");
        file(table, "erd.mmd", "The entity-relationship diagram for Mermaid");
        file(table, "erd.puml", "The same for PlantUML");
        file(table, "entity-schemas.ts", "Items, entities and keys as TypeScript");
        file(table, "nosql-workbench.json", "The model with sample data, to be imported into NoSQL Workbench");
        return table;
    }

    private static void file(TableDraft table, String path, String purpose) {
        table.row(Text.EMPTY.link(path, path), Text.of(purpose));
    }

    /** The name of the file alone: where it lies differs from machine to machine. */
    private static String source(Model model) {
        String name = model.source().name();
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }
}
