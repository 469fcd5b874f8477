package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.Obstacle.Unordered;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.AttributePath;
import java.util.stream.Stream;

/** A query returns items in the order of their sort keys, forwards or backwards, and in no other. */
public final class WrongOrder implements Rule {

    @Override
    public Code code() {
        return new Code("TW0215", "wrong-order", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return UnservedPattern.of(subject, Failure.ORDER)
                .filter(unserved -> !isMissingFromId(unserved))
                .map(this::finding);
    }

    /** Whether the primary key lacks it although it is a part of the id, so that it is to come into the key anyway. */
    private static boolean isMissingFromId(UnservedPattern unserved) {
        Unordered obstacle = (Unordered) unserved.nearest().get(0);
        Placement placement = obstacle.placement();
        String wanted = obstacle.wanted().path().dotted() + ".";
        return obstacle.reason() == Unordered.Reason.ELSEWHERE
                && unserved.analysis()
                        .space()
                        .primary(placement.occupant())
                        .filter(primary -> primary.route().equals(placement.route()))
                        .filter(primary -> unserved.analysis().uniqueness().missingFromKey(primary).stream()
                                .anyMatch(leaf -> (leaf.path() + ".").startsWith(wanted)))
                        .isPresent();
    }

    private Diagnostic finding(UnservedPattern unserved) {
        Unordered obstacle = (Unordered) unserved.nearest().get(0);
        Placement placement = obstacle.placement();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        obstacle.wanted().path().span(),
                        "access pattern `" + unserved.pattern().name() + "` cannot be read in the order `"
                                + obstacle.wanted() + "`")
                .label(label(obstacle));
        if (!placement.sort().isEmpty()) {
            finding = finding.also(placement.sort().get(0).value().span(), "the order of the keys");
        }
        return mended(
                unserved, obstacle, unserved.shown(unserved.explained(finding)).help(help(unserved, obstacle)));
    }

    private static Diagnostic mended(UnservedPattern unserved, Unordered obstacle, Diagnostic finding) {
        Placement placement = obstacle.placement();
        return unserved.analysis()
                .space()
                .leaves()
                .one(placement.owner(), obstacle.wanted().path().steps())
                .filter(leaf -> obstacle.reason() == Unordered.Reason.ENCODING
                        && leaf.type().isNumeric())
                .map(leaf -> Padding.fix(
                        unserved.analysis().model(),
                        new AttributePath(obstacle.wanted().path().steps(), KeySlot.placeOf(placement, leaf)),
                        leaf.attribute(),
                        finding))
                .orElse(finding);
    }

    private static String label(Unordered obstacle) {
        String where = obstacle.placement().route().words();
        return switch (obstacle.reason()) {
            case ELSEWHERE -> "the sort key of " + where + " does not go on with it";
            case ENCODING -> "in the sort key of " + where + " it does not sort as its values do";
            case DIRECTION -> "in the sort key of " + where + " it runs the other way than the rest";
            case MIXTURE -> obstacle.placement().occupant() + " does not stand where this order needs it";
        };
    }

    /** How to write a value so that it sorts. */
    private static String encoded(UnservedPattern unserved, Unordered obstacle) {
        String path = obstacle.wanted().path().dotted();
        return unserved.analysis()
                .space()
                .leaves()
                .one(obstacle.placement().owner(), obstacle.wanted().path().steps())
                .filter(leaf -> leaf.type().isNumeric())
                .map(leaf -> "pad the numbers with zeros: `" + Padding.slot(path, leaf.attribute()) + "`")
                .orElse("pad numbers, as in `{number:10}`, and put a `#` behind texts");
    }

    private static String help(UnservedPattern unserved, Unordered obstacle) {
        String path = obstacle.wanted().path().dotted();
        return switch (obstacle.reason()) {
            case ELSEWHERE ->
                "begin the sort key, behind what the caller knows, with `{" + path + "}`; an attribute "
                        + "that changes belongs into an index";
            case ENCODING -> encoded(unserved, obstacle);
            case DIRECTION -> "store one of them descending, as in `{number:8:desc}`, or sort both the same way";
            case MIXTURE ->
                "choose the prefixes of the sort keys so that the parent comes before, or behind, all of "
                        + "its children: `#` sorts before letters";
        };
    }
}
