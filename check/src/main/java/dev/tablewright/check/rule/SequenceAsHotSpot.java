package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Every number is drawn from one item, so all that are numbered together are created one behind the other. */
public final class SequenceAsHotSpot implements Rule {

    @Override
    public Code code() {
        return new Code("TW0705", "sequence-as-hot-spot", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Set<String> shared = new HashSet<>();
        return model.entities().stream().flatMap(entity -> entity.sequences().stream()
                // Several entities that count together are one finding.
                .filter(sequence -> sequence.counter()
                        .map(counter -> shared.add(counter.toString()))
                        .orElse(true))
                .flatMap(sequence -> check(model, entity, sequence).stream()));
    }

    private Optional<Diagnostic> check(Model model, Entity entity, Sequence sequence) {
        return counters(model, entity, sequence).flatMap(count -> {
            Optional<Long> bytes = sequence.counter()
                    .flatMap(counter -> model.entity(counter.entity()))
                    .flatMap(parent -> parent.expect().itemBytes());
            HotItem item = new HotItem(
                    count, "values of `" + sequence.per().map(Object::toString).orElse("") + "`", bytes);
            creations(model, numbered(model, entity, sequence)).forEach(write -> item.add(write, false));
            return item.isTooHot() ? Optional.of(finding(entity, sequence, item)) : Optional.empty();
        });
    }

    private Diagnostic finding(Entity entity, Sequence sequence, HotItem item) {
        String perWhat =
                sequence.per().map(per -> "a count for each `" + per + "`").orElse("one count for all");
        return Diagnostic.of(
                        code(),
                        sequence.attribute().span(),
                        "the counter of `" + entity.name() + "." + sequence.attribute() + "` must take " + item.load()
                                + " write units a second")
                .label(perWhat)
                .note(item.arithmetic())
                .help("count within something smaller with `per:`, or use a `ulid`, which sorts by time and needs no"
                        + " counter");
    }

    /** How many counters there are; empty if nobody knows. */
    private static Optional<Long> counters(Model model, Entity entity, Sequence sequence) {
        if (sequence.per().isEmpty()) {
            return Optional.of(1L);
        }
        Optional<Type> type = entity.attribute(sequence.per().get().text()).map(Attribute::type);
        if (type.orElse(null) instanceof Type.Choice choice) {
            return Optional.of((long) choice.values().size());
        }
        return type.filter(Type.Reference.class::isInstance)
                .flatMap(reference -> model.entity(((Type.Reference) reference).entity()))
                .flatMap(HotItem::countOf);
    }

    /** The entities that draw from the same counter. */
    private static List<String> numbered(Model model, Entity entity, Sequence sequence) {
        return model.entities().stream()
                .filter(other -> other.name().equals(entity.name())
                        || (sequence.counter().isPresent()
                                && other.sequences().stream()
                                        .flatMap(drawing -> drawing.counter().stream())
                                        .anyMatch(counter -> counter.toString()
                                                .equals(sequence.counter().get().toString()))))
                .map(other -> other.name().text())
                .toList();
    }

    private static Stream<Write> creations(Model model, List<String> entities) {
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .filter(step -> step.action() == Action.CREATE
                        && entities.contains(step.entity().text()))
                .map(step -> write));
    }
}
