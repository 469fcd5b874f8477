package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.key.SlotFacts;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlan.Unserved;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** An index is paid for with every write and every byte that it holds. One that nobody reads is paid for in vain. */
public final class UnusedIndex implements Rule {

    @Override
    public Code code() {
        return new Code("TW0506", "index-never-used", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream()
                .filter(analysis -> !analysis.plans().isEmpty())
                .flatMap(analysis -> {
                    Set<Route> used = used(analysis);
                    return analysis.space()
                            .routes()
                            .filter(route -> route.isIndex() && !used.contains(route))
                            .filter(route -> analysis.space().in(route).noneMatch(SlotFacts::isAmbiguous))
                            .map(route -> finding(analysis, route));
                });
    }

    /** What a plan reads, or would read if another finding were mended, and where deletions find what goes with them. */
    private static Set<Route> used(Analysis analysis) {
        Set<Route> used = new HashSet<>();
        for (AccessPlan plan : analysis.plans()) {
            plan.reads().stream().map(Read::route).forEach(used::add);
            if (plan instanceof Unserved unserved) {
                unserved.closest().ifPresent(used::add);
            }
        }
        analysis.writePlans().stream()
                .flatMap(plan -> plan.cascades().stream())
                .flatMap(cascade -> cascade.foundIn().stream())
                .forEach(used::add);
        return used;
    }

    private Diagnostic finding(Analysis analysis, Route route) {
        Name index = route.index().orElseThrow().name();
        List<String> there = analysis.space()
                .in(route)
                .map(Placement::occupant)
                .distinct()
                .sorted()
                .toList();
        String which = WordList.and(there);
        Diagnostic finding = Diagnostic.of(code(), index.span(), "no access pattern reads the index `" + index + "`")
                .label("of the table `" + route.table().name() + "`")
                .note((there.size() == 1 ? which + " stands in it" : which + " stand in it")
                        + ": each item is stored a second time, and each write that changes its copy costs at least "
                        + "one write unit more");
        boolean read = analysis.plans().stream()
                .anyMatch(plan -> !plan.reads().isEmpty() && there.stream().anyMatch(plan.pattern()::returns));
        if (read) {
            finding = finding.note("what the patterns ask for, the table or other indexes give as cheaply");
        }
        return finding.help("leave it out, or add the pattern that it is for");
    }
}
