package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Stream;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How the tables of a new design are to be deployed: as the author says of them, and else so that nothing is lost. */
final class DraftSettings {

    private final Model model;
    private final Design design;

    DraftSettings(Model model, Design design) {
        this.model = model;
        this.design = design;
    }

    Deployment deployment() {
        Map<Name, TableSettings> tables = new LinkedHashMap<>();
        design.tables().forEach(table -> tables.put(table.name(), settings(table)));
        return new Deployment(tables, model.deployment().environments());
    }

    private TableSettings settings(Table table) {
        String name = table.name().text();
        // A table of the same name in another layout is another table.
        boolean kept =
                model.design().filter(old -> old.layout() != design.layout()).isEmpty();
        TableSettings said = kept ? model.deployment().settings(name, Optional.empty()) : TableSettings.UNSAID;
        boolean guards = design.companions().stream().map(CompanionItem::table).anyMatch(name::equals);
        boolean entities = design.keys().stream().map(EntityKeys::table).anyMatch(name::equals);
        return said.withStream(said.stream().or(() -> stream(name)))
                .withTtl(ttl(name).or(said::ttl))
                .orProtected(entities || guards);
    }

    /** Counts that follow the stream need one. */
    private Optional<Stream> stream(String table) {
        boolean needed = model.aggregates().stream()
                .filter(aggregate -> aggregate.upkeep() == Aggregate.Upkeep.STREAM)
                .anyMatch(aggregate -> isIn(aggregate.source().text(), table));
        return needed ? Optional.of(Stream.NEW_AND_OLD) : Optional.empty();
    }

    private Optional<String> ttl(String table) {
        return model.entities().stream()
                .filter(entity -> isIn(entity.name().text(), table))
                .flatMap(entity -> entity.ttl().flatMap(name -> entity.attribute(name.text())).stream())
                .map(Attribute::storedName)
                .findFirst();
    }

    private boolean isIn(String entity, String table) {
        return design.keysOf(entity).filter(keys -> keys.table().equals(table)).isPresent();
    }
}
