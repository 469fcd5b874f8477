package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Witness;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A primary key that does not hold the whole id is shared by entities that differ in the rest of it. */
public final class KeyLacksId implements Rule {

    @Override
    public Code code() {
        return new Code("TW0202", "key-lacks-id", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> analysis.model().entities().stream()
                .flatMap(entity -> check(analysis, entity).stream()));
    }

    private Optional<Diagnostic> check(Analysis analysis, Entity entity) {
        return analysis.space().primary(entity.name().text()).flatMap(primary -> {
            List<Leaf> missing = analysis.uniqueness().missingFromKey(primary);
            return missing.isEmpty() ? Optional.empty() : Optional.of(finding(analysis, entity, primary, missing));
        });
    }

    private Diagnostic finding(Analysis analysis, Entity entity, Placement primary, List<Leaf> missing) {
        String names = missing.stream().map(leaf -> "`" + leaf + "`").collect(Collectors.joining(", "));
        Diagnostic finding = Diagnostic.of(
                        code(),
                        primary.partition().get(0).value().span(),
                        "the primary key of " + entity.name() + " does not hold " + names)
                .label("two of " + entity.name() + " that differ only in " + names + " share it");
        if (!entity.id().isEmpty()) {
            String first = missing.get(0).path().split("\\.")[0];
            finding = finding.also(
                    entity.id().stream()
                            .filter(part -> part.text().equals(first))
                            .findFirst()
                            .orElse(entity.id().get(0))
                            .span(),
                    "a part of the id");
        }
        List<Witness> shared = analysis.uniqueness().sameKey(primary).orElse(List.of());
        if (!shared.isEmpty()) {
            finding = finding.note(shared.get(0).text() + ": " + shared.get(0).keyText())
                    .note(shared.get(1).text() + ": the same");
        }
        boolean lossy = primary.leaves().anyMatch(missing::contains);
        return finding.help(
                lossy
                        ? "a shard or a part of a time is not the value: add `{" + missing.get(0) + "}` to the key"
                        : "add `{" + missing.get(0) + "}` to the key");
    }
}
