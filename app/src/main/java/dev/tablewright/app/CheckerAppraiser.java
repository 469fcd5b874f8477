package dev.tablewright.app;

import dev.tablewright.check.cost.Judgement;
import dev.tablewright.check.cost.Judgement.Figures;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Oversized;
import dev.tablewright.synthesis.worth.Worth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Appraises designs by what the checker says of them, so that the search and {@code cost} never disagree about a price. */
public final class CheckerAppraiser implements Appraiser {

    private final Setting setting;

    public CheckerAppraiser(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Appraisal appraise(Model model) {
        return Judgement.of(model, setting)
                .map(CheckerAppraiser::appraisal)
                .orElseGet(() -> new Appraisal(Worth.NOTHING, Map.of(), List.of()));
    }

    private static Appraisal appraisal(Judgement judgement) {
        Map<String, Worth> patterns = new HashMap<>();
        judgement.patterns().forEach((name, figures) -> patterns.put(name, worth(0, figures)));
        List<Oversized> oversized = judgement.tooLong().stream()
                .map(value -> new Oversized(value.entity(), List.of(value.path().split("\\.")), value.occupant()))
                .toList();
        return new Appraisal(worth(oversized.size(), judgement.whole()), patterns, oversized);
    }

    private static Worth worth(int refused, Figures figures) {
        return new Worth(refused, figures.violations(), figures.dollars(), figures.requests());
    }
}
