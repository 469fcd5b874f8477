package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the author says about tables beyond their keys: settings by table, and environments. */
public record Deployment(Map<Name, TableSettings> tables, List<Environment> environments) {

    public Deployment {
        tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
        environments = List.copyOf(environments);
    }
}
