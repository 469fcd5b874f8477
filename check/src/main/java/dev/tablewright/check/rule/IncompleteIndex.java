package dev.tablewright.check.rule;

import dev.tablewright.check.plan.AccessPlan.Failure;
import dev.tablewright.check.plan.Obstacle;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;
import java.util.stream.Stream;

/** A sparse index holds some items and not others. A pattern that wants the others too gets too few, and no error. */
public final class IncompleteIndex implements Rule {

    @Override
    public Code code() {
        return new Code("TW0216", "incomplete-index", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return UnservedPattern.of(subject, Failure.INCOMPLETE).map(this::finding);
    }

    private Diagnostic finding(UnservedPattern unserved) {
        Obstacle obstacle = unserved.nearest().stream()
                .filter(o -> o instanceof Obstacle.Sparse || o instanceof Obstacle.MayBeAbsent)
                .findFirst()
                .orElseThrow();
        String where = unserved.plan().closest().orElseThrow().words();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        unserved.given(),
                        "access pattern `" + unserved.pattern().name() + "` would miss items that are not in " + where)
                .label("served only by " + where + ", which does not hold all of them")
                .also(place(obstacle), obstacle.text());
        return unserved.shown(finding).help(help(obstacle));
    }

    private static Span place(Obstacle obstacle) {
        return obstacle instanceof Obstacle.Sparse sparse
                ? sparse.missing().span()
                : KeySlot.placeOf(
                        ((Obstacle.MayBeAbsent) obstacle).placement(), ((Obstacle.MayBeAbsent) obstacle).leaf());
    }

    private static String help(Obstacle obstacle) {
        return obstacle instanceof Obstacle.Sparse sparse
                ? "say in the pattern what it wants: `where: " + sparse.missing() + "`, or take the condition away"
                : "declare `" + ((Obstacle.MayBeAbsent) obstacle).leaf()
                        + "` as required, or say in the pattern `where: " + ((Obstacle.MayBeAbsent) obstacle).leaf()
                        + " exists`";
    }
}
