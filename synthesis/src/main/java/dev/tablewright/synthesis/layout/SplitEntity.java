package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Takes an entity out of a shared table: its keys, and a table and indexes of its own for them. */
final class SplitEntity {

    private final ValuePaths paths;
    private final PlainKeys plain;
    private final Entity entity;
    private final EntityKeys old;
    private final Optional<Table> shared;
    private final String table;
    private final KeyColumns columns;
    private final IndexNames names = new IndexNames();
    private final PlainKey primary;
    private final ItemKey primaryKey;
    private final List<IndexEntry> entries = new ArrayList<>();
    private final List<Index> indexes = new ArrayList<>();
    private final Map<PlainKey, IndexEntry> taken = new LinkedHashMap<>();
    private final List<String> done = new ArrayList<>();

    SplitEntity(ValuePaths paths, PlainKeys plain, Design design, Entity entity, EntityKeys old, String table) {
        this.paths = paths;
        this.plain = plain;
        this.entity = entity;
        this.old = old;
        this.shared = design.table(old.table());
        this.table = table;
        this.columns = new KeyColumns(paths, entity, design.typeAttribute());
        this.primary = plain.of(entity, old.primary());
        this.primaryKey = columns.key(primary, Condition.ALWAYS);
        done.add(entity.name() + " keeps its key in its own table " + table + ": " + words(primary));
        old.indexes().forEach(this::take);
    }

    EntityKeys keys() {
        return new EntityKeys(old.entity(), table, primaryKey, entries, old.span());
    }

    Table table() {
        return new Table(new Name(table, old.entity().span()), columns.schema(primaryKey), indexes);
    }

    List<String> done() {
        return done;
    }

    private void take(IndexEntry entry) {
        PlainKey key = plain.of(entity, entry.key());
        Projection projection = shared.flatMap(t -> t.index(entry.index().text()))
                .map(Index::projection)
                .orElse(new Projection.All());
        if (isPrimaryAgain(key, entry.when())) {
            done.add(entity.name() + " leaves " + entry.index() + ": with a table of its own, its key does the same");
            return;
        }
        Optional<String> same = same(key, entry, projection);
        if (same.isPresent()) {
            done.add(entity.name() + " leaves " + entry.index() + ": " + table + "." + same.get() + " does the same");
            return;
        }
        Name name = new Name(names.name(key, entry.when()), entry.index().span());
        ItemKey itemKey = columns.key(key, entry.when());
        entries.add(new IndexEntry(name, itemKey, entry.when()));
        indexes.add(new Index(name, columns.schema(itemKey), narrowed(projection, itemKey)));
        taken.put(key, entries.get(entries.size() - 1));
        String which = entry.when().isAlways() ? "" : ", only with " + entry.when();
        done.add(table + "." + name + " is what " + entity.name() + " had in " + entry.index() + ": " + words(key)
                + which);
    }

    /** An index that brought the entity together with others, and finds nothing that its own key does not find. */
    private boolean isPrimaryAgain(PlainKey key, Condition when) {
        return when.isAlways() && primary.covers(paths, entity, key);
    }

    private Optional<String> same(PlainKey key, IndexEntry entry, Projection projection) {
        return taken.entrySet().stream()
                .filter(other -> finds(other.getKey(), other.getValue().when(), key, entry.when()))
                .map(other -> other.getValue().index().text())
                .filter(name -> indexes.stream()
                        .filter(index -> index.name().text().equals(name))
                        .anyMatch(index -> index.projection() instanceof Projection.All
                                || index.projection().equals(projection)))
                .findFirst();
    }

    /** Whether an index finds what another one would find. */
    private boolean finds(PlainKey mine, Condition mineWhen, PlainKey other, Condition otherWhen) {
        if (mineWhen.toString().equals(otherWhen.toString())) {
            return mine.covers(paths, entity, other);
        }
        List<Comparison> comparisons = otherWhen.comparisons();
        return mineWhen.isAlways()
                && comparisons.size() == 1
                && comparisons.get(0).operator() == Operator.EQUAL
                && mine.coversSparse(
                        paths, entity, other, comparisons.get(0).path().steps());
    }

    /** What the entity has of the projection; the attributes of the keys are there in any case. */
    private Projection narrowed(Projection projection, ItemKey key) {
        if (!(projection instanceof Projection.Include include)) {
            return projection;
        }
        Set<String> inKeys = Stream.concat(primaryKey.values(), key.values())
                .filter(KeyValue.Direct.class::isInstance)
                .map(KeyValue::attribute)
                .collect(Collectors.toSet());
        List<Name> kept = include.attributes().stream()
                .filter(name -> attribute(name.text())
                        .filter(attribute -> !inKeys.contains(attribute.storedName()))
                        .isPresent())
                .toList();
        return kept.isEmpty() ? new Projection.KeysOnly() : new Projection.Include(kept);
    }

    private Optional<Attribute> attribute(String name) {
        return entity.attribute(name).or(() -> entity.attributes().stream()
                .filter(attribute -> attribute.storedName().equals(name))
                .findFirst());
    }

    private static String words(PlainKey key) {
        List<String> terms =
                key.allTerms().map(term -> term.dotted() + format(term)).toList();
        return terms.isEmpty() ? "the same for every item" : WordList.and(terms);
    }

    private static String format(KeyTerm term) {
        return term.isPlain() ? "" : " (" + term.format().suffix().substring(1) + ")";
    }
}
