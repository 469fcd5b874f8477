package dev.tablewright.language.resolve;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.Form;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a design: layout, keys, indexes, and the items that guard and count. */
final class DesignReader {

    private final Scope scope;
    private final View view;
    private final String application;
    private final Layout layout;
    private final KeyNames names;
    private final boolean layoutIsKnown;

    DesignReader(Scope scope, View view, String application) {
        this.scope = scope;
        this.view = view;
        this.application = application;
        this.layout = layout(view);
        this.layoutIsKnown = !view.has("layout") || view.scalar("layout").isPresent();
        this.names = new KeyNames(view.view("indexes"));
    }

    /** The layout that is said; if that could not be read, the one that the keys look like. */
    private static Layout layout(View view) {
        boolean own = view.view("keys").entries().stream()
                .anyMatch(entry -> View.of(entry.value()).has("table"));
        Optional<String> said = view.text("layout");
        boolean many = said.isPresent() ? said.get().equals("table-per-entity") : view.has("layout") && own;
        return many ? Layout.TABLE_PER_ENTITY : Layout.SINGLE_TABLE;
    }

    Design read() {
        if (layout == Layout.TABLE_PER_ENTITY && layoutIsKnown && view.has("table")) {
            scope.report(LanguageCode.WRONG_LAYOUT
                    .at(view.keySpan("table"), "with a table for each entity there is no single table to name")
                    .help("name each table in the keys of its entity: `Order: { table: Orders, … }`"));
        }
        List<EntityKeys> keys = withoutSharedTables(keys());
        List<CompanionItem> companions = new ArrayList<>();
        companions.addAll(companions("guards", Purpose.UNIQUENESS, keys));
        companions.addAll(companions("sequences", Purpose.SEQUENCE, keys));
        List<Table> tables = new TableAssembler(scope).assemble(keys, companions, this::projection);
        refuseUnknownIndexes(tables);
        keys.forEach(own -> refuseNameClashes(own));
        warnAboutMissingKeys();
        return new Design(
                layout,
                view.text("encoding").filter("raw"::equals).isPresent() ? ValueEncoding.RAW : ValueEncoding.ESCAPED,
                view.text("type").orElse("Type"),
                tables,
                keys,
                companions,
                view.span());
    }

    private List<EntityKeys> keys() {
        List<EntityKeys> keys = new ArrayList<>();
        for (Entry entry : view.view("keys").entries()) {
            Optional<Entity> entity = scope.entity(entry.key().name());
            if (entity.isPresent() && entry.value() instanceof Mapping) {
                String table = table(View.of(entry.value()), entity.get().name().text());
                new KeyReader(scope, names)
                        .read(entity.get(), entry, table, entity.get().name().text())
                        .ifPresent(keys::add);
            }
        }
        return keys;
    }

    /** @param home the table of an entity that names none */
    private String table(View keys, String home) {
        Optional<String> own = keys.text("table");
        if (layout == Layout.TABLE_PER_ENTITY) {
            return own.orElseGet(() -> tableName(home, keys.span()));
        }
        if (own.isPresent() && layoutIsKnown) {
            scope.report(LanguageCode.WRONG_LAYOUT
                    .at(keys.keySpan("table"), "in a single table no entity has a table of its own")
                    .help("name the table once: `design: { table: … }`, or choose `layout: table-per-entity`"));
        }
        return view.text("table").orElseGet(() -> tableName(application, view.keySpan("keys")));
    }

    /** A name that becomes that of a table because nothing else is said. */
    private String tableName(String name, Span place) {
        if (!name.isEmpty() && !Form.TABLE_NAME.accepts(name)) {
            scope.report(LanguageCode.INVALID_NAME
                    .at(place, "`" + name + "` cannot be the name of a table")
                    .note("DynamoDB wants 3 to 255 letters, digits, `_`, `-` and `.`")
                    .help("name the table with `table:`"));
        }
        return name;
    }

