package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import java.util.Optional;

/**
 * A line in a box of a diagram.
 *
 * @param type as it is written, in whatever language the author thinks
 * @param key whether it identifies the entity, alone or with others
 * @param foreignKey whether it is marked as the key of another entity
 * @param mandatory whether the notation marks it as never absent; without the mark nothing is known
 */
public record DiagramAttribute(
        Name name,
        Optional<Name> type,
        boolean key,
        boolean foreignKey,
        boolean unique,
        boolean mandatory,
        Optional<String> comment) {

    DiagramAttribute withKey(boolean isKey) {
        return new DiagramAttribute(name, type, isKey, foreignKey, unique, mandatory, comment);
    }
}
