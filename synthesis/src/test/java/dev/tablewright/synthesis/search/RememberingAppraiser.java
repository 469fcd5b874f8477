package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.HashMap;
import java.util.Map;

/** Appraises the same design once, whoever asks: several searches of one model ask for much the same. */
final class RememberingAppraiser implements Appraiser {

    private final Appraiser appraiser = new CheckedAppraiser();
    private final Map<Model, Appraisal> known = new HashMap<>();

    @Override
    public Appraisal appraise(Model model) {
        return known.computeIfAbsent(model, appraiser::appraise);
    }
}
