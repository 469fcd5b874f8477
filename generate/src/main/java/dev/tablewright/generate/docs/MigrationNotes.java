package dev.tablewright.generate.docs;

import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.Side;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Quoted;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What it would take to change this model when there are data already. */
final class MigrationNotes {

    static final String PATH = "migration-notes.md";

    /** What DynamoDB allows a table. */
    private static final int MOST_INDEXES = 20;

    private final Dossier dossier;
    private final Model model;

    MigrationNotes(Dossier dossier) {
        this.dossier = dossier;
        this.model = dossier.model();
    }

    Document document() {
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Migration notes",
                "What can be changed freely, what needs a backfill, what needs new keys, and what that costs.");
        draft.say(
                "How much work a change is depends on where an attribute stands: in no key, in the key of an index, or in the"
                        + " primary key.");
        attributes(draft);
        rewriting(draft);
        entity(draft);
        pattern(draft);
        dossier.comparison().ifPresent(comparison -> layout(draft, comparison));
        return draft.done();
    }

    private void attributes(DocumentDraft draft) {
        TableDraft table = new TableDraft("Entity", "Changed freely", "Needs a backfill", "Needs new keys", "Notes");
        for (Entity entity : model.entities()) {
            KeyUse use = KeyUse.of(dossier, entity);
            table.row(
                    Text.of(entity.name().text()),
                    Texts.codes(use.free()),
                    Texts.codes(use.indexes()),
                    Texts.codes(use.primary()),
                    notes(entity));
        }
        draft.section("By attribute").table(table);
        draft.bullets(List.of(
                Text.EMPTY
                        .strong("Changed freely")
                        .and(
                                ": in no key. An optional attribute, or one with a default, can be added at any"
                                        + " time; what reads items must do without it in old ones. To drop one, stop writing it first."),
                Text.EMPTY
                        .strong("Needs a backfill")
                        .and(": in the key or the condition of an index. If its form or its meaning changes,"
                                + " every item of the entity is written once, so that its index attributes follow."),
                Text.EMPTY
                        .strong("Needs new keys")
                        .and(": in the primary key, which DynamoDB does not change in place. Every item is"
                                + " written under its new key and deleted under the old one.")));
    }

    private static Text notes(Entity entity) {
        List<Text> notes = new ArrayList<>();
        entity.version()
                .ifPresent(version -> notes.add(Text.ofCode(version.text())
                        .and(" counts changes: a backfill that writes with its condition overwrites nobody")));
        if (entity.schemaVersion() > 1) {
            notes.add(Text.of(
                    "its shape has version " + entity.schemaVersion() + ": old ones are upgraded when they are read"));
        }
        entity.ttl()
                .ifPresent(ttl ->
                        notes.add(Text.of("expires by ").code(ttl.text()).and(": what is older need not be migrated")));
        entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .forEach(attribute -> notes.add(Text.of("each value of ")
                        .code(attribute.name().text())
                        .and(" has a guard, which moves with it")));
        return Texts.joined(notes, "; ");
    }

    private void rewriting(DocumentDraft draft) {
        TableDraft table = new TableDraft("Entity")
                .figures("Items", "Read all of its table", "Backfill: write each once", "New keys: write and delete");
        for (Entity entity : model.entities()) {
            Rewriting.of(dossier, entity)
                    .ifPresent(cost -> table.row(
                            Text.of(entity.name().text()),
                            Text.of(Figures.number(cost.items())),
                            Text.of(cost.scanned()),
                            Text.of(cost.backfilled()),
                            Text.of(cost.rekeyed())));
        }
        if (!table.isEmpty()) {
            draft.section("What a rewrite costs")
                    .say(Text.of("Once, on demand in "
                            + dossier.report().setting().prices().region()
                            + ", for as many items as the model expects, indexes included. A scan finds the items of one entity only by"
                            + " reading all that lies in its table; who migrates several entities reads once."))
                    .table(table);
        }
    }

    private void entity(DocumentDraft draft) {
        draft.section("Adding an entity");
        if (dossier.design().layout() == Layout.TABLE_PER_ENTITY) {
            draft.say(
                    "It gets a table of its own, which touches nothing that is there. If it refers to others, an index on the reference"
                            + " lets them be found from the other side.");
            return;
        }
        List<String> prefixes = new ArrayList<>();
        dossier.design().keys().forEach(keys -> dossier.analysis()
                .space()
                .primary(keys.entity().text())
                .map(placement -> placement.partition().get(0).leadingLiteral())
                .filter(prefix -> !prefix.isEmpty() && !prefixes.contains(prefix))
                .ifPresent(prefixes::add));
        draft.say(Text.of("It needs no new table. These beginnings of partition keys are taken: ")
                .and(Texts.codes(prefixes))
                .and(
                        ". One of them means: in the same partition as those, to be read together with them; then its sort key has to"
                                + " begin otherwise than theirs. Any other means: a partition of its own. ")
                .code("tablewright check")
                .and(" proves that no two keys meet."));
    }

    private void pattern(DocumentDraft draft) {
        draft.section("Adding an access pattern")
                .bullets(
                        List.of(
                                Text.of(
                                        "First try it: write it into the model. If a key serves it already, the checker is content and nothing moves."),
                                Text.of(
                                        "Then an index that the entity does not stand in yet can be given to it; its items need a backfill."),
                                Text.of(
                                        "Then a new index. DynamoDB fills it from what is there; only if its key attributes are new, the items need a backfill first.")));
        TableDraft table =
                new TableDraft("Table").figures("Indexes", "Room for").words("Indexes that an entity does not use yet");
        for (Table each : dossier.design().tables()) {
            table.row(
                    Text.ofCode(each.name().text()),
                    Text.of(each.indexes().size() + ""),
                    Text.of((MOST_INDEXES - each.indexes().size()) + " more"),
                    unused(each));
        }
        draft.table(table);
    }

    private Text unused(Table table) {
        if (dossier.design().layout() == Layout.TABLE_PER_ENTITY) {
            return Text.EMPTY;
        }
        List<Text> lines = new ArrayList<>();
        table.indexes().forEach(index -> {
            List<String> outside = dossier.design().keys().stream()
                    .filter(keys -> keys.table().equals(table.name().text()))
                    .filter(keys -> keys.entry(index.name().text()).isEmpty())
                    .map(keys -> keys.entity().text())
                    .toList();
            if (!outside.isEmpty()) {
                lines.add(Text.ofCode(index.name().text()).and(": ").and(Text.of(String.join(", ", outside))));
            }
        });
        return Texts.lines(lines);
    }

    private void layout(DocumentDraft draft, Comparison comparison) {
        Optional<Side> other = comparison.sides().filter(Side::derived).findFirst();
        if (other.isEmpty() || comparison.isSame()) {
            return;
        }
        Side own =
                comparison.sides().filter(side -> !side.derived()).findFirst().orElseThrow();
        draft.section("The way to the other layout").say(costs(own, other.get()));
        comparison
                .recommendation()
                .layout()
                .ifPresent(layout -> draft.say(Text.of("Weighed by what the model says, a " + layout.words() + " is "
                                + (comparison.recommendation().clear() ? "clearly" : "rather") + " the better layout: ")
                        .and(Quoted.sentence(comparison.recommendation().because()))));
        draft.part(Text.of("The design that follows"))
                .bullets(other.get().derivation().stream().map(Quoted::sentence).toList());
        if (!other.get().open().isEmpty()) {
            draft.part(Text.of("What does not follow by itself"))
                    .bullets(other.get().open().stream().map(Quoted::sentence).toList());
        }
        draft.part(Text.of("Step by step"))
                .bullets(
                        List.of(
                                Text.of("Derive the design (")
                                        .code("tablewright compare --write")
                                        .and("), check it, and make its tables."),
                                Text.of(
                                        "Write to both: each write of the application goes to the old and the new tables."),
                                Text.of(
                                        "Backfill: read the old tables and write what is missing in the new ones, with the condition that it is not there."),
                                Text.of("Compare: ")
                                        .code("tablewright validate")
                                        .and(" shows whether the new tables hold what the model says."),
                                Text.of(
                                        "Switch reads over, pattern by pattern; then stop writing to the old tables, and delete them when nobody misses them.")));
    }

    private static Text costs(Side own, Side other) {
        return Text.of("This design, " + words(own) + ", costs "
                + Figures.money(own.report().bill().total()) + " a month; as " + words(other) + " it would cost "
                + Figures.money(other.report().bill().total())
                + ". Both are reckoned on demand, so that they differ in nothing but the layout.");
    }

    private static String words(Side side) {
        return side.words() + " (" + WordList.count(side.tables(), "table") + ", "
                + WordList.count((int) side.indexes(), "index", "indexes") + ")";
    }
}
