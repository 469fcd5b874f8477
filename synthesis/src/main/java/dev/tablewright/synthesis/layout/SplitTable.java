package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.List;

/**
 * From one table to a table for each entity. Words that told entities apart are dropped, and with them whatever a key only
 * said because of them; guards and counters get tables of their own.
 */
final class SplitTable {

    private final Model model;
    private final Design design;
    private final ValuePaths paths;
    private final PlainKeys plain;
    private final TableNames names = new TableNames();
    private final List<Table> tables = new ArrayList<>();
    private final List<EntityKeys> keys = new ArrayList<>();
    private final List<CompanionItem> companions = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final List<String> open = new ArrayList<>();

    SplitTable(Model model, Design design) {
        this.model = model;
        this.design = design;
        this.paths = new ValuePaths(model);
        this.plain = new PlainKeys(model, paths);
    }

    OtherLayout result() {
        SplitSettings settings = new SplitSettings(model);
        for (EntityKeys old : design.keys()) {
            model.entity(old.entity().text()).ifPresent(entity -> {
                String table = names.of(entity);
                SplitEntity split = new SplitEntity(paths, plain, design, entity, old, table);
                keys.add(split.keys());
                tables.add(split.table());
                done.addAll(split.done());
                settings.entity(old.table(), new Name(table, old.entity().span()), entity);
            });
        }
        for (CompanionItem companion : design.companions()) {
            model.entity(companion.member().entity()).ifPresent(entity -> split(companion, entity, settings));
        }
        model.entities().stream()
                .filter(entity -> design.keysOf(entity.name().text()).isEmpty())
                .forEach(entity -> open.add(entity.name() + " has no keys in the design, and so gets no table"));
        model.patterns().forEach(this::tellReads);
        open.addAll(settings.open());
        Design split = new Design(
                Layout.TABLE_PER_ENTITY,
                // The keys are new, so nothing keeps them from being unambiguous.
                ValueEncoding.ESCAPED,
                design.typeAttribute(),
                tables,
                keys,
                companions,
                design.span());
        return new OtherLayout(Redesigned.of(model, split, settings.deployment()), done, open);
    }

    private void split(CompanionItem companion, Entity entity, SplitSettings settings) {
        String table = names.of(companion);
        KeyColumns columns = new KeyColumns(paths, entity, design.typeAttribute());
        ItemKey key = columns.key(plain.of(entity, companion.key()), Condition.ALWAYS);
        Name name = new Name(table, companion.member().span());
        companions.add(new CompanionItem(companion.purpose(), companion.member(), table, key));
        tables.add(new Table(name, columns.schema(key), List.of()));
        settings.companion(companion.table(), name);
        boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
        done.add("The " + (guard ? "guards" : "counters") + " of " + companion.member() + " get their own table "
                + table);
    }

    private void tellReads(Pattern pattern) {
        List<String> entities =
                pattern.entities().stream().map(Name::text).distinct().toList();

        if (entities.size() > 1) {
            done.add(pattern.name() + " takes a read for each of " + WordList.and(entities)
                    + ": they have no partition in common any more");
        }
    }
}
