package dev.tablewright.generate.workbench;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One table as the Workbench has it: keys, attributes, indexes, and a facet for each kind of item. */
final class TableModel {

    /** What the runtime calls the version of an entity's shape, and the last number of a sequence. */
    private static final String SCHEMA_VERSION = "SchemaVersion";

    private static final String LAST = "last";

    private final Model model;
    private final Design design;
    private final KeySpace space;
    private final Table table;
    private final List<SampleItem> samples;
    /** By name, those of the key too; of one name there is one type. */
    private final Map<String, String> attributes = new LinkedHashMap<>();

    private final Map<String, Object> formats = new LinkedHashMap<>();

    TableModel(Model model, KeySpace space, Table table, List<SampleItem> samples) {
        this.model = model;
        this.design = space.design();
        this.space = space;
        this.table = table;
        this.samples = samples.stream()
                .filter(sample -> sample.table().equals(table.name().text()))
                .toList();
        table.key().attributes().forEach(this::add);
        table.indexes().forEach(index -> index.key().attributes().forEach(this::add));
    }

    private void add(KeyAttribute key) {
        attributes.putIfAbsent(key.name(), StoredTypes.of(key.type()));
    }

    Map<String, Object> json() {
        List<Map<String, Object>> facets = new ArrayList<>();
        for (Entity entity : model.entities()) {
            space.primary(entity.name().text())
                    .filter(placement -> isHere(placement.route().table()))
                    .ifPresent(placement -> facets.add(facet(entity, placement)));
            companions(entity).forEach(companion -> space.of(companion)
                    .ifPresent(placement -> facets.add(facet(companion, placement))));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("TableName", table.name().text());
        json.put("KeyAttributes", keys(table.key()));
        json.put("NonKeyAttributes", others());
        json.put("TableFacets", facets);
        if (!table.indexes().isEmpty()) {
            json.put(
                    "GlobalSecondaryIndexes",
                    table.indexes().stream().map(this::index).toList());
        }
        if (facets.isEmpty()) {
            // Where there are facets, they hold all data.
            json.put("TableData", List.of());
        }
        json.put("DataAccess", dataAccess());
        json.put("SampleDataFormats", formats);
        Capacity.add(model.deployment().settings(table.name().text(), Optional.empty()), json);
        return json;
    }

    private boolean isHere(Table other) {
        return other.name().text().equals(table.name().text());
    }

    private List<CompanionItem> companions(Entity entity) {
        return design.companions().stream()
                .filter(companion -> companion.table().equals(table.name().text())
                        && companion.member().entity().equals(entity.name().text()))
                .toList();
    }

    private static Map<String, Object> keys(KeySchema key) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("PartitionKey", attribute(key.partition().get(0)));
        key.sort().stream().findFirst().ifPresent(sort -> keys.put("SortKey", attribute(sort)));
        return keys;
    }

    private static Map<String, Object> attribute(KeyAttribute key) {
        return attribute(key.name(), StoredTypes.of(key.type()));
    }

    private static Map<String, Object> attribute(String name, String type) {
        Map<String, Object> attribute = new LinkedHashMap<>();
        attribute.put("AttributeName", name);
        attribute.put("AttributeType", type);
        return attribute;
    }

    private List<Map<String, Object>> others() {
        Set<String> keys = keyNames();
        return attributes.entrySet().stream()
                .filter(entry -> !keys.contains(entry.getKey()))
                .map(entry -> attribute(entry.getKey(), entry.getValue()))
                .toList();
    }

    private Set<String> keyNames() {
        return table.key().attributes().map(KeyAttribute::name).collect(Collectors.toSet());
    }

    private Map<String, Object> index(Index index) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("IndexName", index.name().text());
        json.put("KeyAttributes", keys(index.key()));
        json.put("Projection", HeldAttributes.of(model, design, table, index));
        return json;
    }

    private Map<String, Object> facet(Entity entity, Placement placement) {
        Map<String, String> own = new LinkedHashMap<>();
        for (Placement each : space.of(entity.name().text())) {
            each.parts().filter(part -> !part.isDirect()).forEach(part -> own.put(part.attribute(), "S"));
        }
        own.put(design.typeAttribute(), "S");
        if (entity.schemaVersion() > 1) {
            own.put(SCHEMA_VERSION, "N");
        }
        for (Attribute attribute : entity.attributes()) {
            own.putIfAbsent(attribute.storedName(), StoredTypes.of(model, attribute.type()));
            if (model.storedType(attribute.type()) == ScalarType.TIMESTAMP) {
                formats.putIfAbsent(attribute.storedName(), List.of("date", "ISO 8601 date and time"));
            }
        }
        List<SampleItem> items = samples.stream()
                .filter(sample -> sample.entity().equals(entity.name().text()) && isEntity(sample))
                .toList();
        return facet(entity.name().text(), placement, own, items);
    }

    private boolean isEntity(SampleItem sample) {
        return sample.attribute(design.typeAttribute())
                .filter(new SampleValue.S(sample.entity())::equals)
                .isPresent();
    }

    private Map<String, Object> facet(CompanionItem companion, Placement placement) {
        boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
        Map<String, String> own = new LinkedHashMap<>();
        if (!guard) {
            own.put(LAST, "N");
        }
        List<SampleItem> items = samples.stream()
                .filter(sample -> sample.entity().equals(companion.member().entity())
                        && !isEntity(sample)
                        && placement.parts().allMatch(part -> beginsAs(part, sample)))
                .toList();
        items.forEach(item -> item.attributes().forEach((name, value) -> own.putIfAbsent(name, value.type())));
        String name = companion.member() + (guard ? " guard" : " counter");
        return facet(name, placement, own, items);
    }

    private static boolean beginsAs(KeyPart part, SampleItem sample) {
        return sample.attribute(part.attribute())
                .filter(value -> value.plainText().startsWith(part.leadingLiteral()))
                .isPresent();
    }

    private Map<String, Object> facet(
            String name, Placement placement, Map<String, String> own, List<SampleItem> items) {
        own.forEach(attributes::putIfAbsent);
        Set<String> keys = keyNames();
        Map<String, Object> aliases = new LinkedHashMap<>();
        aliases.put("PartitionKeyAlias", placement.partition().get(0).toString());
        placement.sort().stream().findFirst().ifPresent(part -> aliases.put("SortKeyAlias", part.toString()));
        Map<String, Object> facet = new LinkedHashMap<>();
        facet.put("FacetName", name);
        facet.put("KeyAttributeAlias", aliases);
        facet.put("TableData", items.stream().map(TableModel::data).toList());
        facet.put(
                "NonKeyAttributes",
                own.keySet().stream()
                        .filter(attribute -> !keys.contains(attribute))
                        .toList());
        facet.put("DataAccess", dataAccess());
        return facet;
    }

    private static Map<String, Object> data(SampleItem item) {
        Map<String, Object> data = new LinkedHashMap<>();
        item.attributes().forEach((name, value) -> data.put(name, StoredTypes.json(value)));
        return data;
    }

    private static Map<String, Object> dataAccess() {
        return Map.of("MySql", Map.of());
    }
}
