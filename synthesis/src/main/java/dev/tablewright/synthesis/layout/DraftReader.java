package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads the keys that an entity has in its own table as values that can be composed to text. */
final class DraftReader {

    private final ValuePaths paths;
    private final PlainKeys plainKeys;
    private final Design design;

    DraftReader(ValuePaths paths, PlainKeys plainKeys, Design design) {
        this.paths = paths;
        this.plainKeys = plainKeys;
        this.design = design;
    }

    EntityDraft read(Entity entity, EntityKeys keys) {
        PlainKey plain = plainKeys.of(entity, keys.primary());
        KeyDraft primary = new KeyDraft(
                keys.entity(),
                true,
                plain.partitionTerms(),
                ordered(entity, plain.sort()),
                Condition.ALWAYS,
                new Projection.All());
        return new EntityDraft(
                entity,
                keys,
                primary,
                keys.indexes().stream().map(entry -> index(entity, keys, entry)).toList());
    }

    private KeyDraft index(Entity entity, EntityKeys keys, IndexEntry entry) {
        PlainKey plain = plainKeys.of(entity, entry.key());
        Projection projection = design.table(keys.table())
                .flatMap(table -> table.index(entry.index().text()))
                .map(Index::projection)
                .orElse(new Projection.All());
        return new KeyDraft(
                entry.index(), false, plain.partitionTerms(), ordered(entity, plain.sort()), entry.when(), projection);
    }

    /** A number that was a key as it is sorts as text only with zeros before it. */
    private List<KeyTerm> ordered(Entity entity, List<KeyTerms> values) {
        List<KeyTerm> terms = new ArrayList<>();
        for (KeyTerms value : values) {
            value.terms().forEach(term -> terms.add(value.direct() ? padded(entity, term) : term));
        }
        return terms;
    }

    /** The values of the id that are not among others. */
    List<KeyTerm> missingId(Entity entity, Stream<KeyTerm> others) {
        List<String> there = others.filter(term -> term.format().isLossless())
                .map(term -> paths.full(entity, term.path()))
                .toList();
        return paths.ofId(entity).stream()
                .filter(value -> !there.contains(value.full()))
                .map(value -> padded(entity, KeyTerm.plain(value.written())))
                .toList();
    }

    private KeyTerm padded(Entity entity, KeyTerm term) {
        return paths.of(entity, term.path()).stream()
                .filter(value -> paths.keyType(value.attribute()) == KeyType.NUMBER)
                .findFirst()
                .map(value -> new KeyTerm(term.path(), new SlotFormat.Padded(width(value.attribute()), false)))
                .orElse(term);
    }

    private static int width(Attribute number) {
        return number.max()
                .map(max -> Math.min(
                        TemplateParser.MAX_WIDTH, Long.toString(Math.abs(max)).length()))
                .orElse(TemplateParser.MAX_WIDTH);
    }
}
