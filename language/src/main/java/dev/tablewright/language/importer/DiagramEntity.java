package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;

/**
 * A box of a diagram.
 *
 * @param name what relationships call it
 * @param label what is shown in its place: {@code p["Order item"]}, {@code entity "Order item" as p}
 */
public record DiagramEntity(Name name, Optional<Name> label, List<DiagramAttribute> attributes) {

    public DiagramEntity {
        attributes = List.copyOf(attributes);
    }
}
