package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Span;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Counts, sums, versions and the numbers of sequences follow from what is written elsewhere. A write that sets one, or adds to it, makes
 * it wrong, and nothing ever makes it right again.
 */
public final class KeptNumberSet implements Rule {

    /** What keeps a number, in words, and where that is declared. */
    private record Keeper(String words, Span place) {}

    @Override
    public Code code() {
        return new Code("TW1012", "kept-number-set", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .flatMap(step -> Stream.concat(set(model, write, step), added(model, write, step))));
    }

    private Stream<Diagnostic> set(Model model, Write write, WriteStep step) {
        return model.entity(step.entity().text()).stream().flatMap(entity -> step.sets().stream()
                .flatMap(set -> keeper(model, entity, set.text()).stream().map(keeper -> Diagnostic.of(
                                code(), set.span(), "`" + write.name() + "` sets `" + set + "`, " + keeper.words())
                        .label("a value that is set by hand would be wrong")
                        .also(keeper.place(), "declared here")
                        .help("remove it from `sets`"))));
    }

    private Stream<Diagnostic> added(Model model, Write write, WriteStep step) {
        return step.adds().stream().flatMap(addition -> model
                .entity(addition.target().entity())
                .stream()
                .flatMap(entity -> keeper(model, entity, addition.target().attribute()).stream()
                        .map(keeper -> Diagnostic.of(
                                        code(),
                                        addition.target().span(),
                                        "`" + write.name() + "` adds to `" + addition.target() + "`, " + keeper.words())
                                .label("an amount that is added by hand would make it wrong")
                                .also(keeper.place(), "declared here")
                                .help("remove it from `adds`, or add to another attribute"))));
    }

    private static Optional<Keeper> keeper(Model model, Entity entity, String attribute) {
        Stream<Keeper> version = entity.version().stream()
                .filter(name -> name.text().equals(attribute))
                .map(name -> new Keeper("the version of " + entity.name(), name.span()));
        Stream<Keeper> numbers = entity.sequences().stream()
                .filter(sequence -> sequence.attribute().text().equals(attribute))
                .map(sequence -> new Keeper(
                        "the number in a sequence", sequence.attribute().span()));
        Stream<Keeper> aggregates = model.aggregates().stream()
                .filter(kept -> kept.target().entity().equals(entity.name().text())
                        && kept.target().attribute().equals(attribute))
                .map(kept -> new Keeper(
                        kept.summed()
                                .map(summed -> "the declared sum of " + kept.source() + "." + summed)
                                .orElseGet(() -> "the declared count of " + kept.source()),
                        kept.target().span()));
        Stream<Keeper> counters = model.entities().stream()
                .flatMap(numbered -> numbered.sequences().stream().flatMap(sequence -> sequence.counter().stream()
                        .filter(counter -> counter.entity().equals(entity.name().text())
                                && counter.attribute().equals(attribute))
                        .map(counter -> new Keeper(
                                "the last " + numbered.name() + "." + sequence.attribute(), counter.span()))));
        return Stream.of(version, numbers, aggregates, counters)
                .flatMap(keepers -> keepers)
                .findFirst();
    }
}
