package dev.tablewright.check.rule;

import dev.tablewright.check.load.ScanPrice;
import dev.tablewright.check.plan.AccessPlan.Failure;
import dev.tablewright.check.plan.Obstacle;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Pattern;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A query needs a partition. If the caller cannot know it, all items have to be read to find the few that are wanted. */
public final class NeedsScan implements Rule {

    @Override
    public Code code() {
        return new Code("TW0214", "needs-scan", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return UnservedPattern.of(subject, Failure.SCAN).map(this::finding);
    }

    private Diagnostic finding(UnservedPattern unserved) {
        Pattern pattern = unserved.pattern();
        Diagnostic finding = Diagnostic.of(
                        code(), unserved.given(), "access pattern `" + pattern.name() + "` would need a scan")
                .label(label(unserved));
        if (unserved.keys().isPresent()) {
            finding = finding.also(
                    unserved.keys().get(), "the keys that " + pattern.entities().get(0) + " has");
        }
        finding = unserved.shown(unserved.explained(finding));
        Optional<String> price = unserved.entity()
                .flatMap(entity -> ScanPrice.of(entity, unserved.analysis().sizes()));
        if (price.isPresent()) {
            finding = finding.note(price.get());
        }
        Optional<String> proposal =
                unserved.entity().flatMap(entity -> new Proposal(unserved.analysis(), pattern, entity).text());
        return proposal.isPresent() ? finding.help(proposal.get()) : finding.help(otherwise(pattern));
    }

    private static String label(UnservedPattern unserved) {
        Optional<Obstacle.Apart> apart = unserved.nearest().stream()
                .filter(Obstacle.Apart.class::isInstance)
                .map(Obstacle.Apart.class::cast)
                .findFirst();
        if (apart.isPresent()) {
            return apart.get().text();
        }
        if (unserved.keys().isEmpty()) {
            return unserved.pattern().entities().get(0) + " has no keys";
        }
        if (unserved.pattern().by().isEmpty()) {
            return "nothing is given by which a partition could be known";
        }
        return "no key of a table or index can be made of "
                + unserved.pattern().by().stream()
                        .map(parameter -> "`" + parameter.name() + "`")
                        .collect(Collectors.joining(", "));
    }

    private static String otherwise(Pattern pattern) {
        return pattern.sort().isEmpty()
                ? "say `by:` what the caller knows"
                : "give all of them one partition key in an index, spread over shards if there are many, as in "
                        + "`GSI1PK: \"ALL#{" + pattern.sort().get(0).path() + ":shard/10}\"`";
    }
}
