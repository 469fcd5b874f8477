package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Appraises the same design once, whoever asks: several searches of one model ask for much the same. */
final class RememberingAppraiser implements Appraiser {

    private final Appraiser appraiser = new CheckedAppraiser();
    private final Map<Object, Appraisal> known = new HashMap<>();

    @Override
    public Appraisal appraise(Model model) {
        return known.computeIfAbsent(essence(model), same -> appraiser.appraise(model));
    }

    /** What two models that cost the same have in common; all else in them is the same for all parts of one model. */
    private static Object essence(Model model) {
        return List.of(
                model.design(),
                model.entities(),
                model.relationships(),
                model.aggregates(),
                model.patterns(),
                model.writes());
    }
}
