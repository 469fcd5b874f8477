package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.candidate.Marks;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.layout.Companions.Companion;
import dev.tablewright.synthesis.layout.DraftPacking.Occupant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A draft in one table. The partition begins with what it is about, the sort key with the entity: whatever stands in one
 * partition, no two entities can be taken for each other.
 */
final class SingleTableRendering {

    private final Model model;
    private final Draft draft;
    private final Name table;
    private final String typeAttribute;
    private final SharedNames names;
    private final ValuePaths paths;
    private final DraftLabels labels;
    private final Map<String, String> marks = new HashMap<>();
    private final List<List<Occupant>> indexes;

    SingleTableRendering(Model model, Draft draft, Name table, String typeAttribute) {
        this.model = model;
        this.draft = draft;
        this.table = table;
        this.typeAttribute = typeAttribute;
        this.names = new SharedNames(model, typeAttribute);
        this.paths = new ValuePaths(model);
        this.labels = new DraftLabels(model, paths);
        Map<String, Map<String, String>> partitions = new LinkedHashMap<>();
        for (EntityChoice choice : draft.choices()) {
            Entity entity = choice.entity();
            partitions
                    .computeIfAbsent(labels.ofPartition(entity, choice.primary(), ""), l -> new LinkedHashMap<>())
                    .put(choice.name(), labels.of(entity));
        }
        this.indexes = new DraftPacking(draft, labels).indexes();
        partitions.values().forEach(there -> mark(0, there, Gathering::isInTable));
        for (int i = 0; i < indexes.size(); i++) {
            markIndex(i + 1, indexes.get(i));
        }
    }

    Design design(Span span) {
        List<EntityKeys> keys = new ArrayList<>();
        for (EntityChoice choice : draft.choices()) {
            Entity entity = choice.entity();
            List<IndexEntry> entries = new ArrayList<>();
            for (int i = 0; i < indexes.size(); i++) {
                int number = i + 1;
                indexes.get(i).stream()
                        .filter(occupant -> occupant.isOf(entity))
                        .forEach(occupant -> entries.add(new IndexEntry(
                                new Name(names.index(number), entity.name().span()),
                                key(entity, occupant.entry(), occupant.label(), number),
                                occupant.entry().shape().when())));
            }
            Entry home = new Entry(choice.primary(), Optional.empty(), "");
            ItemKey primary = key(entity, home, labels.ofPartition(entity, choice.primary(), ""), 0);
            keys.add(new EntityKeys(entity.name(), table.text(), primary, entries, entity.span()));
        }
        return new Design(
                Layout.SINGLE_TABLE,
                ValueEncoding.ESCAPED,
                typeAttribute,
                List.of(new Table(table, names.schema(0), indexes(span))),
                keys,
                companions(),
                span);
    }

    private void markIndex(int number, List<Occupant> occupants) {
        Map<String, Map<String, String>> partitions = new LinkedHashMap<>();
        occupants.forEach(occupant -> partitions
                .computeIfAbsent(occupant.label(), l -> new LinkedHashMap<>())
                .put(occupant.entity().name().text(), labels.of(occupant.entity())));
        Set<String> gatherings = new LinkedHashSet<>();
        occupants.forEach(occupant -> gatherings.add(occupant.entry().gathering()));
        partitions
                .values()
                .forEach(there -> mark(
                        number, there, gathering -> !gathering.isInTable() && gatherings.contains(gathering.place())));
    }

    private void mark(int number, Map<String, String> there, Predicate<Gathering> isHere) {
        List<Gathering> read = draft.gatherings().stream()
                .filter(isHere)
                .filter(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream())
                        .allMatch(there::containsKey))
                .toList();
        Marks.of(there, read)
                .ifPresent(found -> found.forEach((entity, mark) -> marks.put(number + " " + entity, mark)));
    }

    private ItemKey key(Entity entity, Entry entry, String about, int number) {
        KeyShape shape = entry.shape();
        String label = marks.getOrDefault(number + " " + entity.name(), "") + labels.of(entity);
        KeyTemplate partition = template(about, shape.partition());
        // Where a partition of an index is about an attribute, nobody else stands in it.
        boolean alone = number > 0
                && !shape.sort().isEmpty()
                && Concept.of(paths, entity, shape).kind() != Concept.Kind.ENTITY
                && entry.gathering().isEmpty();
        KeyTemplate sort = sort(entity, entry, alone ? "" : label, about, number);
        Span span = entity.span();
        return new ItemKey(
                List.of(new KeyValue.Composed(names.partition(number), partition, span)),
                List.of(new KeyValue.Composed(names.sort(number), sort, span)));
    }

    private KeyTemplate sort(Entity entity, Entry entry, String label, String about, int number) {
        KeyShape shape = entry.shape();
        if (label.isEmpty()) {
            return KeyTerms.template("", shape.sort());
        }
        if (!shape.sort().isEmpty()) {
            return template(label, shape.sort());
        }
        boolean single = number > 0 && entry.gathering().isEmpty();
        return template(single ? about : label, repeated(entity, shape));
    }

    /** A single item repeats its partition key; numbers only as far as they sort. */
    private List<KeyTerm> repeated(Entity entity, KeyShape shape) {
        boolean sorts = shape.partition().stream()
                .filter(KeyTerm::isPlain)
                .flatMap(term -> paths.of(entity, term.path()).stream())
                .noneMatch(value -> paths.keyType(value.attribute()) == KeyType.NUMBER);
        return sorts ? shape.partition() : List.of();
    }

    private static KeyTemplate template(String label, List<KeyTerm> terms) {
        return terms.isEmpty() ? KeyTerms.template(List.of(label)) : KeyTerms.template(label + "#", terms);
    }

    private List<CompanionItem> companions() {
        List<CompanionItem> items = new ArrayList<>();
        for (Companion companion : new Companions(model).of(draft)) {
            String label = labels.of(
                    companion.purpose(),
                    companion.entity(),
                    companion.attribute().text());
            KeyTemplate both = template(label, companion.terms());
            Span span = companion.attribute().span();
            items.add(new CompanionItem(
                    companion.purpose(),
                    companion.member(),
                    table.text(),
                    new ItemKey(
                            List.of(new KeyValue.Composed(names.partition(0), both, span)),
                            List.of(new KeyValue.Composed(names.sort(0), both, span)))));
        }
        return items;
    }

    private List<Index> indexes(Span span) {
        List<Index> made = new ArrayList<>();
        for (int i = 0; i < indexes.size(); i++) {
            made.add(new Index(
                    new Name(names.index(i + 1), span), names.schema(i + 1), projection(indexes.get(i), span)));
        }
        return ProjectedNames.withinLimit(made);
    }

    /** All that any of its entries must hold; those that must hold everything name it where others need not. */
    private Projection projection(List<Occupant> occupants, Span span) {
        long whole = occupants.stream()
                .filter(occupant -> occupant.entry().width().isEmpty())
                .count();
        if (whole == occupants.size() || (whole > 0 && !draft.precise())) {
            return new Projection.All();
        }
        Set<String> all = new LinkedHashSet<>();
        for (Occupant occupant : occupants) {
            Optional<? extends Set<String>> width = occupant.entry().width();
            occupant.entity().attributes().stream()
                    .map(attribute -> attribute.name().text())
                    .filter(name -> width.isEmpty() || width.get().contains(name))
                    .forEach(all::add);
        }
        return all.isEmpty()
                ? new Projection.KeysOnly()
                : new Projection.Include(
                        all.stream().map(name -> new Name(name, span)).toList());
    }
}
