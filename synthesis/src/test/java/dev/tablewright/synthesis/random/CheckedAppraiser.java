package dev.tablewright.synthesis.random;

import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Judgement;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Oversized;
import dev.tablewright.synthesis.worth.Worth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Appraises designs by what the checker says of them, at the prices of one region. */
public final class CheckedAppraiser implements Appraiser {

    /** Whatever a model says of its tables: two designs of it are to differ in nothing else. */
    private static final TableSettings PAID_BY_THE_REQUEST = new TableSettings(
            Optional.of(new TableSettings.Billing.OnDemand()),
            Optional.empty(),
            Optional.empty(),
            Optional.of(false),
            Optional.empty(),
            Optional.empty(),
            Optional.of(TableSettings.StorageClass.STANDARD),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Map.of());

    private static final Setting SETTING = new Setting(
            BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty(), Optional.of(PAID_BY_THE_REQUEST));

    @Override
    public Appraisal appraise(Model model) {
        Judgement judgement = Judgement.of(model, SETTING)
                .orElseThrow(() -> new IllegalArgumentException("a model without a design is worth nothing"));
        Map<String, Worth> patterns = new HashMap<>();
        judgement.patterns().forEach((name, figures) -> patterns.put(name, worth(0, figures)));
        List<Oversized> oversized = judgement.tooLong().stream()
                .map(value -> new Oversized(value.entity(), List.of(value.path().split("\\.")), value.occupant()))
                .toList();
        return new Appraisal(worth(oversized.size(), judgement.whole()), patterns, oversized);
    }

    private static Worth worth(int refused, Judgement.Figures figures) {
        return new Worth(refused, figures.violations(), figures.dollars(), figures.requests());
    }
}
