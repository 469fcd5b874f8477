package dev.tablewright.access.key;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All placements of a design. Built once, and asked often. */
public final class KeySpace {

    private final Model model;
    private final Design design;
    private final Leaves leaves;
    private final Map<String, Map<String, Placement>> byEntity = new LinkedHashMap<>();
    private final Map<CompanionItem, List<Placement>> companions = new HashMap<>();
    private final Map<String, Route> routes = new LinkedHashMap<>();
    private final Map<String, NavigableMap<String, List<Placement>>> byBeginning = new LinkedHashMap<>();

    public KeySpace(Model model, Design design) {
        this.model = model;
        this.design = design;
        this.leaves = new Leaves(model);
        design.tables().forEach(this::addRoutes);
        design.keys().forEach(keys -> model.entity(keys.entity().text()).ifPresent(entity -> add(entity, keys)));
        design.companions().forEach(this::add);
    }

    public Model model() {
        return model;
    }

    public Design design() {
        return design;
    }

    public Leaves leaves() {
        return leaves;
    }

    /** Every table followed by its indexes. */
    public Stream<Route> routes() {
        return routes.values().stream();
    }

    /** Where the items of an entity stand, the table first. */
    public Iterable<Placement> of(String entity) {
        return byEntity.getOrDefault(entity, Map.of()).values();
    }

    public Optional<Placement> of(String entity, Route route) {
        return Optional.ofNullable(byEntity.getOrDefault(entity, Map.of()).get(id(route)));
    }

    /** Where the items of an entity stand in its table. */
    public Optional<Placement> primary(String entity) {
        Iterator<Placement> placements = of(entity).iterator();
        return placements.hasNext() ? Optional.of(placements.next()) : Optional.empty();
    }

    /**
     * Where an entity is found by whoever knows nothing but its id.
     *
     * @param indexes whether an index will do, or only the table
     */
    public Optional<Placement> byId(Entity entity, boolean indexes) {
        for (Placement placement : of(entity.name().text())) {
            boolean derivable = placement.leaves().allMatch(leaf -> entity.isIdentifiedBy(leaf.first()))
                    && placement.when().isAlways();
            if (derivable && (indexes || !placement.route().isIndex())) {
                return Optional.of(placement);
            }
        }
        return Optional.empty();
    }

    /** Where the items stand in their table that guard or count for an entity. */
    public Optional<Placement> of(CompanionItem companion) {
        return everywhere(companion).stream().findFirst();
    }

    /** The same with the indexes that are made of nothing but the key of the table; the table first. */
    public List<Placement> everywhere(CompanionItem companion) {
        return companions.getOrDefault(companion, List.of());
    }

    /** All placements in a table or an index. */
    public Stream<Placement> in(Route route) {
        return byBeginning.getOrDefault(id(route), new TreeMap<>()).values().stream()
                .flatMap(List::stream);
    }

    /** The placements in a table or an index whose partition keys could begin as the given text does. */
    public Stream<Placement> near(Route route, String literal) {
        NavigableMap<String, List<Placement>> sorted = byBeginning.getOrDefault(id(route), new TreeMap<>());
        List<Placement> found = new ArrayList<>();
        for (int length = 0; length < literal.length(); length++) {
            found.addAll(sorted.getOrDefault(literal.substring(0, length), List.of()));
        }
        sorted.tailMap(literal, true).entrySet().stream()
                .takeWhile(entry -> entry.getKey().startsWith(literal))
                .forEach(entry -> found.addAll(entry.getValue()));
        return found.stream();
    }

    private void addRoutes(Table table) {
        Route main = new Route(table, Optional.empty());
        routes.put(id(main), main);
        table.indexes().forEach(index -> {
            Route route = new Route(table, Optional.of(index));
            routes.put(id(route), route);
        });
    }

