package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where each entity has a table of its own, a document of each: its keys, its indexes, its patterns, its attributes. */
final class EntityPages {

    private final Dossier dossier;
    private final KeyNotes notes;
    private final Phrases phrases;

    EntityPages(Dossier dossier) {
        this.dossier = dossier;
        this.notes = new KeyNotes(dossier);
        this.phrases = new Phrases(dossier.model());
    }

    static String path(Dossier dossier, String entity) {
        List<String> names = dossier.model().entities().stream()
                .map(each -> each.name().text())
                .toList();
        return "entities/" + FileNames.of(names).get(entity) + ".md";
    }

    List<Document> documents() {
        return dossier.design().keys().stream()
                .flatMap(keys ->
                        dossier.model().entity(keys.entity().text()).stream().map(entity -> document(entity, keys)))
                .toList();
    }

    private Document document(Entity entity, EntityKeys keys) {
        String name = entity.name().text();
        Table table = dossier.design().table(keys.table()).orElseThrow();
        DocumentDraft draft = new DocumentDraft(
                path(dossier, name),
                keys.table() + " table",
                "The entity " + name + ": keys, indexes, access patterns and attributes of the table " + keys.table()
                        + ".");
        entity.description().ifPresent(words -> draft.say(Text.of(words)));
        draft.section("Primary Key").bullets(schema(table.key()));
        for (Index index : table.indexes()) {
            draft.section(Text.of("GSI: ").code(index.name().text())).bullets(schema(index.key(), table, index, keys));
        }
        draft.section("Implemented Access Patterns").bullets(patterns(name));
        draft.section("Writes").bullets(writes(name));
        if (writes(name).isEmpty()) {
            draft.say("No write of the model touches it.");
        }
        relationships(draft, name);
        draft.section("Entity Attributes").table(new EntitySchemas(dossier).attributes(entity));
        return draft.done();
    }

    private static List<Text> schema(KeySchema schema) {
        return Stream.concat(
                        schema.partition().stream().map(attribute -> Text.ofCode(attribute.name())
                                .and(" (HASH, " + Words.of(attribute.type()) + ")")),
                        schema.sort().stream().map(attribute -> Text.ofCode(attribute.name())
                                .and(" (RANGE, " + Words.of(attribute.type()) + ")")))
                .toList();
    }

    private List<Text> schema(KeySchema schema, Table table, Index index, EntityKeys keys) {
        List<Text> lines = new ArrayList<>(schema(schema));
        lines.add(Text.of("Access Pattern: ")
                .and(notes.patterns(keys.entity().text(), new Route(table, Optional.of(index)))));
        lines.add(Text.of("Projection: ").and(notes.projection(index)));
        keys.entry(index.name().text())
                .map(entry -> notes.of(keys, entry))
                .filter(text -> !text.pieces().isEmpty())
                .ifPresent(text -> lines.add(Text.of("Notes: ").and(text)));
        return lines;
    }

    private List<Text> patterns(String entity) {
        List<Text> lines = new ArrayList<>();
        for (AccessPlan plan : dossier.analysis().plans()) {
            Pattern pattern = plan.pattern();
            if (pattern.returns(entity)) {
                Text line = Text.of("✅ ").code(pattern.name().text()).and(": ").and(phrases.of(pattern));
                for (Read read : plan.reads()) {
                    line = line.newLine()
                            .and(AccessPlanText.operation(pattern, read) + ", in "
                                    + (read.route().isIndex() ? "" : "the table "))
                            .code(read.route().name())
                            .and(": ")
                            .code(AccessPlanText.keyCondition(read));
                }
                lines.add(line);
            }
        }
        return lines;
    }

    private List<Text> writes(String entity) {
        return dossier.model().writes().stream()
                .filter(write -> write.steps().stream()
                        .anyMatch(step -> step.entity().text().equals(entity)))
                .map(write -> Text.ofCode(write.name().text()).and(": ").and(Phrases.of(write)))
                .toList();
    }

    private void relationships(DocumentDraft draft, String entity) {
        List<Text> lines = dossier.model().relationships().stream()
                .filter(line ->
                        line.left().text().equals(entity) || line.right().text().equals(entity))
                .map(Relationship::text)
                .map(Text::ofCode)
                .toList();
        if (!lines.isEmpty()) {
            draft.section("Relationships")
                    .say(Text.of("How they are stored, and why: ")
                            .link("relationship decisions", RelationshipDecisions.PATH)
                            .and("."))
                    .bullets(lines);
        }
    }
}
