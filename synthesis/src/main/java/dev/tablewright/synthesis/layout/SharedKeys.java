package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the keys of entities in a shared table. The partition begins with what it is about, the sort key with the entity:
 * whatever stands in one partition, no two entities can be taken for each other.
 */
final class SharedKeys {

    private final Labels labels;
    private final ParentPlace places;
    private final DraftReader reader;
    private final SharedNames names;

    SharedKeys(Labels labels, ParentPlace places, DraftReader reader, SharedNames names) {
        this.labels = labels;
        this.places = places;
        this.reader = reader;
        this.names = names;
    }

    EntityKeys keys(EntityDraft draft, String table) {
        List<IndexEntry> entries = new ArrayList<>();
        draft.numbered().forEach((number, key) -> {
            Name index = new Name(names.index(number), key.origin().span());
            entries.add(new IndexEntry(index, key(draft, key, number), key.when()));
        });
        EntityKeys old = draft.old();
        return new EntityKeys(old.entity(), table, key(draft, draft.primary(), 0), entries, old.span());
    }

    private ItemKey key(EntityDraft draft, KeyDraft key, int number) {
        Entity entity = draft.entity();
        String about = labels.ofPartition(entity, key);
        KeyTemplate partition = template(about, key.partition());
        String label = places.mark(draft, number) + labels.of(entity);
        List<KeyTerm> sort = key.sort();
        if (sort.isEmpty() && !key.primary()) {
            sort = reader.missingId(entity, key.partition().stream());
        }
        KeyTemplate order = template(label, sort.isEmpty() ? key.partition() : sort);
        Span span = key.origin().span();
        return new ItemKey(
                List.of(new KeyValue.Composed(names.partition(number), partition, span)),
                List.of(new KeyValue.Composed(names.sort(number), order, span)));
    }

    /** The same text in both parts: nobody else stands in the partition of a guard. */
    ItemKey companion(String label, PlainKey key, Span span) {
        List<KeyTerm> terms = Stream.concat(key.partitionTerms().stream(), key.sortTerms().stream())
                .toList();
        KeyTemplate both = template(label, terms);
        return new ItemKey(
                List.of(new KeyValue.Composed(names.partition(0), both, span)),
                List.of(new KeyValue.Composed(names.sort(0), both, span)));
    }

    private static KeyTemplate template(String label, List<KeyTerm> terms) {
        return terms.isEmpty() ? KeyTerms.template(List.of(label)) : KeyTerms.template(label + "#", terms);
    }
}
