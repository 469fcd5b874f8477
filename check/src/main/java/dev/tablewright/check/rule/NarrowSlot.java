package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat.Padded;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.source.Span;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A number with more digits than its slot has no key, and is refused when it is written: beside narrower ones, it would stand in the wrong
 * order. So a number that the model allows must fit.
 */
public final class NarrowSlot implements Rule {

    @Override
    public Code code() {
        return new Code("TW0417", "slot-too-narrow", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> {
            KeySpace space = analysis.space();
            // An attribute in the keys of two indexes is written once.
            Set<Span> seen = new HashSet<>();
            return space.routes()
                    .flatMap(space::in)
                    .flatMap(placement -> check(analysis.model(), placement))
                    .filter(finding -> seen.add(finding.span()));
        });
    }

    private Stream<Diagnostic> check(Model model, Placement placement) {
        return placement.parts().flatMap(part -> part.pieces().stream()).flatMap(piece -> piece.leaf().stream()
                .flatMap(leaf ->
                        piece.encoding().stream().flatMap(encoding -> check(model, placement, leaf, encoding))));
    }

    private Stream<Diagnostic> check(Model model, Placement placement, Leaf leaf, SlotEncoding encoding) {
        Attribute number = leaf.attribute();
        return encoding.slot().format() instanceof Padded padded
                        && number.max().isPresent()
                        && padded.width() < Padding.width(number)
                ? Stream.of(finding(
                        model,
                        new AttributePath(encoding.slot().path(), KeySlot.placeOf(placement, leaf)),
                        number,
                        padded))
                : Stream.empty();
    }

    private Diagnostic finding(Model model, AttributePath slot, Attribute number, Padded padded) {
        Padded wider = new Padded(Padding.width(number), padded.descending());
        long max = number.max().orElseThrow();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        slot.span(),
                        "`" + slot.dotted() + "` can be " + max + ", which has "
                                + WordList.count(wider.width(), "digit"))
                .label("room for " + WordList.count(padded.width(), "digit"))
                .also(number.name().span(), "with this `max`")
                .note("a number that does not fit is refused when it is written")
                .help("make room: `" + Padding.slot(slot.dotted(), wider) + "`, or lower its `max`");
        return Padding.fix(model, slot, number, padded, wider, finding);
    }
}
