package dev.tablewright.lab.place;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out what a table has to be like: what the author said of it, and what the model needs without saying. */
final class DefinitionOfTable {

    private final Model model;
    private final Design design;
    private final Table table;
    private final TableSettings settings;

    DefinitionOfTable(Model model, Table table, TableSettings settings) {
        this.model = model;
        this.design = model.design().orElseThrow();
        this.table = table;
        this.settings = settings;
    }

    TableDefinition named(String name) {
        return new TableDefinition(
                name,
                table.name().text(),
                table.key(),
                table.indexes().stream().map(this::index).toList(),
                settings.ttl().or(this::onlyTtl),
                settings.stream().orElseGet(this::neededStream),
                settings.billing());
    }

    private IndexDefinition index(Index index) {
        return new IndexDefinition(index.name().text(), index.key(), held(index));
    }

    /** DynamoDB copies the keys anyway. By name, the attribute that says what an item is always comes along. */
    private Optional<Set<String>> held(Index index) {
        if (index.projection() instanceof Projection.All) {
            return Optional.empty();
        }
        Set<String> held = new LinkedHashSet<>();
        if (index.projection() instanceof Projection.Include include) {
            include.attributes().forEach(name -> stored(index, name).forEach(held::add));
            held.add(design.typeAttribute());
        }
        Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .forEach(held::remove);
        return Optional.of(held);
    }

    /** What an attribute is called in items: the entities of an index may each have their own name for it. */
    private Stream<String> stored(Index index, Name attribute) {
        Set<String> names = entities()
                .filter(keys -> keys.entry(index.name().text()).isPresent())
                .flatMap(keys -> model.entity(keys.entity().text()).stream())
                .flatMap(entity -> entity.attributes().stream())
                .filter(each -> each.name().text().equals(attribute.text())
                        || each.storedName().equals(attribute.text()))
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return names.isEmpty() ? Stream.of(attribute.text()) : names.stream();
    }

    /** The attribute by which the entities of the table expire, if all that expire agree. */
    private Optional<String> onlyTtl() {
        List<String> used = entities()
                .flatMap(keys -> model.entity(keys.entity().text()).stream())
                .flatMap(entity -> ttl(entity).stream())
                .distinct()
                .toList();
        return used.size() == 1 ? Optional.of(used.get(0)) : Optional.empty();
    }

    private static Optional<String> ttl(Entity entity) {
        return entity.ttl().flatMap(name -> entity.attribute(name.text())).map(Attribute::storedName);
    }

    private TableSettings.Stream neededStream() {
        Set<String> here = entities().map(keys -> keys.entity().text()).collect(Collectors.toSet());
        boolean needed = model.aggregates().stream()
                .anyMatch(kept -> kept.upkeep() == Aggregate.Upkeep.STREAM
                        && here.contains(kept.source().text()));
        return needed ? TableSettings.Stream.NEW_AND_OLD : TableSettings.Stream.NONE;
    }

    private Stream<EntityKeys> entities() {
        return design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()));
    }
}
