package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Label;
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
                                lost(model, entity).map(other -> finding(write, step, entity, other)).stream())));
    }

    private Diagnostic finding(Write write, WriteStep step, Entity entity, Label other) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        step.entity().span(),
                        "`" + write.name() + "` replaces the whole " + entity.name() + ", whatever became of it")
                .label("put without a condition")
                .also(other.span(), other.text());
        return entity.version().isPresent()
                ? finding.note("an addition does not raise the version, so the lock does not notice it")
                        .help("change attributes with `update` and `sets:`")
                : finding.help("change attributes with `update` and `sets:`, say with `when:` what may be replaced, or"
                        + " declare a `version` in " + entity.name());
    }

    /** The first change by somebody else that the put would take back. */
    private static Optional<Label> lost(Model model, Entity entity) {
        Stream<Label> additions = AttributeChange.additionsTo(
                        model, entity.name().text())
                .map(change -> new Label(change.place(), change.by() + " adds to `" + change.attribute() + "`"));
        Stream<Label> settings = entity.version().isPresent()
                ? Stream.empty()
                : AttributeChange.settingsOf(model, entity.name().text())
                        .map(change ->
                                new Label(change.place(), change.by() + " changes `" + change.attribute() + "`"));
        return Stream.concat(settings, additions).findFirst();
    }
}
