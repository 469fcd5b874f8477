package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the author says about tables beyond their keys: settings by table, and environments. */
public record Deployment(Map<Name, TableSettings> tables, List<Environment> environments) {

    public Deployment {
        tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
        environments = List.copyOf(environments);
    }

    /** All that is said about a table in an environment, or in none in particular. */
    public TableSettings settings(String table, Optional<Environment> environment) {
        TableSettings own = tables.entrySet().stream()
                .filter(entry -> entry.getKey().text().equals(table))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(TableSettings.UNSAID);
        return environment.map(there -> own.overriddenBy(there.settings())).orElse(own);
    }

    public Optional<Environment> environment(String name) {
        return environments.stream()
                .filter(environment -> environment.name().text().equals(name))
                .findFirst();
    }
}
