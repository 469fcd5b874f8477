package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Fit;
import dev.tablewright.synthesis.candidate.PrimaryFitness;
import dev.tablewright.synthesis.candidate.Shapes;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What is to be designed, and what helps in doing it.
 *
 * @param model with a number for every rate
 */
record Problem(
        Model model,
        Layout layout,
        Appraiser appraiser,
        BooleanSupplier outOfTime,
        ValuePaths paths,
        Fit fit,
        Shapes shapes,
        PrimaryFitness primaries) {

    static Problem of(Model model, Layout layout, Appraiser appraiser, BooleanSupplier outOfTime) {
        ValuePaths paths = new ValuePaths(model);
        return new Problem(
                model,
                layout,
                appraiser,
                outOfTime,
                paths,
                new Fit(paths),
                new Shapes(paths),
                new PrimaryFitness(model, paths));
    }

    /** The keys that the author wrote for an entity, if he did. */
    Optional<EntityChoice> kept(Entity entity) {
        return model.design()
                .filter(design -> design.layout() == layout)
                .flatMap(design -> design.keysOf(entity.name().text()))
                .map(keys -> EntityChoice.kept(entity, keys));
    }

    /** The choice of an entity that nobody thinks about: the author's, or the plainest. */
    EntityChoice plainest(Entity entity) {
        return kept(entity).orElseGet(() -> new EntityChoice(entity, Slice.ownKey(this, entity), List.of()));
    }
}
