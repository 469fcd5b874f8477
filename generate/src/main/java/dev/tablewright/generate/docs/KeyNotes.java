package dev.tablewright.generate.docs;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.generate.document.Text;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What has to be said beside keys: with whom they share partitions, how they sort, when they are there. */
final class KeyNotes {

    private final Dossier dossier;

    KeyNotes(Dossier dossier) {
        this.dossier = dossier;
    }

    Text of(EntityKeys keys) {
        List<Text> notes = new ArrayList<>();
        Entity entity = dossier.model().entity(keys.entity().text()).orElseThrow();
        entity.description().ifPresent(words -> notes.add(Text.of(words)));
        dossier.analysis().space().primary(keys.entity().text()).ifPresent(placement -> notes.addAll(facts(placement)));
        entity.ttl().ifPresent(ttl -> notes.add(Text.of("expires at ").code(ttl.text())));
        if (entity.singleton()) {
            notes.add(Text.of("there is exactly one"));
        }
        return Texts.joined(notes, "; ");
    }

    Text of(EntityKeys keys, IndexEntry entry) {
        List<Text> notes = new ArrayList<>();
        if (!entry.when().isAlways()) {
            notes.add(Text.of("sparse: only when ").code(entry.when().toString()));
        }
        dossier.analysis()
                .space()
                .in(route(keys, entry))
                .filter(placement ->
                        placement.owner().name().text().equals(keys.entity().text()) && !placement.companion())
                .findFirst()
                .ifPresent(placement -> {
                    notes.addAll(facts(placement));
                    absent(placement).ifPresent(notes::add);
                    changing(placement).ifPresent(notes::add);
                });
        return Texts.joined(notes, "; ");
    }

    private Route route(EntityKeys keys, IndexEntry entry) {
        Table table = dossier.design().table(keys.table()).orElseThrow();
        return new Route(table, table.index(entry.index().text()));
    }

    private List<Text> facts(Placement placement) {
        List<Text> notes = new ArrayList<>();
        dossier.analysis()
                .crowd()
                .of(placement)
                .ifPresent(line -> notes.add(Text.of("grouped by ")
                        .code(line.left().text())
                        .and(line.fanout()
                                .map(number -> ", about " + number + " each")
                                .orElse(""))));
        sorted(placement).ifPresent(notes::add);
        formats(placement).ifPresent(notes::add);
        return notes;
    }

    /** The first value in the sort key that is not in the partition key already. */
    private static Optional<Text> sorted(Placement placement) {
        Set<String> known = new LinkedHashSet<>();
        placement.partition().forEach(part -> part.pieces()
                .forEach(piece -> piece.leaf().ifPresent(leaf -> known.add(leaf.name()))));
        return placement.sort().stream()
                .map(KeyPart::pieces)
                .flatMap(List::stream)
                .flatMap(piece -> piece.leaf().stream())
                .map(leaf -> leaf.name())
                .filter(name -> !known.contains(name))
                .findFirst()
                .map(name -> Text.of("sorted by ").code(name));
    }

    private static Optional<Text> formats(Placement placement) {
        List<String> shards = placement
                .parts()
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.encoding().stream())
                .map(encoding -> encoding.slot().format())
                .filter(format -> format instanceof SlotFormat.Shard || format instanceof SlotFormat.Truncated)
                .map(format -> format instanceof SlotFormat.Shard shard
                        ? "spread over " + shard.count() + " shards"
                        : "cut to a "
                                + ((SlotFormat.Truncated) format)
                                        .unit()
                                        .toString()
                                        .toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        return shards.isEmpty() ? Optional.empty() : Optional.of(Text.of(String.join(", ", shards)));
    }

    /** An item that lacks a part of the key does not stand in the index. */
    private static Optional<Text> absent(Placement placement) {
        List<String> optional = placement
                .leaves()
                .flatMap(leaf -> leaf.optional().stream())
                .distinct()
                .toList();
        return optional.isEmpty()
                ? Optional.empty()
                : Optional.of(Text.of("not there without ").and(Texts.codes(optional, " and ")));
    }

    /** What can change, and moves the entry when it does. */
    private Optional<Text> changing(Placement placement) {
        List<String> changing = placement
                .leaves()
                .map(Leaf::first)
                .distinct()
                .filter(name -> !placement.owner().isIdentifiedBy(name))
                .filter(name -> placement
                        .owner()
                        .attribute(name)
                        .filter(attribute -> !attribute.immutable())
                        .filter(this::isWritten)
                        .isPresent())
                .toList();
        return changing.isEmpty()
                ? Optional.empty()
                : Optional.of(Text.of("the entry moves when ")
                        .and(Texts.codes(changing, " or "))
                        .and(" changes"));
    }

    private boolean isWritten(Attribute attribute) {
        return dossier.model().writes().stream()
                .flatMap(write -> write.steps().stream())
                .anyMatch(step -> step.sets().stream()
                        .map(Name::text)
                        .anyMatch(attribute.name().text()::equals));
    }

    static String name(CompanionItem companion) {
        return (companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ")
                + companion.member();
    }

    Text of(CompanionItem companion) {
        return companion.purpose() == CompanionItem.Purpose.UNIQUENESS
                ? Text.of("keeps ")
                        .code(companion.member().toString())
                        .and(" unique: a second one with the same value is refused")
                : Text.of("keeps the last number of ").code(companion.member().toString());
    }

    /** Which patterns find an entity in a table or an index. */
    Text patterns(String entity, Route route) {
        return Texts.codes(dossier.analysis().plans().stream()
                .filter(plan -> plan.reads().stream()
                        .anyMatch(read -> read.route().equals(route)
                                && read.wanted().stream()
                                        .anyMatch(placement ->
                                                placement.owner().name().text().equals(entity))))
                .map(AccessPlan::pattern)
                .map(pattern -> pattern.name().text())
                .distinct()
                .toList());
    }

    /** {@code holds Order and Product; serves ordersByStatus}. */
    Text purpose(Table table, Index index) {
        Route route = new Route(table, Optional.of(index));
        Set<String> there =
                dossier.analysis().space().in(route).map(Placement::occupant).collect(Collectors.toSet());
        List<String> entities = dossier.model().entities().stream()
                .map(entity -> entity.name().text())
                .filter(there::contains)
                .toList();
        List<String> patterns = dossier.analysis().plans().stream()
                .filter(plan ->
                        plan.reads().stream().anyMatch(read -> read.route().equals(route)))
                .map(plan -> plan.pattern().name().text())
                .distinct()
                .toList();
        return Text.of("holds ")
                .and(Texts.codes(entities, " and "))
                .and(patterns.isEmpty() ? "; no pattern reads it" : "; serves ")
                .and(Texts.codes(patterns, " and "));
    }

    Text projection(Index index) {
        Projection projection = index.projection();
        if (projection instanceof Projection.Include some) {
            return Text.of("It copies the keys and ")
                    .and(Texts.codes(some.attributes().stream().map(Name::text).toList(), " and "))
                    .and(".");
        }
        return Text.of(
                projection instanceof Projection.KeysOnly ? "It copies the keys alone." : "It copies whole items.");
    }

    /** Whether a piece is text of the template. */
    static boolean isLiteral(KeyPiece piece) {
        return piece instanceof KeyPiece.Literal;
    }
}