    private void add(Entity entity, EntityKeys keys) {
        Map<String, Placement> placements =
                byEntity.computeIfAbsent(entity.name().text(), e -> new LinkedHashMap<>());
        Route main = routes.get(id(keys.table(), ""));
        if (main == null) {
            return;
        }
        String name = entity.name().text();
        put(placements, placement(name, entity, false, main, keys.primary(), Condition.ALWAYS, keys.span()));
        for (IndexEntry entry : keys.indexes()) {
            Route route = routes.get(id(keys.table(), entry.index().text()));
            if (route != null) {
                put(placements, placement(name, entity, false, route, entry.key(), entry.when(), keys.span()));
            }
        }
    }

    private void add(CompanionItem companion) {
        Optional<Entity> owner = model.entity(companion.member().entity());
        Route main = routes.get(id(companion.table(), ""));
        if (owner.isEmpty() || main == null) {
            return;
        }
        boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
        String occupant = (guard ? "the guards of " : "the counters of ") + companion.member();
        Span span = companion.member().span();
        Map<String, Placement> placements = new LinkedHashMap<>();
        Placement own = placement(occupant, owner.get(), true, main, companion.key(), Condition.ALWAYS, span);
        put(placements, own);
        // It has the key of the table, and so stands in every index that is made of nothing else.
        Map<String, KeyValue> values = new LinkedHashMap<>();
        companion.key().values().forEach(value -> values.put(value.attribute(), value));
        for (Index index : main.table().indexes()) {
            if (index.key().attributes().allMatch(attribute -> values.containsKey(attribute.name()))) {
                ItemKey key = new ItemKey(
                        values(index.key().partition(), values),
                        values(index.key().sort(), values));
                Route route = new Route(main.table(), Optional.of(index));
                put(placements, placement(occupant, owner.get(), true, route, key, Condition.ALWAYS, span));
            }
        }
        companions.put(companion, List.copyOf(placements.values()));
    }

    private static List<KeyValue> values(List<KeyAttribute> attributes, Map<String, KeyValue> values) {
        return attributes.stream()
                .map(attribute -> values.get(attribute.name()))
                .toList();
    }

    private void put(Map<String, Placement> placements, Placement placement) {
        placements.put(id(placement.route()), placement);
        String literal = placement.partition().isEmpty()
                ? ""
                : placement.partition().get(0).leadingLiteral();
        byBeginning
                .computeIfAbsent(id(placement.route()), r -> new TreeMap<>())
                .computeIfAbsent(literal, l -> new ArrayList<>())
                .add(placement);
    }

    private Placement placement(
            String occupant, Entity owner, boolean companion, Route route, ItemKey key, Condition when, Span span) {
        return new Placement(
                occupant,
                owner,
                companion,
                route,
                key.partition().stream().map(value -> part(owner, value)).toList(),
                key.sort().stream().map(value -> part(owner, value)).toList(),
                when,
                span);
    }

    private KeyPart part(Entity owner, KeyValue value) {
        if (value instanceof KeyValue.Direct direct) {
            List<KeyPiece> whole = leaves.one(owner, direct.path().steps()).stream()
                    .<KeyPiece>map(leaf -> new KeyPiece.Open(leaf, Optional.empty()))
                    .toList();
            return new KeyPart(value, whole);
        }
        KeyTemplate template = ((KeyValue.Composed) value).template();
        TemplateEncoding encoding = TemplateEncoding.of(
                template,
                slot -> leaves.one(owner, slot.path()).map(Leaf::type).orElse(KeyType.TEXT),
                design.encoding());
        Iterator<SlotEncoding> slots = encoding.slots().iterator();
        List<KeyPiece> pieces = new ArrayList<>();
        for (KeyTemplate.Part part : template.parts()) {
            if (part instanceof KeyTemplate.Literal literal) {
                pieces.add(new KeyPiece.Literal(literal.text()));
            } else {
                SlotEncoding slot = slots.next();
                leaves.one(owner, slot.slot().path())
                        .ifPresent(leaf -> pieces.add(new KeyPiece.Open(leaf, Optional.of(slot))));
            }
        }
        return new KeyPart(value, pieces);
    }

    private static String id(Route route) {
        return id(
                route.table().name().text(),
                route.index().map(index -> index.name().text()).orElse(""));
    }

    private static String id(String table, String index) {
        return table + "\n" + index;
    }
}
