package dev.tablewright.check.rule;

import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.read.Stranger;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A query pays for everything in its range. If items of other kinds can stand there, they are read, paid for, and thrown
 * away by a filter; a page may come back empty.
 */
public final class OthersInRange implements Rule {

    @Override
    public Code code() {
        return new Code("TW0217", "others-in-range", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> analysis.plans().stream()
                .flatMap(plan -> plan.reads().stream().flatMap(read -> check(analysis, plan, read).stream())));
    }

    private Optional<Diagnostic> check(Analysis analysis, AccessPlan plan, Read read) {
        List<Stranger> strangers = read.strangers().stream()
                .filter(stranger -> !collides(analysis, read, stranger))
                .toList();
        return strangers.isEmpty() ? Optional.empty() : Optional.of(finding(plan, read, strangers));
    }

    /** What can have the very same key is a worse finding, which is made elsewhere. */
    private static boolean collides(Analysis analysis, Read read, Stranger stranger) {
        return read.wanted().stream()
                .flatMap(wanted -> analysis.space().primary(wanted.occupant()).stream())
                .anyMatch(primary -> analysis.uniqueness().canCollide(primary, stranger.placement()));
    }

    private Diagnostic finding(AccessPlan plan, Read read, List<Stranger> strangers) {
        Stranger stranger = strangers.get(0);
        String other = stranger.placement().occupant();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        plan.pattern().name().span(),
                        "access pattern `" + plan.pattern().name() + "` also reads " + other)
                .label("they stand in the same range of keys")
                .also(
                        stranger.placement()
                                .parts()
                                .reduce((a, b) -> b)
                                .orElseThrow()
                                .value()
                                .span(),
                        "the key of " + other)
                .note("the query: " + AccessPlanText.keyCondition(read));
        if (stranger.meeting() instanceof Meeting.Possible possible) {
            finding = finding.note("in its range: " + possible.right().text() + ": "
                    + possible.right().keyText());
        }
        if (strangers.size() > 1) {
            finding = finding.note(
                    "and " + (strangers.size() - 1) + " more kind" + (strangers.size() == 2 ? "" : "s") + " of items");
        }
        return finding.note("they are read, paid for, and thrown away by a filter")
                .help("begin the sort keys of what is read together with a prefix that nothing else has between");
    }
}
