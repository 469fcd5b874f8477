package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A put replaces the whole item. Where nothing else changes the entity, that is harmless and can even be repeated; where
 * something does, the put takes back what the other has written since the caller last looked.
 */
public final class OverwriteWithoutCondition implements Rule {

    @Override
    public Code code() {
        return new Code("TW0701", "overwrite-without-condition", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .filter(step -> step.action() == Action.PUT && step.when().isAlways())
                .flatMap(step -> model.entity(step.entity().text()).stream()
                        .flatMap(entity ->
                                lost(model, entity).map(found -> finding(write, step, entity, found)).stream())));
    }

    private Diagnostic finding(Write write, WriteStep step, Entity entity, Lost lost) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        step.entity().span(),
                        "`" + write.name() + "` replaces the whole " + entity.name() + ", whatever became of it")
                .label("put without a condition")
                .also(
                        lost.change().place(),
                        lost.change().by() + (lost.added() ? " adds to `" : " changes `")
                                + lost.change().attribute() + "`");
        if (!lost.added()) {
            return finding.help("change attributes with `update` and `sets:`, say with `when:` what may be replaced, or"
                    + " declare a `version` in " + entity.name());
        }
        return (entity.version().isEmpty()
                        ? finding
                        : finding.note("an addition does not raise the version, so the lock does not notice it"))
                .help("use `create` for what is new, and `update` with `sets:` for what changes");
    }

    /** A change by somebody else that the put would take back. */
    private record Lost(AttributeChange change, boolean added) {}

    private static Optional<Lost> lost(Model model, Entity entity) {
        String name = entity.name().text();
        Stream<Lost> settings = entity.version().isPresent()
                ? Stream.empty()
                : AttributeChange.settingsOf(model, name).map(change -> new Lost(change, false));
        return Stream.concat(settings, AttributeChange.additionsTo(model, name).map(change -> new Lost(change, true)))
                .findFirst();
    }
}
