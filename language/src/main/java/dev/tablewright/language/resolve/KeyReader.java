package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.resolve.KeyConvention.Place;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the keys of one entity. Three shapes, three meanings: a text is the template of a physical attribute
 * ({@code GSI1PK: "EMAIL#{email}"}); a list names attributes of the entity that are the key as they are
 * ({@code CustomerIndex: [customer, placedAt]}), or composes one under a name of its own
 * ({@code key: [customer, { placedAtOrderId: "{placedAt}#{orderId}" }]}); a mapping says both parts and which items stand in the index
 * ({@code GSI2: { partition: OPEN, sort: "{placedAt}", when: status = OPEN }}).
 */
final class KeyReader {

    private final Scope scope;
    private final KeyNames names;
    private final TemplateReader templates;

    /** A key as far as it has been read. */
    private static final class Draft {
        private final List<KeyValue> partition = new ArrayList<>();
        private final List<KeyValue> sort = new ArrayList<>();
        private Condition when = Condition.ALWAYS;
        private Span span;
        private boolean broken;

        private ItemKey key() {
            return new ItemKey(partition, sort);
        }
    }

    /**
     * An element of a list.
     *
     * @param template what it is composed of; empty if it is an attribute of the entity as it is
     */
    private record Listed(Name name, Optional<Node> template) {}

    private final Map<Optional<String>, Draft> drafts = new LinkedHashMap<>();

    KeyReader(Scope scope, KeyNames names) {
        this.scope = scope;
        this.names = names;
        this.templates = new TemplateReader(scope);
    }

    /**
     * The keys of an entity, or of an item that accompanies it; empty if the primary key could not be read.
     *
     * @param whose whose keys they are, for messages
     */
    Optional<EntityKeys> read(Entity entity, Entry entry, String table, String whose) {
        for (Entry line : View.of(entry.value()).entries()) {
            if (!line.key().value().equals("table")) {
                read(entity, line);
            }
        }
        Draft primary = drafts.remove(Optional.<String>empty());
        if (primary == null || primary.broken || primary.partition.isEmpty()) {
            if (primary == null || !primary.broken) {
                scope.report(LanguageCode.INCOMPLETE_KEY
                        .at(entry.key().span(), whose + " has no partition key")
                        .help("add `PK: \"…\"`, or `key: [attribute]`"));
            }
            return Optional.empty();
        }
        List<IndexEntry> entries = indexEntries(entity);
        entries.addAll(derivedEntries(primary.key(), entries));
        refuseTwoTemplates(primary.key(), entries);
        return Optional.of(new EntityKeys(entry.key().name(), table, primary.key(), entries, entry.span()));
    }

    /** An item has one value under a name: whoever composes an attribute twice must mean the same. */
    private void refuseTwoTemplates(ItemKey primary, List<IndexEntry> entries) {
        Map<String, KeyValue.Composed> composed = new HashMap<>();
        Stream.concat(Stream.of(primary), entries.stream().map(IndexEntry::key))
                .flatMap(ItemKey::values)
                .forEach(value -> {
                    if (value instanceof KeyValue.Composed second) {
                        KeyValue.Composed first = composed.putIfAbsent(second.attribute(), second);
                        if (first != null && !first.template().equals(second.template())) {
                            scope.report(LanguageCode.INCONSISTENT_KEY
                                    .at(second.span(), "`" + second.attribute() + "` is composed in two ways")
                                    .also(first.span(), "the other one")
                                    .help("an item has one value under a name: give one of the two another name"));
                        }
                    }
                });
    }

    /** Whoever has the attributes of an index stands in it, if nothing else is said. */
    private List<IndexEntry> derivedEntries(ItemKey primary, List<IndexEntry> others) {
        Map<String, KeyValue> values = new HashMap<>();
        Map<String, Condition> conditions = new HashMap<>();
        primary.values().forEach(value -> values.put(value.attribute(), value));
        others.forEach(other -> other.key().values().forEach(value -> {
            values.putIfAbsent(value.attribute(), value);
            conditions.put(value.attribute(), other.when());
        }));
        List<IndexEntry> entries = new ArrayList<>();
        for (KeyNames.Derived derived : names.derived()) {
            boolean said = others.stream()
                    .anyMatch(
                            other -> other.index().text().equals(derived.index().text()));
            derived.key(values).filter(key -> !said).ifPresent(key -> {
                Condition when = key.values()
                        .map(value -> conditions.getOrDefault(value.attribute(), Condition.ALWAYS))
                        .filter(condition -> !condition.isAlways())
                        .findFirst()
                        .orElse(Condition.ALWAYS);
                entries.add(new IndexEntry(derived.index(), key, when));
            });
        }
        return entries;
    }

