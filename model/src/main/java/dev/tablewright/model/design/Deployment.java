package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Map;

/** What the author says about tables beyond their keys: settings by table, and environments. */
public record Deployment(Map<Name, TableSettings> tables, List<Environment> environments) {

    public Deployment {
        tables = Map.copyOf(tables);
        environments = List.copyOf(environments);
    }
}
