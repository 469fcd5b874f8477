package dev.tablewright.check.table;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a table has to be like in the words of DynamoDB: what the author says of it, and what the model needs without saying. */
public final class TableNeeds {

    private final Model model;
    private final Design design;
    private final Table table;

    public TableNeeds(Model model, Design design, Table table) {
        this.model = model;
        this.design = design;
        this.table = table;
    }

    /** With a stream if numbers are kept from it, and with the attribute by which the entities expire if there is one only. */
    public TableSettings settings(TableSettings said) {
        return said.withTtl(said.ttl().or(this::onlyTtl))
                .withStream(said.stream().or(this::neededStream));
    }

    /** The same indexes, with projections of attributes as items name them. */
    public List<Index> indexes() {
        return table.indexes().stream()
                .map(index -> new Index(index.name(), index.key(), projection(index)))
                .toList();
    }

    /** What an index copies besides keys, as items name it. */
    public Projection projection(Index index) {
        return index.projection() instanceof Projection.Include include ? stored(index, include) : index.projection();
    }

    /** DynamoDB copies keys anyway, and refuses to be told so. The attribute that says what an item is always comes along. */
    private Projection stored(Index index, Projection.Include include) {
        Set<String> keys = Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .collect(Collectors.toSet());
        Set<String> seen = new LinkedHashSet<>();
        List<Name> names = Stream.concat(
                        include.attributes().stream().flatMap(name -> stored(index, name)),
                        Stream.of(new Name(design.typeAttribute(), design.span())))
                .filter(name -> !keys.contains(name.text()) && seen.add(name.text()))
                .toList();
        return names.isEmpty() ? new Projection.KeysOnly() : new Projection.Include(names);
    }

    /** Each entity of an index may have its own stored name for an attribute. */
    private Stream<Name> stored(Index index, Name attribute) {
        List<Name> names = entities()
                .filter(keys -> keys.entry(index.name().text()).isPresent())
                .flatMap(keys -> model.entity(keys.entity().text()).stream())
                .flatMap(entity -> entity.attributes().stream())
                .filter(each -> each.name().text().equals(attribute.text())
                        || each.storedName().equals(attribute.text()))
                .map(each -> new Name(each.storedName(), attribute.span()))
                .toList();
        return names.isEmpty() ? Stream.of(attribute) : names.stream();
    }

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

    private Optional<TableSettings.Stream> neededStream() {
        Set<String> here = entities().map(keys -> keys.entity().text()).collect(Collectors.toSet());
        boolean needed = model.aggregates().stream()
                .anyMatch(kept -> kept.upkeep() == Upkeep.STREAM
                        && here.contains(kept.source().text()));
        return needed ? Optional.of(TableSettings.Stream.NEW_AND_OLD) : Optional.empty();
    }

    private Stream<EntityKeys> entities() {
        return design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()));
    }
}