    private List<IndexEntry> indexEntries(Entity entity) {
        List<IndexEntry> entries = new ArrayList<>();
        drafts.forEach((index, draft) -> {
            String name = index.orElseThrow();
            if (!draft.partition.isEmpty() && !draft.broken) {
                entries.add(new IndexEntry(new Name(name, draft.span), draft.key(), draft.when));
            } else if (!draft.broken) {
                scope.report(LanguageCode.INCOMPLETE_KEY
                        .at(draft.span, entity.name() + " has a sort key in `" + name + "` and no partition key")
                        .help("add `" + names.attribute(name, false) + ": \"…\"`"));
            }
        });
        return entries;
    }

    private void read(Entity entity, Entry line) {
        String name = line.key().value();
        if (name.equals("key")) {
            Draft primary = draft(Optional.empty(), line);
            if (primary.partition.isEmpty() && primary.sort.isEmpty()) {
                direct(entity, line.value(), primary);
            } else {
                givenTwice("the primary key", line, primary);
            }
            return;
        }
        if (line.value() instanceof Scalar || line.value() instanceof Broken) {
            Optional<Place> place = names.place(name);
            if (place.isEmpty()) {
                unknownAttribute(line);
            } else {
                Draft draft = draft(place.get().index(), line);
                composed(entity, name, line.value(), draft, place.get().sort());
            }
            return;
        }
        if (names.place(name).isPresent()) {
            scope.report(LanguageCode.UNKNOWN_TABLE_OR_INDEX
                    .at(line.key().span(), "`" + name + "` is a key attribute, not an index")
                    .help("its value is a template such as `\"{orderId}\"`; a primary key of attributes as they are is"
                            + " `key: [customer, orderId]`"));
            draft(names.place(name).get().index(), line).broken = true;
            return;
        }
        Draft draft = draft(Optional.of(name), line);
        if (!draft.partition.isEmpty() || !draft.sort.isEmpty()) {
            givenTwice("the key in `" + name + "`", line, draft);
            return;
        }
        if (line.value() instanceof Mapping) {
            parts(entity, name, View.of(line.value()), draft);
        } else {
            direct(entity, line.value(), draft);
        }
    }

    private void givenTwice(String what, Entry line, Draft draft) {
        scope.report(LanguageCode.INCONSISTENT_KEY
                .at(line.key().span(), what + " is given twice")
                .also(draft.span, "first here"));
    }

    private void unknownAttribute(Entry line) {
        String name = line.key().value();
        // It may have been meant as the primary key: then nothing is missing but the right name.
        draft(Optional.empty(), line).broken = true;
        Nearest.to(name, names.known())
                .flatMap(names::place)
                .ifPresent(place -> draft(place.index(), line).broken = true);
        scope.report(Scope.unknown(
                        LanguageCode.UNKNOWN_KEY_ATTRIBUTE, line.key().span(), name, "a key attribute", names.known())
                .help("`PK` and `SK` are the key of the table, `GSI1PK` and `GSI1SK` that of the index `GSI1`;"
                        + " a key that is an attribute of the entity is a list: `key: [orderId]`,"
                        + " `CustomerIndex: [customer, placedAt]`"));
    }

    private Draft draft(Optional<String> index, Entry line) {
        Draft draft = drafts.computeIfAbsent(index, i -> new Draft());
        if (draft.span == null) {
            draft.span = line.key().span();
        }
        return draft;
    }

