package dev.tablewright.synthesis.layout;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import dev.tablewright.synthesis.key.Words;
import dev.tablewright.synthesis.layout.Companions.Companion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A draft with a table for each entity: attributes are keys as they are, and composed only where one must hold several. */
final class OwnTablesRendering {

    private static final int MOST_ATTRIBUTES = DynamoFacts.INDEX_KEY_ATTRIBUTES_AT_MOST;

    private final Model model;
    private final Draft draft;
    private final String typeAttribute;
    private final ValuePaths paths;
    private final TableNames tableNames = new TableNames();

    OwnTablesRendering(Model model, Draft draft, String typeAttribute) {
        this.model = model;
        this.draft = draft;
        this.typeAttribute = typeAttribute;
        this.paths = new ValuePaths(model);
    }

    Design design(Span span) {
        List<Table> tables = new ArrayList<>();
        List<EntityKeys> keys = new ArrayList<>();
        Optional<Design> old = model.design().filter(design -> draft.choices().stream()
                .anyMatch(choice -> choice.kept().isPresent()));
        List<CompanionItem> companions = new ArrayList<>(Companions.kept(draft, old));
        List<Table> kept = old.map(Design::tables).orElse(List.of());
        kept.forEach(table -> tableNames.take(table.name().text()));
        for (EntityChoice choice : draft.choices()) {
            choice.kept().ifPresentOrElse(keys::add, () -> render(choice, tables, keys));
        }
        kept.stream()
                .filter(table -> Stream.concat(
                                keys.stream().map(EntityKeys::table),
                                companions.stream().map(CompanionItem::table))
                        .anyMatch(table.name().text()::equals))
                .forEach(tables::add);
        for (Companion companion : new Companions(model).of(draft)) {
            render(companion, tables, companions);
        }
        return new Design(
                Layout.TABLE_PER_ENTITY,
                old.map(Design::encoding).orElse(ValueEncoding.ESCAPED),
                typeAttribute,
                tables,
                keys,
                companions,
                span);
    }

    private void render(EntityChoice choice, List<Table> tables, List<EntityKeys> keys) {
        Entity entity = choice.entity();
        KeyColumns columns = new KeyColumns(paths, entity, typeAttribute);
        IndexNames names = new IndexNames();
        String table = tableNames.of(entity);
        ItemKey primary = columns.key(primary(entity, choice.primary()), Condition.ALWAYS);
        List<IndexEntry> entries = new ArrayList<>();
        List<Index> indexes = new ArrayList<>();
        for (Entry entry : choice.entries()) {
            PlainKey plain = index(entity, entry.shape(), primary);
            Name name = new Name(
                    names.name(plain, entry.shape().when()), entity.name().span());
            ItemKey key = columns.key(plain, entry.shape().when());
            entries.add(new IndexEntry(name, key, entry.shape().when()));
            indexes.add(new Index(name, columns.schema(key), projection(entity, entry, primary, key)));
        }
        keys.add(new EntityKeys(entity.name(), table, primary, entries, entity.span()));
        tables.add(new Table(
                new Name(table, entity.name().span()), columns.schema(primary), ProjectedNames.withinLimit(indexes)));
    }

    private void render(Companion companion, List<Table> tables, List<CompanionItem> companions) {
        Entity entity = companion.entity();
        KeyColumns columns = new KeyColumns(paths, entity, typeAttribute);
        List<KeyTerm> terms = companion.terms();
        Span span = companion.attribute().span();
        int last = terms.size() - 1;
        PlainKey plain = terms.isEmpty()
                ? new PlainKey(List.of(constant(companion.attribute().text(), span)), List.of())
                : last == 0 || !new SortKeyRoom(paths).holds(entity, terms.subList(last, last + 1))
                        ? new PlainKey(List.of(composed(terms, span)), List.of())
                        : new PlainKey(
                                List.of(composed(terms.subList(0, last), span)),
                                List.of(composed(terms.subList(last, last + 1), span)));
        ItemKey key = columns.key(plain, Condition.ALWAYS);
        CompanionItem unnamed = new CompanionItem(companion.purpose(), companion.member(), "", key);
        Name name = new Name(tableNames.of(unnamed), span);
        companions.add(new CompanionItem(companion.purpose(), companion.member(), name.text(), key));
        tables.add(new Table(name, columns.schema(key), List.of()));
    }

