package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * From a table for each entity to one table. Children come to stand in the partitions of their parents, the indexes of all
 * are packed into a few shared ones, and every key gets the words that tell entities apart.
 */
final class MergeTables {

    private final Model model;
    private final Design design;
    private final ValuePaths paths;
    private final PlainKeys plain;
    private final DraftReader reader;
    private final Map<String, EntityDraft> drafts = new LinkedHashMap<>();
    private final List<String> done = new ArrayList<>();
    private final List<String> open = new ArrayList<>();

    MergeTables(Model model, Design design) {
        this.model = model;
        this.design = design;
        this.paths = new ValuePaths(model);
        this.plain = new PlainKeys(model, paths);
        this.reader = new DraftReader(paths, plain, design);
        for (EntityKeys keys : design.keys()) {
            String name = keys.entity().text();
            model.entity(name).ifPresent(entity -> drafts.put(name, reader.read(entity, keys)));
        }
    }

    OtherLayout result() {
        PreJoin join = new PreJoin(paths, new KeySwap(model, paths, reader), drafts);
        model.patterns().forEach(join::join);
        IndexPacking packing = new IndexPacking(drafts.values());
        packing.pack(join.joins());
        Labels labels = new Labels(paths, drafts);
        ParentPlace places = new ParentPlace(labels);
        join.joins().forEach(places::place);
        SharedNames names = new SharedNames(model, design.typeAttribute());
        Name table = new Name(names.table(), design.span());
        SharedKeys shared = new SharedKeys(labels, places, reader, names);
        List<EntityKeys> keys = new ArrayList<>();
        for (EntityDraft draft : drafts.values()) {
            EntityKeys merged = shared.keys(draft, table.text());
            keys.add(merged);
            done.add(sentence(merged, table.text()));
        }
        List<CompanionItem> companions = companions(labels, shared, table.text());
        SharedIndexes indexes = new SharedIndexes(names, drafts.values());
        done.addAll(join.done());
        done.addAll(packing.done());
        done.addAll(indexes.done());
        model.entities().stream()
                .filter(entity -> !drafts.containsKey(entity.name().text()))
                .forEach(entity -> open.add(entity.name() + " has no keys in the design, and so gets none here"));
        open.addAll(join.open());
        open.addAll(packing.open());
        open.addAll(places.open());
        MergedSettings settings = new MergedSettings(model, table);
        open.addAll(settings.open());
        Design merged = new Design(
                Layout.SINGLE_TABLE,
                // The keys are new, so nothing keeps them from being unambiguous.
                ValueEncoding.ESCAPED,
                design.typeAttribute(),
                List.of(new Table(table, names.schema(0), indexes.indexes())),
                keys,
                companions,
                design.span());
        return new OtherLayout(Redesigned.of(model, merged, settings.deployment()), done, open);
    }

    private List<CompanionItem> companions(Labels labels, SharedKeys shared, String table) {
        List<CompanionItem> companions = new ArrayList<>();
        for (CompanionItem companion : design.companions()) {
            Entity entity = model.entity(companion.member().entity()).orElse(null);
            if (entity != null) {
                PlainKey key = plain.of(entity, companion.key());
                String label = labels.of(companion);
                companions.add(new CompanionItem(
                        companion.purpose(),
                        companion.member(),
                        table,
                        shared.companion(label, key, companion.member().span())));
                boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
                done.add("The " + (guard ? "guards" : "counters") + " of " + companion.member() + " stand in " + table
                        + " under " + label);
            }
        }
        return companions;
    }

    private static String sentence(EntityKeys keys, String table) {
        List<String> values = keys.primary()
                .values()
                .map(value -> value.attribute() + " = " + ((KeyValue.Composed) value).template())
                .toList();
        return keys.entity() + " moves to " + table + ": " + WordList.and(values);
    }
}
