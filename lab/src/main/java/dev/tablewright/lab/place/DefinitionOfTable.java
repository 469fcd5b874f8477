package dev.tablewright.lab.place;

import dev.tablewright.check.table.TableNeeds;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds out what a table has to be like: what the author said of it, and what the model needs without saying. */
final class DefinitionOfTable {

    private final Table table;
    private final TableNeeds needs;
    private final TableSettings settings;

    DefinitionOfTable(Model model, Table table, TableSettings said) {
        this.table = table;
        this.needs = new TableNeeds(model, model.design().orElseThrow(), table);
        this.settings = needs.settings(said);
    }

    TableDefinition named(String name) {
        return new TableDefinition(
                name,
                table.name().text(),
                table.key(),
                needs.indexes().stream().map(DefinitionOfTable::index).toList(),
                settings.ttl(),
                settings.stream().orElse(TableSettings.Stream.NONE),
                settings.billing());
    }

    private static IndexDefinition index(Index index) {
        return new IndexDefinition(index.name().text(), index.key(), held(index.projection()));
    }

    /** All, or what an index copies besides keys. */
    private static Optional<Set<String>> held(Projection projection) {
        if (projection instanceof Projection.Include include) {
            return Optional.of(
                    include.attributes().stream().map(Name::text).collect(Collectors.toCollection(LinkedHashSet::new)));
        }
        return projection instanceof Projection.All ? Optional.empty() : Optional.of(Set.of());
    }
}