    /** A table has one partition attribute and at most one to sort by. */
    private PlainKey primary(Entity entity, KeyShape shape) {
        Span span = entity.span();
        List<KeyTerms> partition = List.of(
                shape.partition().isEmpty()
                        ? constant(entity.name().text(), span)
                        : alone(entity, composed(shape.partition(), span)));
        return new PlainKey(
                partition, shape.sort().isEmpty() ? List.of() : List.of(alone(entity, composed(shape.sort(), span))));
    }

    /** An index may have several of each. */
    private PlainKey index(Entity entity, KeyShape shape, ItemKey primary) {
        Span span = entity.span();
        List<KeyTerms> partition = shape.partition().isEmpty()
                ? List.of(constant(Words.plural(entity.name().text()), span))
                : columns(entity, shape.partition());
        return new PlainKey(
                partition, columns(entity, shape.sort().isEmpty() ? otherHalf(entity, shape, primary) : shape.sort()));
    }

    private List<KeyTerms> columns(Entity entity, List<KeyTerm> terms) {
        Span span = entity.span();
        if (terms.size() <= MOST_ATTRIBUTES) {
            return terms.stream()
                    .map(term -> alone(entity, composed(List.of(term), span)))
                    .toList();
        }
        List<KeyTerms> columns = new ArrayList<>();
        terms.subList(0, MOST_ATTRIBUTES - 1)
                .forEach(term -> columns.add(alone(entity, composed(List.of(term), span))));
        columns.add(composed(terms.subList(MOST_ATTRIBUTES - 1, terms.size()), span));
        return columns;
    }

    /** What is missing of the id, if the index holds it anyway: it gives an order, and tells whether one item is there. */
    private List<KeyTerm> otherHalf(Entity entity, KeyShape shape, ItemKey primary) {
        Set<String> there = shape.partition().stream()
                .map(term -> paths.full(entity, term.path()))
                .collect(Collectors.toSet());
        boolean unique = entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .anyMatch(attribute -> there.contains(attribute.name().text()));
        List<Value> missing = paths.ofId(entity).stream()
                .filter(value -> !there.contains(value.full()))
                .toList();
        boolean direct = missing.stream().allMatch(value -> primary.values()
                .anyMatch(key -> key instanceof KeyValue.Direct held
                        && paths.full(entity, held.path().steps()).equals(value.full())));
        return unique || !direct || entity.id().size() == 1
                ? List.of()
                : missing.stream().map(value -> KeyTerm.plain(value.written())).toList();
    }

    /** A number by itself is in order as it is. */
    private KeyTerms alone(Entity entity, KeyTerms terms) {
        boolean number = terms.terms().size() == 1
                && terms.terms().get(0).format() instanceof SlotFormat.Padded padded
                && !padded.descending()
                && paths.whole(entity, terms.terms().get(0).path()).isPresent();
        return number ? terms.with(List.of(KeyTerm.plain(terms.terms().get(0).path()))) : terms;
    }

    private Projection projection(Entity entity, Entry entry, ItemKey primary, ItemKey key) {
        if (entry.width().isEmpty()) {
            return new Projection.All();
        }
        Set<String> inKeys = Stream.concat(primary.values(), key.values())
                .filter(KeyValue.Direct.class::isInstance)
                .map(KeyValue::attribute)
                .collect(Collectors.toSet());
        List<Name> named = entity.attributes().stream()
                .filter(attribute ->
                        entry.width().get().contains(attribute.name().text()))
                .filter(attribute -> !inKeys.contains(attribute.storedName()))
                .map(attribute -> new Name(attribute.name().text(), entity.span()))
                .toList();
        return named.isEmpty() ? new Projection.KeysOnly() : new Projection.Include(named);
    }

    private static KeyTerms composed(List<KeyTerm> terms, Span span) {
        return new KeyTerms(terms, "", false, span);
    }

    private static KeyTerms constant(String word, Span span) {
        return new KeyTerms(List.of(), Words.upper(word), false, span);
    }
}
