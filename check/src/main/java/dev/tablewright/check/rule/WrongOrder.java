package dev.tablewright.check.rule;

import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.plan.AccessPlan.Failure;
import dev.tablewright.check.plan.Obstacle;
import dev.tablewright.check.plan.Obstacle.Unordered;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.stream.Stream;

/** A query returns items in the order of their sort keys, forwards or backwards, and in no other. */
public final class WrongOrder implements Rule {

    @Override
    public Code code() {
        return new Code("TW0215", "wrong-order", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return UnservedPattern.of(subject, Failure.ORDER).map(this::finding);
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
        return unserved.shown(unserved.explained(finding)).help(help(obstacle));
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

    private static String help(Obstacle.Unordered obstacle) {
        String path = obstacle.wanted().path().dotted();
        return switch (obstacle.reason()) {
            case ELSEWHERE ->
                "begin the sort key, behind what the caller knows, with `{" + path + "}`; an attribute "
                        + "that changes belongs into an index";
            case ENCODING -> "pad numbers, as in `{" + path + ":10}`, and put a `#` behind texts";
            case DIRECTION -> "store one of them descending, as in `{number:8:desc}`, or sort both the same way";
            case MIXTURE ->
                "choose the prefixes of the sort keys so that the parent comes before, or behind, all of "
                        + "its children: `#` sorts before letters";
        };
    }
}
