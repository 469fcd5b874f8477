package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Strategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The terms, each with an example from this very model where there is one. */
final class Glossary {

    static final String PATH = "glossary.md";

    private record Term(String name, Text meaning, Text example) {}

    private final Dossier dossier;
    private final List<Term> terms = new ArrayList<>();

    Glossary(Dossier dossier) {
        this.dossier = dossier;
    }

    Document document() {
        collect();
        TableDraft table = new TableDraft("Term", "What it means", "In this model");
        terms.stream()
                .sorted(Comparator.comparing(Term::name, String.CASE_INSENSITIVE_ORDER))
                .forEach(term -> table.row(Text.EMPTY.strong(term.name()), term.meaning(), term.example()));
        return new DocumentDraft(
                        PATH, "Glossary", "The terms of these documents, each with an example from this model.")
                .table(table)
                .done();
    }

    private void collect() {
        boolean single = dossier.design().layout() == Layout.SINGLE_TABLE;
        term(
                "Access pattern",
                "One way in which the application reads its data.",
                first(dossier.model().patterns().stream()
                        .map(pattern -> Text.ofCode(pattern.name().text())
                                .and(": ")
                                .and(new Phrases(dossier.model()).of(pattern)))));
        term(
                "Entity",
                "A kind of thing that is stored and found again.",
                first(dossier.model().entities().stream()
                        .map(entity -> Text.ofCode(entity.name().text()))));
        term(
                "Partition key (PK)",
                "The part of a key that says in which partition an item lies. A read has to know it.",
                key(true));
        term(
                "Sort key (SK)",
                "The part of a key that orders the items of a partition, so that a read can take a range of them.",
                key(false));
        term(
                "Composite key",
                "A key of a partition key and a sort key.",
                first(dossier.design().tables().stream()
                        .filter(table -> !table.key().sort().isEmpty())
                        .map(table -> Text.ofCode(table.name().text()).and(": ").and(KeyTables.schema(table.key())))));
        term(
                "Item collection",
                "All items of one partition key, which one query gives in the order of their sort keys.",
                collection());
        term(
                "GSI (global secondary index)",
                "A copy of items under another key, kept by DynamoDB a moment behind the table.",
                first(indexes().map(index -> Text.ofCode(index.name().text()))));
        if (single) {
            term(
                    "GSI overloading",
                    "One index that serves several entities, because its key attributes have general names.",
                    overloaded());
            term(
                    "Type attribute",
                    "The attribute that says which entity an item is.",
                    Text.ofCode(dossier.design().typeAttribute()));
        } else {
            term(
                    "Foreign key",
                    "An attribute that holds the id of an item in another table.",
                    carried(Strategy.FOREIGN_KEY));
        }
        term(
                "Entity-key table",
                "The chart of the keys that the items of every entity have; some say entity chart.",
                Text.EMPTY.link("here", KeyTables.path(dossier)));
        term("Sparse index", "An index in which only some items stand: those that have its key attributes.", sparse());
        term(
                "Adjacency list",
                "Items for the pairs of a relationship of many to many, found from both ends.",
                carried(single ? Strategy.ADJACENCY_LIST : Strategy.JUNCTION_TABLE));
        term(
                "Denormalisation",
                "Keeping something twice, or inside another item, so that one read gives it.",
                embedded());
        term(
                "Guard",
                "An item that exists so that a value is given only once.",
                companion(CompanionItem.Purpose.UNIQUENESS));
        term("Counter", "An item that keeps the last number of a sequence.", companion(CompanionItem.Purpose.SEQUENCE));
        term("Shard", "One of several partitions over which a busy key is spread.", format(SlotFormat.Shard.class));
        term("Time bucket", "A partition for each unit of time.", format(SlotFormat.Truncated.class));
        term(
                "TTL (time to live)",
                "The attribute after whose time DynamoDB deletes an item.",
                first(dossier.model().entities().stream()
                        .flatMap(entity -> entity.ttl().map(ttl -> Text.ofCode(entity.name() + "." + ttl)).stream())));
        term(
                "Optimistic lock",
                "A write that is done only if nobody wrote in between, shown by a number that counts changes.",
                first(dossier.model().entities().stream()
                        .flatMap(entity ->
                                entity.version().map(version -> Text.ofCode(entity.name() + "." + version)).stream())));
        term(
                "Aggregate",
                "A count or a sum that is kept in the parent, so that nobody has to read the children for it.",
                first(dossier.model().aggregates().stream()
                        .map(kept -> Text.ofCode(kept.target().toString()))));
        term(
                "Tenant",
                "The customer of a service for many, whose data no other may see.",
                dossier.model().tenant().map(tenant -> Text.ofCode(tenant.text())));
        term(
                "Read unit",
                "4 KB read with strong consistency, or 8 KB without.",
                first(dossier.report().patterns().stream().map(pattern -> Text.ofCode(pattern.name())
                        .and(" takes " + Figures.number(pattern.load().units().expected())))));
        term(
                "Write unit",
                "1 KB written; in a transaction it counts twice.",
                first(dossier.report().writes().stream().map(write -> Text.ofCode(write.name())
                        .and(" takes "
                                + Figures.number(
                                        write.load().units(PartitionLimit.WRITE).expected())))));
        term(
                "Heat",
                "What the busiest second asks of one partition, which bears 3,000 read units and 1,000 write units.",
                first(dossier.report().heat().stream().map(line -> Text.of("the hottest is ")
                        .code(line.key())
                        .and(", at " + dev.tablewright.check.cost.Figures.percent(line.used())))));
        term("Filter", "A condition on what was read already, and paid for.", filter());
    }