    /** With a table for each entity, the keys of those that have their table to themselves; others are reported. */
    private List<EntityKeys> withoutSharedTables(List<EntityKeys> keys) {
        List<EntityKeys> alone = new ArrayList<>();
        Map<String, EntityKeys> owners = new HashMap<>();
        for (EntityKeys own : keys) {
            EntityKeys other = owners.putIfAbsent(own.table(), own);
            if (other != null && layout == Layout.TABLE_PER_ENTITY) {
                scope.report(LanguageCode.WRONG_LAYOUT
                        .at(
                                own.entity().span(),
                                own.entity() + " and " + other.entity() + " share the table `" + own.table() + "`")
                        .also(other.entity().span(), "the other one")
                        .note("the layout is `table-per-entity`"));
            } else {
                alone.add(own);
            }
        }
        return alone;
    }

    /** A composed key attribute or the type attribute would overwrite an attribute that is stored under the same name. */
    private void refuseNameClashes(EntityKeys own) {
        Map<String, Span> physical = new LinkedHashMap<>();
        physical.put(
                view.text("type").orElse("Type"),
                view.has("type") ? view.keySpan("type") : own.entity().span());
        Stream.concat(Stream.of(own.primary()), own.indexes().stream().map(IndexEntry::key))
                .flatMap(ItemKey::values)
                .filter(value -> value instanceof KeyValue.Composed composed && !isAttributeItself(composed))
                .forEach(value -> {
                    Span type = physical.put(value.attribute(), value.span());
                    if (type != null
                            && value.attribute().equals(view.text("type").orElse("Type"))) {
                        scope.report(LanguageCode.STORED_NAME_CLASH.at(
                                type,
                                "the type attribute and a key attribute are both called `" + value.attribute() + "`"));
                    }
                });
        Entity entity = scope.known(own.entity().text()).orElseThrow();
        for (Attribute attribute : entity.attributes()) {
            Span place = physical.get(attribute.storedName());
            if (place != null) {
                scope.report(LanguageCode.STORED_NAME_CLASH
                        .at(
                                attribute.name().span(),
                                "`" + attribute.name() + "` is stored as `" + attribute.storedName()
                                        + "`, like a key or type attribute of its item")
                        .also(place, "which is here")
                        .help("store it under another name with `stored:`"));
            }
        }
    }

    /** Unescaped, {@code city: "{city}"} is the attribute, and no other value under its name. */
    private boolean isAttributeItself(KeyValue.Composed value) {
        return view.text("encoding").filter("raw"::equals).isPresent()
                && value.template().text().equals("{" + value.attribute() + "}");
    }

