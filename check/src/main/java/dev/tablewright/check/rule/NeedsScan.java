package dev.tablewright.check.rule;

import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.check.load.ScanPrice;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
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
                .label(label(unserved))
                .also(unserved.keys(), "the keys that " + pattern.entities().get(0) + " has");
        finding = unserved.shown(unserved.explained(finding));
        Optional<String> price = unserved.entity()
                .flatMap(entity -> ScanPrice.of(entity, unserved.analysis().sizes()));
        if (price.isPresent()) {
            finding = finding.note(price.get());
        }
        Optional<String> proposal =
                unserved.entity().flatMap(entity -> new Proposal(unserved.analysis(), pattern, entity).text());
        return finding.help(bucket(unserved).or(() -> proposal).orElseGet(() -> otherwise(unserved)));
    }

    /** Units of time can be asked for one by one, if only somebody says which. */
    private static Optional<String> bucket(UnservedPattern unserved) {
        return unserved.nearest().stream()
                .filter(Obstacle.Unknown.class::isInstance)
                .map(Obstacle.Unknown.class::cast)
                .filter(unknown -> unknown.missing().size() == 1)
                .flatMap(unknown -> unknown.missing().stream().filter(unknown::isTruncated))
                .findFirst()
                .map(leaf ->
                        "say which: with `range: " + leaf + "` its partitions can be asked for one after the other");
    }

    private static String label(UnservedPattern unserved) {
        Optional<Obstacle.Apart> apart = unserved.nearest().stream()
                .filter(Obstacle.Apart.class::isInstance)
                .map(Obstacle.Apart.class::cast)
                .findFirst();
        if (apart.isPresent()) {
            return apart.get().text();
        }
        if (unserved.pattern().by().isEmpty()) {
            return "nothing is given by which a partition could be known";
        }
        return "no key of a table or index can be made of "
                + unserved.pattern().by().stream()
                        .map(parameter -> "`" + parameter.name() + "`")
                        .collect(Collectors.joining(", "));
    }

    private static String otherwise(UnservedPattern unserved) {
        Pattern pattern = unserved.pattern();
        Optional<String> truth = pattern.by().stream()
                .map(parameter -> parameter.name().text())
                .filter(given -> unserved.entity()
                        .flatMap(entity -> entity.attribute(given))
                        .filter(attribute -> attribute.type() == ScalarType.BOOLEAN)
                        .isPresent())
                .findFirst()
                .map(given -> given + " = true");
        if (truth.isPresent()) {
            return "a truth value is no key: ask `where: " + truth.get()
                    + "`, and let an index hold only these, with `when: " + truth.get() + "`";
        }
        Optional<String> id = unserved.entity()
                .flatMap(entity -> entity.id().stream().findFirst())
                .map(Name::text);
        return pattern.sort().isEmpty() || id.isEmpty()
                ? "say `by:` what the caller knows"
                : "put them into an index, in one partition or, if there are many, in several: `GSI1PK: \"ALL#{"
                        + id.get() + ":shard/10}\"`, with `"
                        + pattern.sort().get(0).path() + "` in `GSI1SK`";
    }
}
