package dev.tablewright.lab.validate;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TableType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All tables of a model, and all kinds of items in them. */
final class Catalogue {

    private final Model model;
    private final Design design;
    private final KeySpace space;
    private final UnaryOperator<String> names;
    private final Sensitivity sensitivity;
    private final Map<String, EntityType<?>> types = new LinkedHashMap<>();
    private final Map<String, TableItems> tables = new LinkedHashMap<>();
    private final Map<String, Locator> locators = new LinkedHashMap<>();

    Catalogue(Model model, List<EntityType<?>> types, UnaryOperator<String> names) {
        this.model = model;
        this.design = model.design().orElseThrow();
        this.space = new KeySpace(model, design);
        this.names = names;
        this.sensitivity = new Sensitivity(model);
        types.forEach(type -> this.types.put(type.name(), type));
        design.tables().forEach(this::add);
        types.forEach(this::add);
        types.forEach(type -> locators.put(type.name(), new Locator(design, type, names)));
    }

    Model model() {
        return model;
    }

    List<EntityType<?>> types() {
        return List.copyOf(types.values());
    }

    List<TableItems> tables() {
        return List.copyOf(tables.values());
    }

    /** A table by its name in the model. */
    TableItems table(String inModel) {
        return tables.get(inModel);
    }

    EntityType<?> type(String entity) {
        return types.get(entity);
    }

    Locator locator(String entity) {
        return locators.get(entity);
    }

    Spot spot(TableType table, Map<String, AttributeValue> key) {
        return new Spot(names.apply(table.name()), key);
    }

    Subject subject(TableItems table, ItemKind kind, Map<String, AttributeValue> item) {
        return new Subject(
                table, kind, item, sensitivity.of(kind.entity().name().text()));
    }

    Set<String> sensitive(String entity) {
        return sensitivity.of(entity);
    }

    private void add(Table table) {
        String inModel = table.name().text();
        List<KeyAttribute> key = table.key().attributes().toList();
        TableType type = new TableType(
                inModel,
                key.get(0).name(),
                key.size() > 1 ? Optional.of(key.get(1).name()) : Optional.empty(),
                design.typeAttribute());
        Set<String> indexAttributes = table.indexes().stream()
                .flatMap(index -> index.key().attributes())
                .map(KeyAttribute::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        indexAttributes.removeAll(type.key());
        tables.put(inModel, new TableItems(type, names.apply(inModel), new LinkedHashMap<>(), indexAttributes));
    }

    private void add(EntityType<?> type) {
        Entity entity = model.entity(type.name()).orElseThrow();
        KeyForm key = KeyForm.of(space, space.primary(type.name()).orElseThrow());
        put(type.table(), new ItemKind.OfEntity(type, entity, key));
        for (Guard guard : type.guards()) {
            put(guard.table(), new ItemKind.OfGuard(guard, type, entity, companion(guard.name())));
        }
        for (Numbering numbering : type.numberings()) {
            if (numbering.parent().isEmpty()) {
                put(numbering.table(), new ItemKind.OfSequence(numbering, type, entity, companion(numbering.name())));
            }
        }
    }

    private KeyForm companion(String member) {
        CompanionItem companion = design.companions().stream()
                .filter(each -> each.member().toString().equals(member))
                .findFirst()
                .orElseThrow();
        return KeyForm.of(space, space.of(companion).orElseThrow());
    }

    private void put(TableType table, ItemKind kind) {
        tables.get(table.name()).kinds().put(kind.name(), kind);
    }
}