    private void refuseUnknownIndexes(List<Table> tables) {
        if (!view.has("keys")) {
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        for (Table table : tables) {
            table.indexes().forEach(index -> {
                known.add(index.name().text());
                known.add(table.name() + "." + index.name());
            });
        }
        for (Entry entry : view.view("indexes").entries()) {
            String written = entry.key().value();
            if (!known.contains(written) && !scope.isLost(written)) {
                scope.report(Scope.unknown(
                        LanguageCode.UNKNOWN_TABLE_OR_INDEX,
                        entry.key().span(),
                        written,
                        "an index that any entity stands in",
                        List.copyOf(known)));
            }
        }
    }

    private Projection projection(String table, String index) {
        View indexes = view.view("indexes");
        Optional<Node> said = indexes.view(table + "." + index)
                .node("projection")
                .or(() -> indexes.view(index).node("projection"));
        if (said.isEmpty() || (said.get() instanceof Scalar all && all.value().equals("all"))) {
            return new Projection.All();
        }
        if (said.get() instanceof Scalar) {
            return new Projection.KeysOnly();
        }
        List<Name> attributes = View.namesIn(said.get());
        for (Name attribute : attributes) {
            boolean known =
                    scope.entities().stream().anyMatch(entity -> scope.leadsSomewhere(entity, Scope.path(attribute)));
            if (!known && !scope.isLost(attribute.text())) {
                List<String> names = scope.entities().stream()
                        .flatMap(entity -> entity.attributes().stream())
                        .map(a -> a.name().text())
                        .distinct()
                        .toList();
                scope.report(Scope.unknown(
                        LanguageCode.UNKNOWN_ATTRIBUTE,
                        attribute.span(),
                        attribute.text(),
                        "an attribute of any entity",
                        names));
            }
        }
        return new Projection.Include(attributes);
    }

    private List<CompanionItem> companions(String section, Purpose purpose, List<EntityKeys> keys) {
        List<CompanionItem> companions = new ArrayList<>();
        for (Entry entry : view.view(section).entries()) {
            if (entry.value() instanceof Broken || !entry.key().value().contains(".")) {
                continue;
            }
            MemberName member = EntityReader.member(entry.key().name());
            Optional<Entity> entity = scope.entity(member.entityName());
            Optional<Attribute> attribute = entity.flatMap(e -> scope.attribute(e, member.attributeName()));
            if (attribute.isEmpty()) {
                continue;
            }
            if (!serves(purpose, member, entity.get(), attribute.get())) {
                continue;
            }
            String home = keys.stream()
                    .filter(k -> k.entity().text().equals(member.entity()))
                    .map(EntityKeys::table)
                    .findFirst()
                    .orElse(member.entity());
            String table = table(View.of(entry.value()), home);
            new KeyReader(scope, names)
                    .read(entity.get(), entry, table, "the item for `" + member + "`")
                    .map(read -> {
                        read.indexes().stream()
                                .filter(index -> names.derived().stream()
                                        .noneMatch(derived -> derived.index().equals(index.index())))
                                .forEach(this::refuseIndexOfCompanion);
                        return new CompanionItem(purpose, member, table, read.primary());
                    })
                    .ifPresent(companion -> {
                        CompanionCheck.check(scope, companion, entity.get(), attribute.get());
                        companions.add(companion);
                    });
        }
        return companions;
    }

    private void refuseIndexOfCompanion(IndexEntry entry) {
        scope.report(LanguageCode.UNSUITABLE_COMPANION
                .at(entry.index().span(), "an item that guards or counts stands in no index")
                .help("remove it: nobody looks for such an item but by its key"));
    }

    /** Whether there is anything for a companion item to do; if not, that is reported. */
    private boolean serves(Purpose purpose, MemberName member, Entity entity, Attribute attribute) {
        if (purpose == Purpose.UNIQUENESS && attribute.unique().isEmpty()) {
            scope.report(LanguageCode.UNSUITABLE_COMPANION
                    .at(member.span(), "`" + member + "` is not unique: there is nothing to guard")
                    .also(attribute.name().span(), "declared here")
                    .help("declare it with `unique: true`"));
        }
        boolean counted = entity.sequences().stream()
                .anyMatch(sequence -> sequence.attribute().text().equals(member.attribute()));
        if (purpose == Purpose.SEQUENCE && !counted) {
            scope.report(LanguageCode.UNSUITABLE_COMPANION
                    .at(member.span(), "`" + member + "` is not a sequence: there is nothing to count")
                    .help("declare it in " + entity.name() + ": `sequence: { " + member.attribute() + ": … }`"));
        }
        return purpose == Purpose.UNIQUENESS ? attribute.unique().isPresent() : counted;
    }

    private void warnAboutMissingKeys() {
        if (!view.has("keys")) {
            return;
        }
        Set<String> withKeys = view.view("keys").entries().stream()
                .map(entry -> entry.key().value())
                .collect(Collectors.toSet());
        for (Entity entity : scope.entities()) {
            String name = entity.name().text();
            if (!withKeys.contains(name) && !scope.isLost(name)) {
                scope.report(LanguageCode.ENTITY_WITHOUT_KEYS
                        .at(entity.name().span(), entity.name() + " has no keys in the design")
                        .also(view.keySpan("keys"), "the keys of the others are here"));
            }
        }
    }
}
