package dev.tablewright.exercise.law;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.Figures;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.model.entity.Attribute;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What is sent is what was said: operations, tables, indexes, numbers of requests, and units. */
final class WhatIsSaid {

    private final Analysis analysis;
    private final LayerTrial trial;
    private final List<Broken> broken = new ArrayList<>();

    /** @param who the pattern or write */
    record Broken(String kind, String who, String what) {}

    private WhatIsSaid(Analysis analysis, LayerTrial trial) {
        this.analysis = analysis;
        this.trial = trial;
    }

    /** Where a trial sent something else. */
    static List<Broken> by(Analysis analysis, LayerTrial trial) {
        WhatIsSaid said = new WhatIsSaid(analysis, trial);
        for (int i = 0; i < analysis.plans().size(); i++) {
            said.pattern(analysis.plans().get(i), analysis.workload().patterns().get(i));
        }
        for (int i = 0; i < analysis.writePlans().size(); i++) {
            said.write(
                    analysis.writePlans().get(i), analysis.workload().writes().get(i));
        }
        return said.broken;
    }

    private void pattern(AccessPlan plan, PatternLoad load) {
        String name = plan.pattern().name().text();
        String kind = plan.pattern().operation().name();
        SaidReads reads = new SaidReads(analysis, analysis.requests(plan));
        Set<Sent> said = reads.all();
        calls(name)
                .flatMap(List::stream)
                .flatMap(this::sent)
                .filter(sent -> !said.contains(sent))
                .forEach(sent -> add(kind, name, sent + " was sent, and the program has only " + said));
        figures(SubjectResult.Kind.PATTERN, name).forEach(figures -> {
            reads.wrong(figures.requests()).forEach(what -> add(kind, name, what));
            // How many items there are is a guess: what a call finds here says nothing of its units.
            most(kind, name, "requests", BigDecimal.valueOf(figures.requests()), load.requests());
        });
    }

    private void write(WritePlan plan, WriteLoad load) {
        String name = plan.write().name().text();
        String kind = plan.write().steps().stream()
                .map(step -> step.action().name())
                .reduce((one, other) -> one + " and " + other)
                .orElseThrow();
        SaidWrites writes = new SaidWrites(analysis, plan);
        calls(name).filter(WhatIsSaid::isDone).forEach(call -> writes.wrong(
                        call.stream().flatMap(this::sent).toList())
                .forEach(what -> add(kind, name, what)));
        figures(SubjectResult.Kind.WRITE, name).forEach(figures -> {
            BigDecimal requests = BigDecimal.valueOf(figures.requests());
            least(kind, name, "requests", requests, load.requests());
            if (writes.isCertain() && !writes.mayBeginAnew()) {
                most(kind, name, "requests", requests, load.requests());
            }
            figures.predicted().ifPresent(units -> {
                Estimate said = load.units(PartitionLimit.READ).plus(load.units(PartitionLimit.WRITE));
                if (!mayRemoveNothing(plan) && !mayReplace(plan) && !hasDeclaredSizes()) {
                    least(kind, name, "units", units, said);
                }
                if (writes.isCertain() && !mayReplace(plan)) {
                    most(kind, name, "units", units, said);
                }
                consumed(kind, name, figures, units);
            });
        });
    }

    /** Whether something is set that may be absent, and may have been: then nothing changes, and indexes cost nothing. */
    private boolean mayRemoveNothing(WritePlan plan) {
        return plan.write().steps().stream()
                .anyMatch(step -> step.sets().stream().anyMatch(set -> analysis.model()
                        .entity(step.entity().text())
                        .flatMap(entity -> entity.attribute(set.text()))
                        .filter(Attribute::optional)
                        .isPresent()));
    }

    /** What a model says of the size of its items is priced; those that are made here are smaller. */
    private boolean hasDeclaredSizes() {
        return analysis.model().entities().stream()
                .anyMatch(entity -> entity.expect().itemBytes().isPresent());
    }

    /** Whether something may take the place of what has expired and is still there: nobody foresees what its entries were. */
    private boolean mayReplace(WritePlan plan) {
        return plan.write().steps().stream()
                .flatMap(step -> analysis.model().entity(step.entity().text()).stream())
                .anyMatch(entity -> entity.ttl().isPresent());
    }

    /** The engine charges transactions and entries of indexes otherwise than the documents say: see docs/capacity.md. */
    private void consumed(String kind, String name, Figures figures, BigDecimal predicted) {
        boolean exact = !figures.operations().contains("Transact")
                && analysis.space().design().tables().stream()
                        .allMatch(table -> table.indexes().isEmpty());
        if (exact && predicted.compareTo(figures.units()) != 0) {
            add(kind, name, figures.units() + " units were used, and the items are worth " + predicted);
        }
    }

    /** A call that was refused may have stopped anywhere, and one that was done may have found out on its way that others were faster. */
    private static boolean isDone(List<Exchange> call) {
        // Whoever is refused before he writes has read last.
        return !call.isEmpty()
                && call.stream().allMatch(exchange -> exchange.answer().isPresent())
                && Sent.in(call.get(call.size() - 1), "").noneMatch(Sent::isRead);
    }

    private Stream<List<Exchange>> calls(String name) {
        return trial.calls().getOrDefault(name, List.of()).stream();
    }

    private Stream<Sent> sent(Exchange exchange) {
        return Sent.in(exchange, trial.prefix());
    }

    private Stream<Figures> figures(SubjectResult.Kind kind, String name) {
        return trial.report().subjects().stream()
                .filter(subject -> subject.kind() == kind && subject.name().equals(name))
                .flatMap(subject -> subject.cases().stream())
                .flatMap(each -> each.figures().stream());
    }

    private void least(String kind, String who, String what, BigDecimal found, Estimate said) {
        if (found.compareTo(said.least()) < 0) {
            add(kind, who, found + " " + what + ", fewer than the least: " + said.least());
        }
    }

    private void most(String kind, String who, String what, BigDecimal found, Estimate said) {
        Optional<BigDecimal> most = said.most().filter(end -> found.compareTo(end) > 0);
        most.ifPresent(end -> add(kind, who, found + " " + what + ", more than the most: " + end));
    }

    private void add(String kind, String who, String what) {
        Broken one = new Broken(kind, who, what);
        if (!broken.contains(one)) {
            broken.add(one);
        }
    }
}
