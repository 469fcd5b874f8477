package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.candidate.Fit;
import dev.tablewright.synthesis.candidate.PrimaryFitness;
import dev.tablewright.synthesis.candidate.Shapes;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.worth.Appraiser;
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
}
