package dev.tablewright.check.rule;

import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whoever reads a value, changes it and writes it back takes back what others have written in between. Only where the new
 * value certainly depends on the old one is that a finding: a name that two people change at once is one of the two.
 */
public final class LostUpdate implements Rule {

    @Override
    public Code code() {
        return new Code("TW0706", "lost-update", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .filter(step -> step.action() == Action.UPDATE && step.when().isAlways())
                .flatMap(step -> model.entity(step.entity().text()).stream()
                        .flatMap(entity -> step.sets().stream().flatMap(set -> entity.attribute(set.text()).stream()
                                .flatMap(attribute ->
                                        new Setting(model, write, step, entity, set, attribute).check().stream())))));
    }

    /** That one update sets one attribute. */
    private final class Setting {
        private final Model model;
        private final Write write;
        private final WriteStep step;
        private final Entity entity;
        private final Name set;
        private final Attribute attribute;

        Setting(Model model, Write write, WriteStep step, Entity entity, Name set, Attribute attribute) {
            this.model = model;
            this.write = write;
            this.step = step;
            this.entity = entity;
            this.set = set;
            this.attribute = attribute;
        }

        Optional<Diagnostic> check() {
            if (new KeptNumbers(model).isKept(entity, set.text())) {
                return Optional.empty(); // it must not be set at all: another rule says so
            }
            Optional<Diagnostic> number = added().map(this::number);
            if (number.isPresent() || entity.version().isPresent()) {
                return number;
            }
            if (attribute.type() instanceof Type.Choice) {
                return other().map(this::state);
            }
            return attribute.type().isCollection() ? collection() : Optional.empty();
        }

        /** Additions do not raise the version, so this is found with a version too. */
        private Diagnostic number(AttributeChange added) {
            return found("`" + write.name() + "` sets `" + set + "`, which others add to")
                    .label("takes back what is added in the meantime")
                    .also(added.place(), added.by() + " adds to it")
                    .help("say by how much it changes, with `adds: { " + entity.name() + "." + set + ": … }`");
        }

        private Diagnostic state(AttributeChange other) {
            return found("`" + write.name() + "` sets `" + set + "` whatever it has become")
                    .label("no condition on what it was")
                    .also(other.place(), other.by() + " sets it too")
                    .help("say what it must have been with `when: " + set + " = …`, or declare a `version` in "
                            + entity.name());
        }

        private Optional<Diagnostic> collection() {
            Diagnostic finding = found("`" + write.name() + "` replaces the whole of `" + set + "`")
                    .help("declare a `version` in " + entity.name()
                            + ": then the second of two who change it at once is told to look again");
            Optional<WriteStep> created = created();
            if (created.isPresent()) {
                return Optional.of(finding.label("what others put in since it was read is lost")
                        .also(created.get().entity().span(), "the new one is to go into it"));
            }
            if (entity.singleton()) {
                return Optional.of(finding.label("what others put in since it was read is lost")
                        .also(entity.name().span(), "there is only one, so everybody writes it"));
            }
            return isFirst()
                    ? other().map(change -> finding.label("what others put in since it was read is lost")
                            .also(change.place(), change.by() + " changes it too"))
                    : Optional.empty();
        }

        private Diagnostic found(String title) {
            return Diagnostic.of(code(), set.span(), title);
        }

        private Optional<AttributeChange> added() {
            return AttributeChange.additionsTo(model, entity.name().text())
                    .filter(change -> change.attribute().equals(set.text()))
                    .findFirst();
        }

        /** One finding for all updates that write a collection unseen: a version mends them all. */
        private boolean isFirst() {
            return AttributeChange.settingsOf(model, entity.name().text())
                    .filter(change -> change.attribute().equals(set.text()))
                    .filter(change -> change.step().orElseThrow().when().isAlways())
                    .findFirst()
                    .filter(change -> change.place().equals(set.span()))
                    .isPresent();
        }

        private Optional<AttributeChange> other() {
            return AttributeChange.settingsOf(model, entity.name().text())
                    .filter(change -> change.attribute().equals(set.text())
                            && !change.write().equals(Optional.of(write.name().text())))
                    .findFirst();
        }

        /** A step of the same write that creates what the collection refers to. */
        private Optional<WriteStep> created() {
            return write.steps().stream()
                    .filter(other -> other.action() == Action.CREATE
                            && !other.equals(step)
                            && attribute.type().refersTo(other.entity().text()))
                    .findFirst();
        }
    }
}
