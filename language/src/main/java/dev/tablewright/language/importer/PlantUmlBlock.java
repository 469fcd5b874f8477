package dev.tablewright.language.importer;

import dev.tablewright.language.importer.DiagramBuilder.Box;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * Braces that are open.
 *
 * @param entity the entity whose attributes they hold
 * @param skipped whether all that they hold is skipped
 */
record PlantUmlBlock(Optional<Box> entity, boolean skipped, Span brace) {

    static PlantUmlBlock ofEntity(Box box, Span brace) {
        return new PlantUmlBlock(Optional.of(box), false, brace);
    }

    static PlantUmlBlock ofGroup(Span brace) {
        return new PlantUmlBlock(Optional.empty(), false, brace);
    }

    static PlantUmlBlock toSkip(Span brace) {
        return new PlantUmlBlock(Optional.empty(), true, brace);
    }
}
