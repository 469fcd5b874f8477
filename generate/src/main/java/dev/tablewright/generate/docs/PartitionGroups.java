package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which entities share partitions, and so can come from one query. */
final class PartitionGroups {

    private final Dossier dossier;

    PartitionGroups(Dossier dossier) {
        this.dossier = dossier;
    }

    void write(DocumentDraft draft) {
        draft.section("Item collections")
                .say(
                        "Items with the same partition key lie together and come from one query, in the order of their sort keys.");
        TableDraft table = new TableDraft("Partition", "Items in it, as they sort");
        groups().forEach((partition, placements) -> table.row(
                Text.ofCode(partition),
                Texts.joined(
                        placements.stream()
                                .map(placement -> Text.of(placement.occupant()))
                                .toList(),
                        ", ")));
        draft.table(table);
    }

    /** The placements in the table itself, by the shape of their partition key. */
    Map<String, List<Placement>> groups() {
        Map<String, List<Placement>> groups = new LinkedHashMap<>();
        for (Table table : dossier.design().tables()) {
            dossier.analysis()
                    .space()
                    .in(new Route(table, Optional.empty()))
                    .forEach(placement -> groups.computeIfAbsent(shape(table, placement), shape -> new ArrayList<>())
                            .add(placement));
        }
        groups.values()
                .forEach(group -> group.sort(
                        Comparator.comparing(PartitionGroups::sortText).thenComparing(Placement::occupant)));
        return groups;
    }

    private static String sortText(Placement placement) {
        return placement.sort().isEmpty() ? "" : placement.sort().get(0).leadingLiteral();
    }

    /** Values go by where they come from: the customer of an order is the customer. */
    private String shape(Table table, Placement placement) {
        String key = placement.partition().stream()
                .map(part -> part.attribute() + " = "
                        + part.pieces().stream()
                                .map(piece -> piece.leaf()
                                        .map(leaf -> "<" + owner(leaf.attribute()) + ">"
                                                + piece.encoding()
                                                        .map(encoding -> encoding.slot()
                                                                .format()
                                                                .suffix())
                                                        .orElse(""))
                                        .orElse(piece.text()))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining(", "));
        return dossier.isOneTable() ? key : table.name() + ": " + key;
    }

    /** The name of an attribute, with its entity. */
    private String owner(Attribute attribute) {
        return dossier.model().entities().stream()
                .filter(entity -> entity.attributes().contains(attribute))
                .map(entity -> entity.name() + "." + attribute.name())
                .findFirst()
                .orElse(attribute.name().text());
    }
}
