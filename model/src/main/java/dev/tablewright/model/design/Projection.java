package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.List;

/** What an index copies from the items. */
public sealed interface Projection {

    /** Everything. */
    record All() implements Projection {}

    /** The keys alone. */
    record KeysOnly() implements Projection {}

    /** The keys and some attributes. */
    record Include(List<Name> attributes) implements Projection {
        public Include {
            attributes = List.copyOf(attributes);
        }
    }
}
