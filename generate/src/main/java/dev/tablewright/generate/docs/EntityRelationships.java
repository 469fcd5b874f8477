package dev.tablewright.generate.docs;

import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.diagram.ErdPicture;
import dev.tablewright.generate.diagram.Mermaid;
import dev.tablewright.generate.diagram.Picture;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.entity.Relationship;
import java.util.List;

/** The entity-relationship diagram: as a picture, as Mermaid, and in words. */
final class EntityRelationships {

    static final String PATH = "erd.md";

    private final Model model;

    EntityRelationships(Dossier dossier) {
        this.model = dossier.model();
    }

    Document document() {
        Picture picture = ErdPicture.of(model);
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Entity-relationship diagram",
                "The entities and the lines between them, as a picture and as Mermaid.");
        draft.add(new Block.Figure("erd.svg", picture.title(), picture.description(), picture.svg()));
        draft.section("Relationships");
        if (model.relationships().isEmpty()) {
            draft.say("The model has none.");
        } else {
            draft.table(table())
                    .say(Text.of("How each is stored: ")
                            .link("relationship decisions", RelationshipDecisions.PATH)
                            .and("."));
        }
        return draft.section("As Mermaid")
                .say(Text.of("The same lies beside this document as ")
                        .link("erd.mmd", "erd.mmd")
                        .and(", and for PlantUML as ")
                        .link("erd.puml", "erd.puml")
                        .and("."))
                .add(new Block.Listing("mermaid", Mermaid.of(model)))
                .done();
    }

    private TableDraft table() {
        TableDraft table = new TableDraft("Relationship", "In words")
                .figures("On average", "At most")
                .words("Carried by");
        for (Relationship line : model.relationships()) {
            table.row(
                    Text.ofCode(line.text()),
                    words(line),
                    Text.of(line.fanout().map(Amount::count).orElse("not said")),
                    Text.of(
                            line.rightCardinality().isMany()
                                    ? line.max().map(Amount::count).orElse("no limit")
                                    : "1"),
                    carriers(line));
        }
        return table;
    }

    private static Text words(Relationship line) {
        return Text.of("one ")
                .code(line.left().text())
                .and(" " + line.label().orElse("has") + " " + number(line.rightCardinality()) + " ")
                .code(line.right().text())
                .and("; one ")
                .code(line.right().text())
                .and(" belongs to " + number(line.leftCardinality()) + " ")
                .code(line.left().text());
    }

    private static String number(Cardinality cardinality) {
        return switch (cardinality) {
            case EXACTLY_ONE -> "exactly one";
            case ZERO_OR_ONE -> "at most one";
            case ONE_OR_MORE -> "one or more";
            case ZERO_OR_MORE -> "any number of";
        };
    }

    private Text carriers(Relationship line) {
        List<String> references = Link.of(model, line).stream()
                .map(link -> link.child().name() + "." + link.via().name())
                .toList();
        return references.isEmpty()
                ? Carried.holder(model, line)
                        .map(attribute -> Text.ofCode(attribute.name().text()))
                        .orElse(Text.of("nothing"))
                : Texts.codes(references, " and ");
    }
}