    private void term(String name, String meaning, Text example) {
        terms.add(new Term(name, Text.of(meaning), example));
    }

    /** A term of which the model has no example is no term of its documents. */
    private void term(String name, String meaning, Optional<Text> example) {
        example.ifPresent(found -> term(name, meaning, found));
    }

    private static Optional<Text> first(Stream<Text> examples) {
        return examples.findFirst();
    }

    private Stream<Index> indexes() {
        return dossier.design().tables().stream().flatMap(table -> table.indexes().stream());
    }

    private Optional<Text> key(boolean partition) {
        return first(dossier.design().keys().stream()
                .filter(keys -> partition || !keys.primary().sort().isEmpty())
                .map(keys -> Text.ofCode((partition
                                        ? keys.primary().partition()
                                        : keys.primary().sort())
                                .get(0)
                                .text())
                        .and(" of ")
                        .code(keys.entity().text())));
    }

    private Optional<Text> collection() {
        return new PartitionGroups(dossier)
                .groups().entrySet().stream()
                        .filter(group -> group.getValue().size() > 1)
                        .findFirst()
                        .map(group -> Text.ofCode(group.getKey())
                                .and(": ")
                                .and(Texts.codes(
                                        group.getValue().stream()
                                                .map(Placement::occupant)
                                                .toList(),
                                        " and ")));
    }

    private Optional<Text> overloaded() {
        for (Table table : dossier.design().tables()) {
            for (Index index : table.indexes()) {
                List<String> entities = dossier.design().keys().stream()
                        .filter(keys -> keys.table().equals(table.name().text())
                                && keys.entry(index.name().text()).isPresent())
                        .map(EntityKeys::entity)
                        .map(name -> name.text())
                        .toList();
                if (entities.size() > 1) {
                    return Optional.of(
                            Text.ofCode(index.name().text()).and(" holds ").and(Texts.codes(entities, " and ")));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Text> sparse() {
        return first(dossier.design().keys().stream().flatMap(keys -> keys.indexes().stream()
                .filter(entry -> !entry.when().isAlways())
                .map(entry -> Text.ofCode(keys.entity().text())
                        .and(" stands in ")
                        .code(entry.index().text())
                        .and(" when ")
                        .code(entry.when().toString()))));
    }

    private Optional<Text> carried(Strategy strategy) {
        return first(dossier.model().relationships().stream()
                .map(line -> Carried.of(dossier.analysis().space(), line))
                .filter(carried -> carried.strategy().filter(strategy::equals).isPresent())
                .map(carried -> Text.ofCode(carried.links().get(0).child().name() + "."
                        + carried.links().get(0).via().name())));
    }

    private Optional<Text> embedded() {
        for (Entity entity : dossier.model().entities()) {
            Optional<Text> found = entity.attributes().stream()
                    .filter(attribute -> dossier.model().types().stream().anyMatch(type -> attribute
                            .type()
                            .toString()
                            .contains(type.name().text())))
                    .findFirst()
                    .map(attribute -> Text.ofCode(entity.name() + "." + attribute.name())
                            .and(" is stored inside the item: ")
                            .code(attribute.type().toString()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Text> companion(CompanionItem.Purpose purpose) {
        return first(dossier.design().companions().stream()
                .filter(companion -> companion.purpose() == purpose)
                .map(companion -> Texts.key(companion.key())
                        .and(", for ")
                        .code(companion.member().toString())));
    }

    private Optional<Text> format(Class<? extends SlotFormat> format) {
        return first(dossier.design().keys().stream()
                .flatMap(keys -> Stream.concat(
                        keys.primary().values(),
                        keys.indexes().stream().flatMap(entry -> entry.key().values())))
                .filter(value -> value instanceof KeyValue.Composed composed
                        && composed.template().slots().stream().anyMatch(slot -> format.isInstance(slot.format())))
                .map(value -> Text.ofCode(value.attribute() + " = " + value.text())));
    }

    private Optional<Text> filter() {
        AccessPlanText text = new AccessPlanText(dossier.design().typeAttribute());
        return first(dossier.analysis().plans().stream().flatMap(plan -> plan.reads().stream()
                .filter((Read read) -> !read.filter().isEmpty())
                .map(read -> Text.ofCode(plan.pattern().name().text()).and(": " + text.remark(read)))));
    }
}
