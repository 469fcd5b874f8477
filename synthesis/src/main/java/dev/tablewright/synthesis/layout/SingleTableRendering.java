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
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.layout.Companions.Companion;
import dev.tablewright.synthesis.layout.DraftPacking.Occupant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A draft in one table. The partition begins with what it is about, the sort key with the entity: whatever stands in one
 * partition, no two entities can be taken for each other.
 */
final class SingleTableRendering {

    private final Model model;
    private final Draft draft;
    private final Name table;
    private final String typeAttribute;
    private final Optional<Design> old;
    private final IndexSlots slots;
    private final ValuePaths paths;
    private final SortKeyRoom room;
    private final DraftLabels labels;
    private final SortLabels sortLabels;
    private final List<List<Occupant>> indexes;

    SingleTableRendering(Model model, Draft draft, Name table, String typeAttribute) {
        this.model = model;
        this.draft = draft;
        this.table = table;
        this.typeAttribute = typeAttribute;
        this.old = model.design().filter(design -> draft.choices().stream()
                .anyMatch(choice -> choice.kept().isPresent()));
        this.slots = new IndexSlots(
                new SharedNames(model, typeAttribute), old.flatMap(design -> design.table(table.text())));
        this.paths = new ValuePaths(model);
        this.room = new SortKeyRoom(paths);
        this.labels = new DraftLabels(model, paths, draft);
        this.sortLabels = new SortLabels(model, labels, paths, draft.gatherings());
        this.indexes = new DraftPacking(draft, labels, slots).indexes();
        sortLabels.arrange(
                0,
                draft.choices().stream()
                        .map(choice -> new Occupant(choice.entity(), home(choice), about(choice)))
                        .toList());
        for (int i = 0; i < indexes.size(); i++) {
            sortLabels.arrange(i + 1, indexes.get(i));
        }
    }

    private static Entry home(EntityChoice choice) {
        return new Entry(choice.primary(), Optional.empty(), "");
    }

    private String about(EntityChoice choice) {
        return labels.ofPartition(choice.entity(), choice.primary(), "");
    }

    Design design(Span span) {
        return new Design(
                Layout.SINGLE_TABLE,
                old.map(Design::encoding).orElse(ValueEncoding.ESCAPED),
                typeAttribute,
                List.of(new Table(table, slots.schema(0), indexes(span))),
                draft.choices().stream().map(this::keys).toList(),
                companions(),
                span);
    }

    private EntityKeys keys(EntityChoice choice) {
        if (choice.kept().isPresent()) {
            return choice.kept().get();
        }
        Entity entity = choice.entity();
        List<IndexEntry> entries = new ArrayList<>();
        for (int i = 0; i < indexes.size(); i++) {
            int number = i + 1;
            indexes.get(i).stream()
                    .filter(occupant -> occupant.isOf(entity))
                    .forEach(occupant -> entries.add(new IndexEntry(
                            new Name(slots.name(number), entity.name().span()),
                            key(entity, occupant.entry(), occupant.label(), number),
                            occupant.entry().shape().when())));
        }
        return new EntityKeys(
                entity.name(), table.text(), key(entity, home(choice), about(choice), 0), entries, entity.span());
    }

    private ItemKey key(Entity entity, Entry entry, String about, int number) {
        KeyShape shape = entry.shape();
        KeyTemplate partition = template(about, shape.partition());
        // Where a partition of an index is about an attribute, nobody else stands in it.
        boolean alone = number > 0
                && !shape.sort().isEmpty()
                && Concept.of(paths, entity, shape).kind() != Concept.Kind.ENTITY
                && entry.gathering().isEmpty();
        KeyTemplate sort = sort(entity, entry, alone ? "" : sortLabels.of(entity, number), about, number);
        Span span = entity.span();
        return new ItemKey(
                List.of(new KeyValue.Composed(slots.partition(number), partition, span)),
                List.of(new KeyValue.Composed(slots.sort(number), sort, span)));
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

    /** A single item repeats its partition key; numbers only as far as they sort, and texts as far as there is room. */
    private List<KeyTerm> repeated(Entity entity, KeyShape shape) {
        boolean sorts = shape.partition().stream()
                .filter(KeyTerm::isPlain)
                .flatMap(term -> paths.of(entity, term.path()).stream())
                .noneMatch(value -> paths.keyType(value.attribute()) == KeyType.NUMBER);
        return sorts && room.holds(entity, shape.partition()) ? shape.partition() : List.of();
    }

    private static KeyTemplate template(String label, List<KeyTerm> terms) {
        return terms.isEmpty() ? KeyTerms.template(List.of(label)) : KeyTerms.template(label + "#", terms);
    }

    private List<CompanionItem> companions() {
        List<CompanionItem> items = new ArrayList<>(Companions.kept(draft, old));
        for (Companion companion : new Companions(model).of(draft)) {
            String label = labels.of(
                    companion.purpose(),
                    companion.entity(),
                    companion.attribute().text());
            KeyTemplate partition = template(label, companion.terms());
            boolean repeats = room.holds(companion.entity(), companion.terms());
            KeyTemplate sort = repeats ? partition : template(label, List.of());
            Span span = companion.attribute().span();
            items.add(new CompanionItem(
                    companion.purpose(),
                    companion.member(),
                    table.text(),
                    new ItemKey(
                            List.of(new KeyValue.Composed(slots.partition(0), partition, span)),
                            List.of(new KeyValue.Composed(slots.sort(0), sort, span)))));
        }
        return items;
    }

    private List<Index> indexes(Span span) {
        List<Index> made = new ArrayList<>();
        made.addAll(slots.there());
        for (int i = made.size(); i < indexes.size(); i++) {
            made.add(new Index(
                    new Name(slots.name(i + 1), span), slots.schema(i + 1), projection(indexes.get(i), span)));
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
