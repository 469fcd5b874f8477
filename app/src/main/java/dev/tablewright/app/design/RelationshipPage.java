package dev.tablewright.app.design;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.cost.RemarkText;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.generate.docs.StoredRelationship;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.synthesis.explain.Decision;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The decisions on relationships, as a document to keep beside the model: {@code relationship-decisions.md}. */
public final class RelationshipPage {

    private final DesignedModel designed;
    private final CheckedDesign best;
    private final StringBuilder out = new StringBuilder();

    private RelationshipPage(DesignedModel designed) {
        this.designed = designed;
        this.best = designed.best().orElseThrow();
    }

    /** @param designed with one design at least */
    public static String of(DesignedModel designed) {
        RelationshipPage page = new RelationshipPage(designed);
        page.head();
        designed.decisions().stream()
                .filter(decision -> decision.kind() == Decision.Kind.RELATIONSHIP)
                .forEach(page::section);
        return PrintableText.lines(page.out.toString());
    }

    private void head() {
        out.append("# Decisions on the relationships of ")
                .append(designed.model().application())
                .append("\n\nMade by `tablewright design` for a ")
                .append(best.design().layout().words())
                .append(": ")
                .append(Dollars.of(best.proposal().worth().dollars()))
                .append(" a month, ")
                .append(RemarkText.prices(best.report()))
                .append(".\n");
        if (designed.kept()) {
            out.append("\nNo relationship was decided on: every entity has its keys in the file.\n");
        } else if (designed.model().relationships().isEmpty()) {
            out.append("\nNo relationship was decided on: the model has none.\n");
        }
        list("Assumed, because the model does not say it", designed.assumptions());
    }

    private void section(Decision decision) {
        out.append("\n## `").append(decision.subject()).append("`\n\n");
        out.append("**").append(decision.choice()).append("**\n");
        list("Why", decision.reasons());
        relationship(decision.subject())
                .ifPresent(relationship -> stored(new StoredRelationship(best.report(), relationship)));
        if (!decision.alternatives().isEmpty()) {
            table(
                    "Instead of | price | why not",
                    decision.alternatives().stream()
                            .map(other -> List.of(
                                    cell(other.choice()),
                                    Dollars.inWords(other.extra()),
                                    cell(String.join(" ", other.reasons())))));
        }
        list("What would change it", decision.tippings());
    }

    private Optional<Relationship> relationship(String line) {
        return best.model().relationships().stream()
                .filter(relationship -> relationship.text().equals(line))
                .findFirst();
    }

    private void stored(StoredRelationship relationship) {
        table("Stored as | in | key", relationship.keys().stream().flatMap(RelationshipPage::places));
        List<PatternCost> followers = relationship.followers();
        if (!followers.isEmpty()) {
            table(
                    "Pattern | operation | index | key condition",
                    followers.stream()
                            .flatMap(pattern -> pattern.plan().reads().stream().map(read -> read(pattern, read))));
        }
    }

    private static Stream<List<String>> places(EntityKeys keys) {
        return Stream.concat(
                Stream.of(place(keys, keys.table(), keys.primary())),
                keys.indexes().stream().map(entry -> place(keys, index(entry), entry.key())));
    }

    private static String index(IndexEntry entry) {
        return entry.index().text();
    }

    private static List<String> place(EntityKeys keys, String where, ItemKey key) {
        return List.of(
                keys.entity().text(),
                where,
                key.values()
                        .map(value -> code(value.attribute() + " = " + value.text()))
                        .collect(Collectors.joining(", ")));
    }

    private static List<String> read(PatternCost pattern, Read read) {
        String index = AccessPlanText.index(read);
        return List.of(
                pattern.name(),
                AccessPlanText.operation(pattern.plan().pattern(), read),
                index.isEmpty() ? "the table" : index,
                code(AccessPlanText.keyCondition(read)));
    }

    private void list(String title, List<String> sentences) {
        if (!sentences.isEmpty()) {
            out.append('\n').append(title).append(":\n\n");
            sentences.forEach(sentence -> out.append("- ").append(sentence).append('\n'));
        }
    }

    private void table(String headings, Stream<List<String>> rows) {
        out.append("\n| ").append(headings).append(" |\n|");
        out.append("---|".repeat(headings.split("\\|").length)).append('\n');
        rows.forEach(row -> out.append("| ").append(String.join(" | ", row)).append(" |\n"));
    }

    private static String code(String text) {
        return "`" + cell(text) + "`";
    }

    /** A bar would end the cell. */
    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
