package dev.tablewright.exercise.law;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.proof.Analysis;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Price and budget have one source: what is checked, what is priced and what was sent never disagree about the requests of a call. */
final class OneSource {

    private final Analysis analysis;
    private final LayerTrial trial;

    OneSource(Analysis analysis, LayerTrial trial) {
        this.analysis = analysis;
        this.trial = trial;
    }

    Optional<String> broken() {
        Map<String, Estimate> checked = new HashMap<>();
        analysis.workload()
                .patterns()
                .forEach(load -> checked.put(load.pattern().name().text(), load.requests()));
        analysis.workload()
                .writes()
                .forEach(load -> checked.put(load.write().name().text(), load.requests()));
        CostReport report = CostReport.of(
                analysis,
                new Setting(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty(), Optional.empty()));
        Map<String, Estimate> priced = new HashMap<>();
        report.patterns().forEach(cost -> priced.put(cost.name(), cost.load().requests()));
        report.writes().forEach(cost -> priced.put(cost.name(), cost.load().requests()));
        if (!priced.equals(checked)) {
            return Optional.of("check has " + checked + " requests, cost " + priced);
        }
        Map<String, BigDecimal> units = new HashMap<>();
        analysis.workload()
                .patterns()
                .forEach(load ->
                        units.put(load.pattern().name().text(), load.units().expected()));
        analysis.workload()
                .writes()
                .forEach(load -> units.put(
                        load.write().name().text(),
                        load.tableUnits().plus(load.indexUnits()).expected()));
        return trial.report().subjects().stream()
                .flatMap(subject -> subject.cases().stream()
                        .flatMap(each -> each.figures().stream())
                        .filter(figures -> !isSame(figures.declared(), units.get(subject.name())))
                        .map(figures -> "test declares " + figures.declared() + " units, check "
                                + units.get(subject.name()) + "\nfor " + subject.name()))
                .findFirst();
    }

    private static boolean isSame(BigDecimal declared, BigDecimal checked) {
        return declared.compareTo(checked.setScale(2, RoundingMode.HALF_UP)) == 0;
    }
}
