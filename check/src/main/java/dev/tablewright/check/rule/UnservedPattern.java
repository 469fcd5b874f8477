package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.AccessPlan.Unserved;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Counterexample;
import dev.tablewright.check.proof.Counterexamples;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A pattern that no plan serves, and what there is to say about it. */
record UnservedPattern(Analysis analysis, Unserved plan) {

    private static final int MOST_ROUTES = 4;

    /** All patterns that fail for one reason. What has no keys at all is another finding. */
    static Stream<UnservedPattern> of(Subject subject, Failure failure) {
        return subject.analysis().stream().flatMap(analysis -> analysis.plans().stream()
                .filter(Unserved.class::isInstance)
                .map(Unserved.class::cast)
                .filter(plan -> plan.failure() == failure && !ServedRead.isInDoubt(analysis, plan))
                .filter(plan -> plan.pattern().entities().stream()
                        .allMatch(entity ->
                                analysis.space().primary(entity.text()).isPresent()))
                .map(plan -> new UnservedPattern(analysis, plan)));
    }

    Pattern pattern() {
        return plan.pattern();
    }

    /** The first entity of the pattern. */
    Optional<Entity> entity() {
        return analysis.model().entity(pattern().entities().get(0).text());
    }

    /** What stands in the way at the closest table or index. */
    List<Obstacle> nearest() {
        return plan.closest().map(plan.obstacles()::get).orElse(List.of());
    }

    /** What the caller gives, where it is written; or the name of the pattern, if he gives nothing. */
    Span given() {
        return pattern().by().stream()
                .map(parameter -> parameter.name().span())
                .findFirst()
                .or(() ->
                        pattern().narrowing().map(narrowing -> narrowing.path().span()))
                .orElse(pattern().name().span());
    }

    /** Where the keys of the first entity are written. */
    Span keys() {
        return analysis.space()
                .primary(pattern().entities().get(0).text())
                .orElseThrow()
                .partition()
                .get(0)
                .value()
                .span();
    }

    /** What stands in the way, route by route; of many, the first few. */
    Diagnostic explained(Diagnostic finding) {
        Diagnostic explained = finding;
        List<String> lines = new ArrayList<>();
        plan.obstacles().forEach((route, obstacles) -> obstacles.stream()
                .filter(obstacle -> !(obstacle instanceof Obstacle.NotThere))
                .findFirst()
                .ifPresent(obstacle -> lines.add(route.words() + ": " + obstacle.text())));
        for (String line : lines.subList(0, Math.min(MOST_ROUTES, lines.size()))) {
            explained = explained.note(line);
        }
        return lines.size() > MOST_ROUTES ? explained.note("and " + (lines.size() - MOST_ROUTES) + " more") : explained;
    }

    /** Items that show it. */
    Diagnostic shown(Diagnostic finding) {
        Optional<Counterexample> example = nearest().stream()
                .flatMap(obstacle -> new Counterexamples(analysis.space()).of(pattern(), obstacle).stream())
                .findFirst();
        Diagnostic shown = finding;
        for (String line : example.map(Counterexample::lines).orElse(List.of())) {
            shown = shown.note(line);
        }
        return shown;
    }

    /** The placement of the first entity at the closest table or index. */
    Optional<Placement> closest() {
        Optional<Route> route = plan.closest();
        return route.flatMap(
                r -> analysis.space().of(pattern().entities().get(0).text(), r));
    }
}
