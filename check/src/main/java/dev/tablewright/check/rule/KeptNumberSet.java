package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Span;
import java.util.HashMap;
import java.util.Map;
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
        Map<String, Keeper> keepers = keepers(model);
        return model.writes().stream().flatMap(write -> write.steps().stream()
                .flatMap(step -> Stream.concat(set(keepers, write, step), added(keepers, write, step))));
    }

    private Stream<Diagnostic> set(Map<String, Keeper> keepers, Write write, WriteStep step) {
        return step.sets().stream().flatMap(set -> Stream.ofNullable(keepers.get(step.entity() + "." + set))
                .map(keeper -> Diagnostic.of(
                                code(), set.span(), "`" + write.name() + "` sets `" + set + "`, " + keeper.words())
                        .label("a value that is set by hand would be wrong")
                        .also(keeper.place(), "declared here")
                        .help("remove it from `sets`")));
    }

    private Stream<Diagnostic> added(Map<String, Keeper> keepers, Write write, WriteStep step) {
        return step.adds().stream().flatMap(addition -> Stream.ofNullable(
                        keepers.get(addition.target().toString()))
                .map(keeper -> Diagnostic.of(
                                code(),
                                addition.target().span(),
                                "`" + write.name() + "` adds to `" + addition.target() + "`, " + keeper.words())
                        .label("an amount that is added by hand would make it wrong")
                        .also(keeper.place(), "declared here")
                        .help("remove it from `adds`, or add to another attribute")));
    }

    /** By {@code Entity.attribute}; of several that keep one number, the first. */
    private static Map<String, Keeper> keepers(Model model) {
        Map<String, Keeper> keepers = new HashMap<>();
        for (Entity entity : model.entities()) {
            entity.version()
                    .ifPresent(name -> keepers.putIfAbsent(
                            entity.name() + "." + name, new Keeper("the version of " + entity.name(), name.span())));
            entity.sequences()
                    .forEach(sequence -> keepers.putIfAbsent(
                            entity.name() + "." + sequence.attribute(),
                            new Keeper(
                                    "the number in a sequence",
                                    sequence.attribute().span())));
        }
        model.aggregates()
                .forEach(kept -> keepers.putIfAbsent(
                        kept.target().toString(),
                        new Keeper(
                                kept.summed()
                                        .map(summed -> "the declared sum of " + kept.source() + "." + summed)
                                        .orElseGet(() -> "the declared count of " + kept.source()),
                                kept.target().span())));
        for (Entity numbered : model.entities()) {
            numbered.sequences().forEach(sequence -> sequence.counter()
                    .ifPresent(counter -> keepers.putIfAbsent(
                            counter.toString(),
                            new Keeper("the last " + numbered.name() + "." + sequence.attribute(), counter.span()))));
        }
        return keepers;
    }
}
