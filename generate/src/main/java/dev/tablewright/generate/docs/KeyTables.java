package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Route;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Stored;
import dev.tablewright.generate.diagram.KeyMapPicture;
import dev.tablewright.generate.diagram.Picture;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which keys the items of every entity have: in one table a document for it and for each index, in several one for all. */
final class KeyTables {

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    static final String MAIN = "entity-key-table-main.md";
    static final String MASTER = "entity-key-table-master.md";

    private final Dossier dossier;
    private final KeyNotes notes;

    KeyTables(Dossier dossier) {
        this.dossier = dossier;
        this.notes = new KeyNotes(dossier);
    }

    List<Document> documents() {
        if (!dossier.isOneTable()) {
            return List.of(master());
        }
        Table table = dossier.design().tables().get(0);
        List<Document> documents = new ArrayList<>(List.of(main(table)));
        inOrder(table).forEach(index -> documents.add(index(table, index)));
        return documents;
    }

    /** As people count: a model names them where it first needs them, which may be the third before the first. */
    private static List<Index> inOrder(Table table) {
        return table.indexes().stream()
                .sorted(Comparator.comparing(index -> NUMBER.matcher(
                                index.name().text())
                        .replaceAll(digits ->
                                "0".repeat(Math.max(0, 3 - digits.group().length())) + digits.group())))
                .toList();
    }

    /** The document in which the keys of the tables stand. */
    static String path(Dossier dossier) {
        return dossier.isOneTable() ? MAIN : MASTER;
    }

    /** The document in which the keys of an index stand. */
    static String path(Dossier dossier, String index) {
        if (!dossier.isOneTable()) {
            return MASTER;
        }
        List<String> names = dossier.design().tables().get(0).indexes().stream()
                .map(each -> each.name().text())
                .toList();
        Map<String, String> files = FileNames.of(names);
        return "entity-key-table-" + files.get(index) + ".md";
    }

    private Document main(Table table) {
        DocumentDraft draft = new DocumentDraft(
                MAIN,
                "Entity-key table: " + table.name(),
                "The primary key of every entity in the table " + table.name() + ".");
        draft.say(Text.of("All items lie in the table ")
                .code(table.name().text())
                .and(". Its key is ")
                .and(schema(table.key()))
                .and(". ")
                .and(typeAttribute()));
        draft.section("Main table").table(primary(table, " Pattern"));
        pictures(draft);
        new PartitionGroups(dossier).write(draft);
        draft.section("Secondary indexes");
        if (table.indexes().isEmpty()) {
            draft.say("There are none: the primary key serves every pattern.");
        } else {
            draft.bullets(inOrder(table).stream()
                    .map(index -> Text.EMPTY
                            .link(
                                    index.name().text(),
                                    path(dossier, index.name().text()))
                            .and(": ")
                            .and(notes.purpose(table, index)))
                    .toList());
        }
        return draft.done();
    }

    /** Which entity stands under which key, at a glance, if there are several to look at. */
    private void pictures(DocumentDraft draft) {
        List<Picture> pictures = KeyMapPicture.of(dossier.model());
        if (!pictures.isEmpty()) {
            draft.section("Keys at a glance")
                    .say("A row for each entity, a column for the table and each index. In a column, entities of"
                            + " one colour have partition keys that begin alike.");
            pictures.forEach(picture -> draft.add(new Block.Figure(
                    "pictures/" + picture.name() + ".svg",
                    pictures.size() > 1 ? picture.title() : "",
                    picture.description(),
                    picture.svg())));
        }
    }

    private Text typeAttribute() {
        return Text.of("Every item says what it is in ")
                .code(dossier.design().typeAttribute())
                .and(".");
    }

    private Document index(Table table, Index index) {
        String name = index.name().text();
        DocumentDraft draft = new DocumentDraft(
                path(dossier, name),
                "Entity-key table: " + name,
                "Which entities stand in the index " + name + ", under which keys, and for which patterns.");
        Stored stored = dossier.analysis().storage().in(new Route(table, Optional.of(index)));
        draft.say(Text.of("The key of ")
                .code(name)
                .and(" is ")
                .and(schema(index.key()))
                .and(". ")
                .and(notes.projection(index))
                .and(" It is expected to hold " + Figures.number(stored.items().expected()) + " entries in "
                        + Figures.gigabytes(stored.bytes().expected())
                        + ". An index follows its table a moment later and cannot be read with strong consistency."));
        draft.section(name);
        draft.table(entries(table, index, " Pattern"));
        return draft.done();
    }

