package dev.tablewright.model.pattern;

import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;

/**
 * A part of the application that has rights of its own: the web service, the back office, the nightly report.
 *
 * @param patterns the names of the patterns that it may read by
 * @param writes the names of the writes that it may do
 */
public record Role(
        Name name, Optional<String> description, List<String> patterns, List<String> writes, Tenants tenants) {

    public Role {
        patterns = List.copyOf(patterns);
        writes = List.copyOf(writes);
    }

    /** Whose data it may touch, in a model that has a tenant. */
    public enum Tenants {
        /** That of the tenant on whose behalf it is called. */
        OWN,
        /** That of all. */
        ALL
    }
}
