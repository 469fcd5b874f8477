package dev.tablewright.synthesis.finding;

import dev.tablewright.keys.KeyType;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.Ask.Ordered;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.Optional;

/** Says why no key serves a pattern: the first reason that there is. */
public final class Unservable {

    private final ValuePaths paths;

    public Unservable(ValuePaths paths) {
        this.paths = paths;
    }

    public Diagnostic finding(Ask ask) {
        return unfitGiven(ask)
                .or(() -> unfitOrder(ask))
                .or(() -> optionalOrder(ask))
                .or(() -> mixedOrder(ask))
                .or(() -> onlyTable(ask))
                .orElseGet(() -> none(ask, ask.pattern().name().span(), "nothing that is given leads to one partition")
                        .help("say in `by` what the caller knows"));
    }

    private static Diagnostic none(Ask ask, Span place, String why) {
        return SynthesisCode.UNSERVABLE_PATTERN
                .at(place, "no key serves access pattern `" + ask.pattern().name() + "`")
                .label(why);
    }

    private Optional<Diagnostic> unfitGiven(Ask ask) {
        return ask.given().stream()
                .filter(value -> !paths.fitsInKey(value))
                .findFirst()
                .map(value -> {
                    String name = String.join(".", value.written());
                    return none(ask, place(ask, value), "`" + name + "` cannot stand in a key")
                            .note("keys are made of texts, numbers, binaries, times and ids")
                            .help("if few values are asked for, say which: a pattern for each with `where: " + name
                                    + " = …`; or store it as an enum");
                });
    }

    private Optional<Diagnostic> unfitOrder(Ask ask) {
        return ask.order().stream()
                .map(Ordered::value)
                .filter(value -> !paths.fitsInKey(value))
                .findFirst()
                .map(value -> none(
                                ask,
                                sortPlace(ask),
                                "`" + String.join(".", value.written())
                                        + "` cannot stand in a key, and so orders nothing")
                        .help("sort by something else, or after reading"));
    }

    private Optional<Diagnostic> optionalOrder(Ask ask) {
        return ask.order().stream()
                .map(Ordered::value)
                .filter(value -> paths.isOptional(ask.entity(), value.written()))
                .filter(value -> ask.narrowed()
                        .filter(narrowed -> narrowed.full().equals(value.full()))
                        .isEmpty())
                .findFirst()
                .map(value -> {
                    String name = value.written().get(0);
                    return none(ask, sortPlace(ask), "`" + name + "` may be absent")
                            .note(
                                    "an item without it has no key in the index that would order it, and would be missing")
                            .help("make `" + name + "` required, with a default; or ask only for those that have it: "
                                    + "`where: " + name + " exists`");
                });
    }

    private static Optional<Diagnostic> mixedOrder(Ask ask) {
        boolean mixed = ask.order().stream().map(Ordered::descending).distinct().count() > 1;
        Optional<Ordered> stubborn = ask.order().stream()
                .filter(ordered -> ordered.descending() != ask.order().get(0).descending())
                .filter(ordered -> !isNumber(ordered.value()))
                .findFirst();
        return mixed && stubborn.isPresent()
                ? Optional.of(none(ask, sortPlace(ask), "one key is read in one direction")
                        .note("only numbers can be written so that they come in reverse")
                        .help("sort all of them up, or all of them down"))
                : Optional.empty();
    }

    private static boolean isNumber(Value value) {
        KeyType type = value.attribute().type().keyType();
        return type == KeyType.INTEGER || type == KeyType.DECIMAL;
    }

    private static Optional<Diagnostic> onlyTable(Ask ask) {
        if (!ask.needsTable()) {
            return Optional.empty();
        }
        boolean strong = ask.pattern().consistency() == Pattern.Consistency.STRONG;
        return Optional.of(none(
                        ask,
                        ask.pattern().name().span(),
                        strong
                                ? "only a table can be read with strong consistency"
                                : "only keys of a table can be batched")
                .note("and no key of the table, which must be made of the id and of what never changes, serves it")
                .help(
                        strong
                                ? "leave out `consistency: strong`, or ask by the id"
                                : "ask by the whole id, or for one at a time"));
    }

    private static Span sortPlace(Ask ask) {
        return ask.pattern().sort().get(0).path().span();
    }

    private static Span place(Ask ask, Value value) {
        return ask.pattern().by().stream()
                .filter(parameter -> parameter.paths().values().stream()
                        .flatMap(all -> all.stream())
                        .map(AttributePath::first)
                        .anyMatch(value.written().get(0)::equals))
                .map(Parameter::name)
                .findFirst()
                .orElse(ask.pattern().name())
                .span();
    }
}