    private Document master() {
        DocumentDraft draft = new DocumentDraft(
                MASTER, "Master entity-key table", "All tables and indexes with the keys of every entity in them.");
        draft.say(Text.of(dossier.design().tables().size() + " tables hold "
                        + dossier.model().entities().size() + " entities. ")
                .and(dossier.design().layout() == Layout.SINGLE_TABLE ? typeAttribute() : Text.EMPTY));
        draft.table(overview());
        for (Table table : dossier.design().tables()) {
            draft.section(Text.ofCode(table.name().text()))
                    .say(Text.of("The key is ").and(schema(table.key())).and("."))
                    .table(primary(table, ""));
            for (Index index : table.indexes()) {
                draft.part(Text.of("GSI: ").code(index.name().text()))
                        .say(Text.of("The key is ")
                                .and(schema(index.key()))
                                .and(". ")
                                .and(notes.projection(index)))
                        .table(entries(table, index, ""));
            }
        }
        pictures(draft);
        return draft.done();
    }

    private TableDraft overview() {
        TableDraft table = new TableDraft("Entity", "Table", "PK", "SK", "Indexes");
        for (EntityKeys keys : dossier.design().keys()) {
            table.row(
                    entity(keys.entity().text()),
                    Text.ofCode(keys.table()),
                    values(keys.primary(), true),
                    values(keys.primary(), false),
                    Texts.codes(keys.indexes().stream()
                            .map(entry -> entry.index().text())
                            .toList()));
        }
        return table;
    }

    private Text entity(String name) {
        return dossier.design().layout() == Layout.TABLE_PER_ENTITY
                ? Text.EMPTY.link(name, EntityPages.path(dossier, name))
                : Text.of(name);
    }

    private static Text values(ItemKey key, boolean partition) {
        List<String> values = (partition ? key.partition() : key.sort())
                .stream().map(KeyValue::text).toList();
        return values.isEmpty() ? Text.of("–") : Texts.codes(values);
    }

    private TableDraft primary(Table table, String suffix) {
        TableDraft draft = columns(table.key(), suffix).words("Notes");
        for (EntityKeys keys : dossier.design().keys()) {
            if (keys.table().equals(table.name().text())) {
                draft.row(row(Text.of(keys.entity().text()), table.key(), keys.primary(), notes.of(keys)));
            }
        }
        for (CompanionItem companion : dossier.design().companions()) {
            if (companion.table().equals(table.name().text())) {
                draft.row(row(Text.of(KeyNotes.name(companion)), table.key(), companion.key(), notes.of(companion)));
            }
        }
        return draft;
    }

    private TableDraft entries(Table table, Index index, String suffix) {
        TableDraft draft = columns(index.key(), suffix).words("Access Pattern", "Notes");
        for (EntityKeys keys : dossier.design().keys()) {
            Optional<IndexEntry> entry = keys.table().equals(table.name().text())
                    ? keys.entry(index.name().text())
                    : Optional.empty();
            entry.ifPresent(found -> draft.row(row(
                    Text.of(keys.entity().text()),
                    index.key(),
                    found.key(),
                    notes.patterns(keys.entity().text(), new Route(table, Optional.of(index))),
                    notes.of(keys, found))));
        }
        return draft;
    }

    private static TableDraft columns(KeySchema schema, String suffix) {
        TableDraft draft = new TableDraft("Entity");
        schema.attributes().forEach(attribute -> draft.words(attribute.name() + suffix));
        return draft;
    }

    private static List<Text> row(Text name, KeySchema schema, ItemKey key, Text... more) {
        List<Text> row = new ArrayList<>(List.of(name));
        schema.attributes()
                .map(attribute -> key.values()
                        .filter(value -> value.attribute().equals(attribute.name()))
                        .findFirst()
                        .map(value -> Text.ofCode(value.text()))
                        .orElse(Text.of("–")))
                .forEach(row::add);
        row.addAll(List.of(more));
        return row;
    }

    /** {@code `PK` (string) and `SK` (string)}. */
    static Text schema(KeySchema schema) {
        Stream<Text> partition = schema.partition().stream().map(attribute -> attribute(attribute, "partition"));
        Stream<Text> sort = schema.sort().stream().map(attribute -> attribute(attribute, "sort"));
        List<Text> all = Stream.concat(partition, sort).toList();
        return Texts.joined(all, all.size() == 2 ? " and " : ", ");
    }

    private static Text attribute(KeyAttribute attribute, String part) {
        return Text.ofCode(attribute.name()).and(" (" + part + ", " + Words.of(attribute.type()) + ")");
    }

    static String size(java.math.BigDecimal bytes) {
        return Amount.bytes(bytes.longValue());
    }
}
