package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.Optional;

/**
 * A place where the application runs: development, production.
 *
 * @param prefix what stands before the names of tables there
 * @param suffix what stands behind them
 * @param settings what is different there, for every table
 */
public record Environment(Name name, Optional<String> region, String prefix, String suffix, TableSettings settings) {

    /** The name of a table in this environment. */
    public String nameOf(String table) {
        return prefix + table + suffix;
    }
}
