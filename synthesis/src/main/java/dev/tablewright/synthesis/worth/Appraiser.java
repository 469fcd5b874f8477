package dev.tablewright.synthesis.worth;

import dev.tablewright.model.Model;

/**
 * Says what a design is worth. The search asks it about thousands of designs, most of them of a few entities only; it must
 * answer the same for the same model.
 */
@FunctionalInterface
public interface Appraiser {

    /** @param model a model with a design; patterns that the design does not serve count for nothing */
    Appraisal appraise(Model model);
}
