package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Span;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * That something changes an attribute of an entity that is there already.
 *
 * @param write the write that does it; empty: a count, a sum or a sequence does
 * @param step the step of that write
 * @param by who does it, in words
 * @param place where that is said
 */
record AttributeChange(Optional<String> write, Optional<WriteStep> step, String attribute, String by, Span place) {

    /** The attributes that updates give a new value, in the order of the file. */
    static Stream<AttributeChange> settingsOf(Model model, String entity) {
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .filter(step -> step.entity().text().equals(entity))
                .flatMap(step -> step.sets().stream()
                        .map(set -> new AttributeChange(
                                Optional.of(write.name().text()),
                                Optional.of(step),
                                set.text(),
                                "`" + write.name() + "`",
                                set.span()))));
    }

    /** The attributes that something is added to: by writes, then by counts and sums, then by sequences. */
    static Stream<AttributeChange> additionsTo(Model model, String entity) {
        Stream<AttributeChange> byWrites = model.writes().stream()
                .flatMap(write -> write.steps().stream().flatMap(step -> step.adds().stream()
                        .filter(addition -> addition.target().entity().equals(entity))
                        .map(addition -> new AttributeChange(
                                Optional.of(write.name().text()),
                                Optional.of(step),
                                addition.target().attribute(),
                                "`" + write.name() + "`",
                                addition.target().span()))));
        Stream<AttributeChange> byAggregates = model.aggregates().stream()
                .filter(kept -> kept.target().entity().equals(entity))
                .map(kept -> new AttributeChange(
                        Optional.empty(),
                        Optional.empty(),
                        kept.target().attribute(),
                        "every " + kept.source(),
                        kept.target().span()));
        Stream<AttributeChange> bySequences = model.entities().stream()
                .flatMap(numbered -> numbered.sequences().stream()
                        .flatMap(sequence -> sequence.counter().stream())
                        .filter(counter -> counter.entity().equals(entity))
                        .map(counter -> new AttributeChange(
                                Optional.empty(),
                                Optional.empty(),
                                counter.attribute(),
                                "every " + numbered.name(),
                                counter.span())));
        return Stream.of(byWrites, byAggregates, bySequences).flatMap(changes -> changes);
    }
}
