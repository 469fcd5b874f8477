package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyOrdering;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan.Served;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.access.read.Obstacle.Unordered.Reason;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Counterexample;
import dev.tablewright.check.proof.Counterexamples;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Entities of one table can stand in one collection, and come back from one query. If they do not, each kind is a request
 * of its own, and the caller puts the results together.
 */
public final class SeveralRequests implements Rule {

    @Override
    public Code code() {
        return new Code("TW0602", "several-requests", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> analysis.plans().stream()
                .filter(Served.class::isInstance)
                .map(Served.class::cast)
                .filter(plan -> plan.reads().size() > 1 && isOneTable(plan) && !ServedRead.isInDoubt(analysis, plan))
                .map(plan -> finding(analysis, plan)));
    }

    /** Several tables cannot be queried together, whatever their keys are. */
    private static boolean isOneTable(Served plan) {
        return plan.reads().stream()
                        .map(read -> read.route().table())
                        .distinct()
                        .count()
                == 1;
    }

    private Diagnostic finding(Analysis analysis, Served plan) {
        List<Read> reads = plan.reads();
        Name second = plan.pattern().entities().get(1);
        Diagnostic finding = Diagnostic.of(
                code(),
                second.span(),
                "access pattern `" + plan.pattern().name() + "` takes " + Amount.count(reads.size()) + " requests");
        Optional<Obstacle> obstacle = plan.closest()
                .flatMap(route -> plan.together().get(route).stream().findFirst());
        if (obstacle.isPresent()) {
            String where = plan.closest().orElseThrow().words();
            finding = finding.label(
                    "one query of " + where + " will not do: " + obstacle.get().text());
            if (obstacle.get() instanceof Obstacle.Unordered unordered) {
                finding = mixture(plan, unordered, finding);
            }
            Optional<Counterexample> example = new Counterexamples(analysis.space()).of(plan.pattern(), obstacle.get());
            for (String line : example.map(Counterexample::lines).orElse(List.of())) {
                finding = finding.note(line);
            }
        } else {
            finding = finding.label("one query for all would read more that is thrown away");
        }
        for (Read read : reads) {
            finding = finding.note(
                    read.wanted().get(0).occupant() + ": " + read.operation().word()
                            + (read.route().isIndex() ? " on " + read.route().words() : "") + ": "
                            + AccessPlanText.keyCondition(read));
        }
        return finding.help(obstacle.map(SeveralRequests::help).orElse("read them as separate patterns"));
    }

    /** On which side the parent stands, if he is the one that is in the way. */
    private static Diagnostic mixture(Served plan, Obstacle.Unordered unordered, Diagnostic finding) {
        Placement parent = unordered.placement();
        Optional<Read> children = plan.reads().stream()
                .filter(read -> !read.wanted().get(0).occupant().equals(parent.occupant()))
                .findFirst();
        if (unordered.reason() != Reason.MIXTURE || parent.sort().isEmpty() || children.isEmpty()) {
            return finding;
        }
        Placement other = children.get().wanted().get(0);
        KeyOrdering keys = new KeyOrdering();
        boolean before = keys.isBefore(pieces(parent), pieces(other));
        boolean behind = keys.isBefore(pieces(other), pieces(parent));
        String side = before ? "before" : behind ? "behind" : "neither before nor behind";
        Diagnostic shown = finding.also(
                parent.sort().get(0).value().span(),
                parent.occupant() + " stands " + side + " all of " + other.occupant());
        boolean last = children.get().backwards() ? before : behind;
        return last
                ? shown.note("in the order `" + unordered.wanted() + "` the keys are read "
                        + (children.get().backwards() ? "backwards" : "forwards") + ", and " + parent.occupant()
                        + " would come last")
                : shown;
    }

    private static List<KeyPiece> pieces(Placement placement) {
        return placement.sort().stream().flatMap(part -> part.pieces().stream()).toList();
    }

    private static String help(Obstacle obstacle) {
        if (obstacle instanceof Obstacle.Unordered) {
            return "let the parent's sort key stand before all of its children's, or behind them if they are read "
                    + "backwards: `#` sorts before letters";
        }
        if (obstacle instanceof Obstacle.Apart || obstacle instanceof Obstacle.NotThere) {
            return "give them the same partition key, in the table or in an index";
        }
        return "if they are always read together, give them one partition key that the caller knows";
    }
}
