package dev.tablewright.lab.place;

import dev.tablewright.model.design.KeySchema;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What an index has to be like.
 *
 * @param attributes what it holds beside the keys, by stored names; empty: everything
 */
public record IndexDefinition(String name, KeySchema key, Optional<Set<String>> attributes) {

    public IndexDefinition {
        attributes = attributes.map(names -> Collections.unmodifiableSet(new LinkedHashSet<>(names)));
    }
}
