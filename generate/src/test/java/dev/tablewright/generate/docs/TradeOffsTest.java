package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.document.Text;
import dev.tablewright.model.entity.Relationship;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a way to store a relationship gains and costs is said where it is so, and nowhere else. */
class TradeOffsTest {

    private static final String MODEL = """
            tablewright: 1
            application: Shop
            entities:
              Customer:
                id: name
                attributes: { name: string, city: string }
              Order:
                id: number
                attributes: { number: ulid, customer: %s }
            relationships:
              - Customer ||--o{ Order : places
            patterns:
              %s
            writes:
              order: { create: Order }
              leave: { delete: Customer%s }
            design:
              keys:
                Customer: { PK: "C#{name}", SK: "C" }
                Order: %s
            """;

    private static final String FIXED = "{ type: Customer, immutable: true }";
    private static final String LISTED = "orders: { list: Order, by: customer, page: 10 }";
    private static final String TOGETHER = "{ PK: \"C#{customer}\", SK: \"O#{number}\" }";
    private static final String INDEXED =
            "{ PK: \"O#{number}\", SK: \"O\", GSI1PK: \"C#{customer}\", GSI1SK: \"{number}\" }";
    private static final String APART = "{ PK: \"O#{number}\", SK: \"O\" }";

    @Test
    void aCollectionNeedsNoIndex() {
        assertThat(of(FIXED, LISTED, "", TOGETHER))
                .anyMatch(line -> line.startsWith("✅ No index is needed"))
                .anyMatch(line -> line.startsWith("✅ orders needs one request"))
                .noneMatch(line -> line.contains("follows a moment later"))
                .noneMatch(line -> line.contains("written once more"));
    }

    @Test
    void anIndexIsPaidForAndComesLater() {
        assertThat(of(FIXED, LISTED, "", INDEXED))
                .anyMatch(line -> line.startsWith("❌ GSI1 follows a moment later"))
                .anyMatch(line -> line.startsWith("❌ Its entries are written once more, in write units: order 1 of 2"))
                .noneMatch(line -> line.startsWith("✅ No index is needed"));
    }

    @Test
    void bothEndsInOneRequestAreAGain() {
        String both = "page: { list: [Customer, Order], by: customer, page: 10 }";
        assertThat(of(FIXED, both, "", TOGETHER))
                .anyMatch(line -> line.startsWith("✅ page gets both ends in one request"));
    }

    @Test
    void aReferenceThatChangesMovesItems() {
        assertThat(of("Customer", LISTED, "", TOGETHER))
                .contains(
                        "❌ Any Order that gets another customer is deleted and written anew, since its primary key changes.");
        assertThat(of("Customer", LISTED, "", INDEXED))
                .contains(
                        "❌ Any Order that gets another customer moves in GSI1: one entry is deleted and one written.");
        assertThat(of(FIXED, LISTED, "", TOGETHER)).noneMatch(line -> line.contains("gets another"));
    }

    @Test
    void deletionsLeaveChildrenBehindOrTakeThemAlong() {
        assertThat(of(FIXED, LISTED, "", TOGETHER))
                .contains("❌ leave leaves every Order of a deleted Customer behind.");
        assertThat(of(FIXED, LISTED, ", with: [Order]", TOGETHER))
                .noneMatch(line -> line.contains("behind"))
                .anyMatch(line -> line.startsWith("❌ leave deletes them after the Customer"));
    }

    @Test
    void whatNobodyFollowsCostsNothing() {
        assertThat(of(FIXED, "customer: { get: Customer, by: name }", "", APART))
                .contains(
                        "✅ Nothing is paid for it: no key and no index carries it.",
                        "❌ Who wants every Order of one Customer needs an index first.");
        assertThat(of(FIXED, LISTED, "", TOGETHER)).noneMatch(line -> line.contains("Nothing is paid"));
    }

    @Test
    void copiesSpareAReadAndGrowStale() {
        String copied = FIXED + ", customerCity: string";
        assertThat(of(copied, LISTED, "", TOGETHER))
                .contains("✅ Order carries customerCity along: who lists it need not fetch the Customer.")
                .anyMatch(line -> line.startsWith("❌ customerCity holds what Customer has"));
        assertThat(of(FIXED, LISTED, "", TOGETHER)).noneMatch(line -> line.contains("carries"));
    }

    private static List<String> of(String customer, String patterns, String along, String keys) {
        Dossier dossier = Dossiers.of(MODEL.formatted(customer, patterns, along, keys));
        Relationship relationship = dossier.model().relationships().get(0);
        Carried carried = Carried.of(dossier.analysis().space(), relationship);
        StoredRelationship stored = new StoredRelationship(dossier.report(), relationship);
        return new TradeOffs(dossier, carried, stored)
                .all().stream().map(TradeOffsTest::words).toList();
    }

    private static String words(Text text) {
        return text.pieces().stream()
                .map(piece -> piece instanceof Text.Words words ? words.text() : ((Text.Code) piece).text())
                .collect(Collectors.joining());
    }
}
