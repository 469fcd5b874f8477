package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Uniqueness;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * DynamoDB refuses a second item with the same primary key, and nothing else. A key that holds more than the id lets the
 * same id be given twice; that is harmless only for ids that are made never to come twice.
 */
public final class IdNotEnforced implements Rule {

    @Override
    public Code code() {
        return new Code("TW0204", "id-not-enforced", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> analysis.model().entities().stream()
                .flatMap(entity -> check(analysis, entity).stream()));
    }

    private Optional<Diagnostic> check(Analysis analysis, Entity entity) {
        Uniqueness uniqueness = analysis.uniqueness();
        return analysis.space()
                .primary(entity.name().text())
                .filter(primary -> !entity.id().isEmpty()
                        && uniqueness.missingFromKey(primary).isEmpty()
                        && !uniqueness.isGenerated(entity))
                .flatMap(primary -> {
                    List<Leaf> beyond = uniqueness.beyondId(primary);
                    return beyond.isEmpty() ? Optional.empty() : Optional.of(finding(entity, primary, beyond.get(0)));
                });
    }

    private Diagnostic finding(Entity entity, Placement primary, Leaf beyond) {
        String id =
                String.join(", ", entity.id().stream().map(part -> part.text()).toList());
        return Diagnostic.of(
                        code(),
                        KeySlot.placeOf(primary, beyond),
                        "two of " + entity.name() + " can have the same `" + id + "`")
                .label("the key holds `" + beyond + "` besides the id")
                .also(entity.id().get(0).span(), "the id")
                .note("with another `" + beyond + "` the same id makes another key, and nothing refuses it")
                .help("make `" + beyond + "` a part of the id, keep it out of the primary key, or use an id that is "
                        + "made never to come twice: ksuid, ulid, uuid");
    }
}
