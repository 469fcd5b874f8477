package dev.tablewright.generate.docs;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Link;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How each relationship is stored, why, by which keys and queries, and what that gains and costs. */
final class RelationshipDecisions {

    static final String PATH = "relationship-decisions.md";

    private final Dossier dossier;

    RelationshipDecisions(Dossier dossier) {
        this.dossier = dossier;
    }

    Document document() {
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Relationship strategy decisions",
                "How each relationship is stored: strategy, rationale, keys, queries, trade-offs.");
        EmbeddedDecisions embedded = new EmbeddedDecisions(dossier);
        if (dossier.model().relationships().isEmpty() && embedded.isEmpty()) {
            return draft.say("The model has no relationships.").done();
        }
        draft.say(
                "Strategies are read off the keys as they are; figures are those of the design as it stands, at the rates of the model.");
        dossier.model().relationships().forEach(relationship -> section(draft, relationship));
        embedded.write(draft);
        return draft.done();
    }

    private void section(DocumentDraft draft, Relationship relationship) {
        Carried carried = Carried.of(dossier.analysis().space(), relationship);
        StoredRelationship stored = new StoredRelationship(dossier.report(), relationship);
        draft.section(Text.of(
                        relationship.left() + " → " + relationship.right() + " (" + cardinality(relationship) + ")"))
                .say(Text.ofCode(relationship.text()));
        draft.say(Text.EMPTY
                .strong("Strategy")
                .and(":")
                .and(" ")
                .and(words(carried))
                .and(duplication(carried)));
        draft.say(Text.EMPTY.strong("Rationale").and(":"))
                .bullets(new RelationshipReasons(dossier, carried, stored).all());
        draft.say(Text.EMPTY.strong("Implementation").and(":")).bullets(implementation(carried, stored));
        query(draft, stored);
        TradeOffs tradeOffs = new TradeOffs(dossier, carried, stored);
        draft.say(Text.EMPTY.strong("Trade-offs").and(":")).bullets(tradeOffs.all());
    }

    /** {@code 1:N, at most 50}. */
    private static String cardinality(Relationship relationship) {
        String left = relationship.leftCardinality().isMany() ? "M" : "1";
        String right = relationship.rightCardinality().isMany() ? "N" : "1";
        if (!relationship.rightCardinality().isMany()) {
            return left + ":" + right;
        }
        return left + ":" + right
                + relationship
                        .max()
                        .map(max -> ", at most " + Amount.count(max))
                        .orElse(", unbounded");
    }

    /** With the word for it in a model, which {@code tablewright design} uses too. */
    private Text words(Carried carried) {
        return carried.strategy()
                .map(strategy -> Text.ofCode(strategy.word()).and(": "))
                .orElse(Text.EMPTY)
                .and(strategy(carried));
    }

    private static Text duplication(Carried carried) {
        List<Link> copying = carried.links().stream()
                .filter(link -> !Carried.copies(link).isEmpty())
                .toList();
        if (copying.isEmpty()) {
            return Text.EMPTY;
        }
        List<String> copies =
                copying.stream().flatMap(link -> Carried.copies(link).stream()).toList();
        return Text.of("; and ")
                .code(
                        carried.relationship().isManyToMany()
                                ? Strategy.SHALLOW_DUPLICATION.word()
                                : Strategy.DUPLICATION.word())
                .and(": ")
                .code(copying.get(0).child().name().text())
                .and(" carries ")
                .and(Texts.codes(copies, " and "));
    }

    private Text strategy(Carried carried) {
        if (carried.links().isEmpty()) {
            return Carried.holder(dossier.model(), carried.relationship())
                    .map(holder -> Text.of("ids of the other end in the attribute ")
                            .code(holder.name().text()))
                    .orElse(Text.of("nothing stores it"));
        }
        String child = carried.links().get(0).child().name().text();
        String other = carried.links().get(0).parent().name().text();
        // Of two of one kind, the name of the reference tells which is meant.
        String parent =
                other.equals(child) ? carried.links().get(0).via().name().text() : other;
        if (carried.strategy().isEmpty()) {
            return Text.of("reference only: ")
                    .code(child)
                    .and(" holds the id of its ")
                    .code(parent)
                    .and(", and no key begins with it");
        }
        Strategy strategy = carried.strategy().get();
        return switch (strategy) {
            case COMPOSITE_KEY ->
                carried.ways().stream().anyMatch(Carried.Way::together)
                        ? Text.ofCode(child)
                                .and(" lies in the partition of its ")
                                .code(parent)
                                .and(", an item collection")
                        : Text.of("the partition of ")
                                .code(child)
                                .and(" is found by the id of its ")
                                .code(parent);
            case HIERARCHICAL_KEY ->
                Text.of("the id of ")
                        .code(parent)
                        .and(" is the beginning of the key of ")
                        .code(child)
                        .and(", partly in the sort key");
            case SECONDARY_INDEX ->
                Text.ofCode(child)
                        .and(" is found by its ")
                        .code(parent)
                        .and(" in ")
                        .and(indexes(carried));
            case FOREIGN_KEY ->
                Text.ofCode(child)
                        .and(" refers to its ")
                        .code(parent)
                        .and(" and is found by it in ")
                        .and(indexes(carried));
            case ADJACENCY_LIST -> Text.of("an item of ").code(child).and(" for each pair, found from both ends");
            case JUNCTION_TABLE -> Text.of("an item of ").code(child).and(" for each pair, found from both ends");
            case NORMALIZED ->
                Text.of("an item of ")
                        .code(child)
                        .and(" for each pair, found from one end; the other end is fetched by its ids");
            default -> Text.of(strategy.word());
        };
    }

    private static Text indexes(Carried carried) {
        return Texts.codes(
                carried.ways().stream()
                        .map(way -> way.placement().route().name())
                        .distinct()
                        .toList(),
                " and ");
    }

    private List<Text> implementation(Carried carried, StoredRelationship stored) {
        List<Text> lines = new ArrayList<>();
        for (EntityKeys keys : stored.keys()) {
            String entity = keys.entity().text();
            lines.add(Text.ofCode(entity)
                    .and(dossier.isOneTable() ? Text.EMPTY : Text.of(" in ").code(keys.table()))
                    .and(": ")
                    .and(Texts.key(keys.primary())));
            keys.indexes().stream()
                    .filter(entry -> carried.ways().stream()
                            .anyMatch(
                                    way -> way.placement().owner().name().text().equals(entity)
                                            && way.placement().route().isIndex()
                                            && way.placement()
                                                    .route()
                                                    .name()
                                                    .equals(entry.index().text())))
                    .forEach(entry -> lines.add(Text.ofCode(entity)
                            .and(" in ")
                            .code(entry.index().text())
                            .and(": ")
                            .and(Texts.key(entry.key()))
                            .and(
                                    entry.when().isAlways()
                                            ? Text.EMPTY
                                            : Text.of(" when ")
                                                    .code(entry.when().toString()))));
        }
        return lines;
    }

    private void query(DocumentDraft draft, StoredRelationship stored) {
        draft.say(Text.EMPTY.strong("Query").and(":"));
        List<PatternCost> followers =
                stored.followers().stream().filter(PatternCost::isServed).toList();
        if (followers.isEmpty()) {
            draft.say("No pattern follows this relationship.");
            return;
        }
        draft.add(new Block.Listing("", followers.stream().map(this::query).collect(Collectors.joining("\n"))));
    }

    private String query(PatternCost follower) {
        StringBuilder text = new StringBuilder();
        for (Read read : follower.plan().reads()) {
            text.append("# ")
                    .append(follower.name())
                    .append(": ")
                    .append(AccessPlanText.operation(follower.load().pattern(), read))
                    .append(", in ")
                    .append(read.route().name())
                    .append(": ")
                    .append(RelationshipReasons.units(follower))
                    .append('\n')
                    .append(read.operation() == Read.Operation.QUERY ? "KeyConditionExpression: " : "Key: ")
                    .append(AccessPlanText.keyCondition(read))
                    .append('\n');
            if (read.backwards()) {
                text.append("ScanIndexForward: false\n");
            }
        }
        return text.toString();
    }
}