    private void parts(Entity entity, String index, View view, Draft draft) {
        view.node("partition")
                .ifPresentOrElse(node -> part(entity, index, node, draft, false), () -> draft.broken = true);
        view.node("sort").ifPresent(node -> part(entity, index, node, draft, true));
        draft.when = ConditionReader.read(scope, List.of(entity), view.scalar("when"));
    }

    private void part(Entity entity, String index, Node node, Draft draft, boolean sort) {
        if (node instanceof Sequence) {
            for (Listed listed : listed(node)) {
                listed(entity, listed, draft, sort);
            }
        } else {
            composed(entity, names.attribute(index, sort), node, draft, sort);
        }
    }

    private void composed(Entity entity, String attribute, Node node, Draft draft, boolean sort) {
        List<KeyValue> part = sort ? draft.sort : draft.partition;
        if (!part.isEmpty()) {
            scope.report(LanguageCode.INCONSISTENT_KEY
                    .at(node.span(), "this part of the key is given twice")
                    .also(part.get(0).span(), "first here"));
            return;
        }
        template(entity, attribute, node).ifPresentOrElse(part::add, () -> draft.broken = true);
    }

    private Optional<KeyValue> template(Entity entity, String attribute, Node node) {
        return node instanceof Scalar scalar
                ? templates
                        .read(entity, scalar)
                        .map(template -> new KeyValue.Composed(attribute, template, scalar.span()))
                : Optional.empty();
    }

    /** A list of one or two attributes: the partition part, then the sort part. */
    private void direct(Entity entity, Node node, Draft draft) {
        List<Listed> attributes = listed(node);
        if (attributes.size() > 2) {
            scope.report(LanguageCode.TOO_MANY_KEY_ATTRIBUTES
                    .at(attributes.get(2).name().span(), "a list has a partition attribute and a sort attribute")
                    .help("for more, write `{ partition: […], sort: […] }`; only an index can have them"));
        }
        draft.broken |= attributes.isEmpty();
        for (int i = 0; i < Math.min(2, attributes.size()); i++) {
            listed(entity, attributes.get(i), draft, i == 1);
        }
    }

    /** The attributes of a list, in order. */
    private static List<Listed> listed(Node node) {
        List<Listed> listed = new ArrayList<>();
        for (Node item : node instanceof Sequence sequence ? sequence.items() : List.<Node>of()) {
            if (item instanceof Scalar scalar) {
                listed.add(new Listed(scalar.name(), Optional.empty()));
            }
            View.of(item)
                    .entries()
                    .forEach(entry -> listed.add(new Listed(entry.key().name(), Optional.of(entry.value()))));
        }
        return listed;
    }

    private void listed(Entity entity, Listed listed, Draft draft, boolean sort) {
        if (listed.template().isEmpty()) {
            attribute(entity, listed.name(), draft, sort);
            return;
        }
        template(entity, listed.name().text(), listed.template().get())
                .ifPresentOrElse((sort ? draft.sort : draft.partition)::add, () -> draft.broken = true);
    }

    private void attribute(Entity entity, Name name, Draft draft, boolean sort) {
        Optional<Attribute> attribute = scope.attribute(entity, Scope.path(name));
        if (attribute.isEmpty()) {
            draft.broken = true;
            return;
        }
        boolean compositeReference = attribute.get().type() instanceof Type.Reference reference
                && scope.known(reference.entity())
                        .filter(e -> e.id().size() > 1)
                        .isPresent();
        boolean nested = name.text().contains(".");
        if (!attribute.get().type().fitsInKey() || compositeReference || nested) {
            Diagnostic diagnostic = LanguageCode.UNSUITABLE_SLOT
                    .at(name.span(), "`" + name + "` cannot be a key as it is")
                    .label(
                            nested
                                    ? "it is not an attribute of the item itself"
                                    : compositeReference
                                            ? "the id that it holds has several parts"
                                            : "it is of type `"
                                                    + attribute.get().type() + "`");
            scope.report(
                    nested || compositeReference
                            ? diagnostic.help("compose a key of its parts with a template")
                            : diagnostic);
            draft.broken = true;
            return;
        }
        (sort ? draft.sort : draft.partition)
                .add(new KeyValue.Direct(attribute.get().storedName(), Scope.path(name)));
    }
}
