package dev.tablewright.app.cost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.page.PageDocument;
import dev.tablewright.check.Checker;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Factor;
import dev.tablewright.check.cost.Recommendation;
import dev.tablewright.check.cost.Side;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ComparisonTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    static List<String> examples() {
        return Examples.atScale();
    }

    private static Comparison compare(CostReport report) {
        return Pipeline.compare(report.model(), report.setting()).orElseThrow();
    }

    private static Comparison example(String name) {
        return compare(CostReports.example(name));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void bothSidesAreThereAndOneOfThemIsDerived(String example) {
        Comparison comparison = example(example);

        assertThat(comparison.single().layout()).isEqualTo(Layout.SINGLE_TABLE);
        assertThat(comparison.tables().layout()).isEqualTo(Layout.TABLE_PER_ENTITY);
        assertThat(comparison.single().derived())
                .isNotEqualTo(comparison.tables().derived());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatIsServedIsServedInBoth(String example) {
        assertThat(example(example).patterns())
                .allMatch(pair -> pair.single().isServed() == pair.tables().isServed());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theDerivedSideHasNoErrors(String example) {
        assertThat(example(example).sides())
                .allSatisfy(side -> assertThat(Checker.check(side.report().model()))
                        .noneMatch(finding -> finding.severity() == Severity.ERROR));
    }

    @Test
    void inOneTableAPageOfSeveralKindsIsOneRequest() {
        PatternPair page = example("shop").patterns().stream()
                .filter(pair -> pair.name().equals("customerPage"))
                .findFirst()
                .orElseThrow();

        assertThat(page.single().load().requests().expected()).isEqualByComparingTo("1");
        assertThat(page.tables().load().requests().expected()).isEqualByComparingTo("2");
        assertThat(page.losesOneRequest()).isTrue();
    }

    /** Both are asked at once, so that nobody waits longer. */
    @Test
    void severalRequestsOfOnePatternWaitForNobody() {
        assertThat(example("shop").patterns())
                .allMatch(pair -> pair.tables()
                                .load()
                                .rounds()
                                .compareExpected(pair.single().load().rounds())
                        == 0);
    }

    @Test
    void aTransactionReachesOverTables() {
        assertThat(example("shop").writes())
                .filteredOn(pair -> pair.name().equals("placeOrder"))
                .singleElement()
                .satisfies(pair -> assertThat(pair.tablesTogether()).isEqualTo(2));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theRecommendationFollowsFromItsFactors(String example) {
        Comparison comparison = example(example);
        List<Factor> factors = comparison.recommendation().factors();
        long single = weight(factors, Layout.SINGLE_TABLE);
        long tables = weight(factors, Layout.TABLE_PER_ENTITY);

        Layout expected = factors.stream()
                .filter(Factor::decisive)
                .findFirst()
                .flatMap(Factor::favours)
                .orElse(single > tables ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY);
        assertThat(comparison.recommendation().layout()).contains(expected);
    }

    /** Judged by hand: only where pages are read often, or calls are many, is one table worth its pains. */
    @Test
    void theRecommendationsOfTheExamples() {
        Map<String, String> recommended = new TreeMap<>();
        Examples.names().forEach(example -> {
            Recommendation recommendation = example(example).recommendation();
            recommended.put(
                    example, recommendation.layout().orElseThrow() + (recommendation.clear() ? ", clearly" : ""));
        });
        assertThat(recommended)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("bank", "TABLE_PER_ENTITY"),
                        Map.entry("catalog", "TABLE_PER_ENTITY"),
                        Map.entry("deals", "TABLE_PER_ENTITY"),
                        Map.entry("github", "TABLE_PER_ENTITY"),
                        Map.entry("projects", "TABLE_PER_ENTITY"),
                        Map.entry("saas", "TABLE_PER_ENTITY"),
                        Map.entry("saas-tables", "TABLE_PER_ENTITY"),
                        Map.entry("sessions", "TABLE_PER_ENTITY"),
                        Map.entry("shop", "SINGLE_TABLE"),
                        Map.entry("shop-tables", "TABLE_PER_ENTITY"),
                        Map.entry("social", "SINGLE_TABLE")));
    }

    private static final String ONE_ENTITY = """
            tablewright: 1
            application: Notes
            entities:
              Note:
                id: noteId
                attributes: { noteId: ulid, text: { type: string, max: 100 } }
            patterns:
              note: { get: Note, by: noteId }
            design:
              keys:
                Note: { PK: "N#{noteId}", SK: NOTE }
            """;

    private static Comparison ofOneEntity() {
        return Pipeline.compare(
                        Pipeline.check(new SourceFile("notes.yaml", ONE_ENTITY))
                                .model()
                                .orElseThrow(),
                        CostReports.example("shop").setting())
                .orElseThrow();
    }

    @Test
    void ofOneEntityThereIsNothingToChoose() throws IOException {
        Comparison comparison = ofOneEntity();

        assertThat(CompareText.of(comparison))
                .contains("both layouts are the same: one table")
                .doesNotContain("recommended", "weighed");
        assertThat(ComparePage.of(comparison)).contains("Nothing to choose").doesNotContain("What was weighed");
        String json = CompareJson.of(comparison);
        assertThat(errors(json)).isEmpty();
        assertThat(MAPPER.readTree(json).at("/recommendation/layout").isNull()).isTrue();
    }

    @Test
    void aQuestionMarkIsExplained() {
        String why = "no rate in numbers, so these are not in the bill: note.";

        assertThat(CompareText.of(ofOneEntity()))
                .contains(why)
                .containsPattern("read requests, a month +\\? +\\?\n")
                .containsPattern("write requests, a month +\\$0.00 +\\$0.00\n")
                .containsPattern("storage, a month +\\? +\\?\n");
        assertThat(ComparePage.of(ofOneEntity())).contains(why);
    }

    @Test
    void whatIsNotDerivedStandsByItself() {
        Comparison shop = example("shop");
        Side open = new Side(Layout.TABLE_PER_ENTITY, shop.tables().report(), true, List.of(), List.of("this", "that"));

        assertThat(CompareText.of(Comparison.of(shop.single(), open)))
                .contains("\n\nnot derived: this\nnot derived: that\n\nweighed ");
    }

    @Test
    void theChartSaysToWhichIndexAColumnBelongs() {
        assertThat(CompareText.of(example("shop"))).contains("byStatus: status  byStatus: placedAtOrderId");
        assertThat(CompareText.of(example("shop-tables"))).contains("GSI1PK").doesNotContain("GSI1: ");
    }

    private static long weight(List<Factor> factors, Layout layout) {
        return factors.stream()
                .filter(factor -> factor.favours().filter(layout::equals).isPresent())
                .mapToLong(Factor::weight)
                .sum();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theJsonIsWhatTheSchemaSays(String example) throws IOException {
        assertThat(errors(CompareJson.of(example(example)))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void thePageIsWellFormed(String example) {
        assertThat(PageDocument.parse(ComparePage.of(example(example))).text()).contains("What was weighed");
    }

    @Test
    void nothingOfAHostileModelBecomesMarkup() throws IOException {
        Comparison comparison = compare(CostReports.hostile());

        assertThat(ComparePage.of(comparison)).doesNotContain("<script");
        assertThat(errors(CompareJson.of(comparison))).isEmpty();
        assertThat(CompareText.of(comparison)).isNotEmpty();
    }

    private static List<String> errors(String json) throws IOException {
        JsonNode schema = MAPPER.readTree(Files.readString(Path.of("../docs/compare.schema.json")));
        Schema compiled =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(schema);
        return compiled.validate(MAPPER.readTree(json)).stream()
                .map(Object::toString)
                .toList();
    }
}
