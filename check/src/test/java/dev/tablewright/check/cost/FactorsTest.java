package dev.tablewright.check.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.load.Reckoning;
import dev.tablewright.model.design.Layout;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every factor in both directions: the same designs, once as they are and once with their layouts swapped. */
class FactorsTest {

    private static final String ENTITIES = """
            entities:
              Customer:
                id: customerId
                attributes: { customerId: ulid, email: { type: string, max: 40 }, name: { type: string, max: 40 } }
                expect: { count: 1000 }
              Order:
                id: [customer, orderId]
                attributes: { customer: Customer, orderId: ulid, status: { enum: [OPEN, SENT] } }
                expect: { count: 10000 }
            """;

    private static final String MANY_TO_MANY = "relationships:\n  - Customer }o--o{ Order : shares\n";

    /** One table, in which a customer lies together with the orders. */
    private static final String TOGETHER = """
            design:
              layout: single-table
              table: All
              keys:
                Customer: { PK: "C#{customerId}", SK: "C", GSI1PK: "E#{email}", GSI1SK: "E" }
                Order: { PK: "C#{customer}", SK: "O#{orderId}" }
            """;

    private static final String APART = """
            design:
              layout: table-per-entity
              keys:
                Customer: { table: Customers, key: [customerId], ByEmail: [email] }
                Order: { table: Orders, key: [customer, orderId] }
            """;

    private static final String WITHOUT_INDEX = APART.replace(", ByEmail: [email]", "");

    private static final String INDEX_OF_KEYS = APART + "  indexes:\n    ByEmail: { projection: keys }\n";

    private static final String PAGE = "  page: { list: [Customer, Order], by: customer, page: 11%s }\n";
    private static final String GET = "  customer: { get: Customer, by: customerId%s }\n";
    private static final String BY_EMAIL = "  byEmail: { list: Customer, by: email, page: 1%s }\n";

    private static String patterns(String... patterns) {
        return ENTITIES + "patterns:\n" + String.join("", patterns);
    }

    private static CostReport report(String model, String design) {
        return CostReport.of(
                Reckoning.of(model + design).analysis(),
                Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty()));
    }

    private static Comparison compare(CostReport single, CostReport tables) {
        return Comparison.of(
                new Side(Layout.SINGLE_TABLE, single, false, List.of(), List.of()),
                new Side(Layout.TABLE_PER_ENTITY, tables, true, List.of(), List.of()));
    }

    private static Factor factor(String name, CostReport single, CostReport tables) {
        return compare(single, tables).recommendation().factors().stream()
                .filter(factor -> factor.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Factor factor(String name, String model, String single, String tables) {
        return factor(name, report(model, single), report(model, tables));
    }

    private static Factor factor(String name, String model) {
        return factor(name, model, TOGETHER, APART);
    }

    private static void speaksForOne(Factor factor, String reason) {
        assertThat(factor.reason()).isEqualTo(reason);
        assertThat(factor.favours()).contains(Layout.SINGLE_TABLE);
    }

    private static void speaksForSeveral(Factor factor, String reason) {
        assertThat(factor.reason()).isEqualTo(reason);
        assertThat(factor.favours()).contains(Layout.TABLE_PER_ENTITY);
    }

    private static void speaksForNeither(Factor factor, String reason) {
        assertThat(factor.reason()).isEqualTo(reason);
        assertThat(factor.favours()).isEmpty();
        assertThat(factor.decisive()).isFalse();
    }

    // patterns served

    @Test
    void whatNeedsAScanDecides() {
        String model = patterns(BY_EMAIL.formatted(""));
        Factor lost = factor("patterns served", model, TOGETHER, WITHOUT_INDEX);
        speaksForOne(lost, "`byEmail` would need a scan in several tables");
        assertThat(lost.decisive()).isTrue();
        Factor gained = factor("patterns served", model, WITHOUT_INDEX, TOGETHER);
        speaksForSeveral(gained, "`byEmail` would need a scan in one table");
        assertThat(gained.decisive()).isTrue();
        speaksForNeither(factor("patterns served", model), "the same in both");
    }

    /** A scan takes no request that could be compared, and is not fast. */
    @Test
    void whatNeedsAScanIsNotCompared() {
        String model = patterns(BY_EMAIL.formatted(", rate: 10/s, latency: 4ms"), GET.formatted(", rate: 10/s"));
        speaksForNeither(
                factor("requests", model, TOGETHER, WITHOUT_INDEX),
                "every pattern takes as many in both; 10 read requests/s at peak in one table, 10 in several");
        speaksForNeither(factor("latency", model, TOGETHER, WITHOUT_INDEX), "no pattern waits longer in either");
        assertThat(factor("cost", model, TOGETHER, WITHOUT_INDEX).reason())
                .startsWith("the bills are not of the same patterns: ");
    }

    // heat

    @Test
    void fewerHotKeysAreBetter() {
        String model = ENTITIES + "writes:\n  add: { create: Customer, rate: 1500/s }\n";
        String hot = TOGETHER.replace("PK: \"C#{customerId}\", SK: \"C\"", "PK: ALL, SK: \"C#{customerId}\"");
        speaksForOne(factor("heat", model, APART, hot), "no key is too hot in one table, 1 in several");
        speaksForSeveral(factor("heat", model, hot, APART), "1 key is too hot in one table, none in several");
        speaksForNeither(factor("heat", model), "no key is too hot in either");
    }

    // latency

    @Test
    void moreRoundTripsSpeakForTheOther() {
        String model = patterns(BY_EMAIL.formatted(""));
        Factor slower = factor("latency", model, TOGETHER, INDEX_OF_KEYS);
        speaksForOne(slower, "`byEmail` would wait for more round trips in several tables");
        assertThat(slower.decisive()).isFalse();
        speaksForSeveral(
                factor("latency", model, INDEX_OF_KEYS, TOGETHER),
                "`byEmail` would wait for more round trips in one table");
        speaksForNeither(factor("latency", model), "no pattern waits longer in either");
    }

    @Test
    void aTimeThatOneMissesDecides() {
        String model = patterns(BY_EMAIL.formatted(", latency: 8ms"));
        Factor late = factor("latency", model, TOGETHER, INDEX_OF_KEYS);
        speaksForOne(late, "`byEmail` would miss the time allowed in several tables");
        assertThat(late.decisive()).isTrue();
        Factor early = factor("latency", model, INDEX_OF_KEYS, TOGETHER);
        speaksForSeveral(early, "`byEmail` would miss the time allowed in one table");
        assertThat(early.decisive()).isTrue();
        speaksForNeither(
                factor("latency", model), "no pattern waits longer in either, not even `byEmail` with 10 ms or less");
    }

    @Test
    void whatBothMissElsewhereDecidesNothing() {
        speaksForNeither(
                Factor.against("latency", List.of("`a`"), List.of("`b`", "`c`"), "would miss the time allowed"),
                "`a` would miss the time allowed in one table, `b` and `c` in several");
    }

    // requests

    @Test
    void requestsAreWeighedByTheirRate() {
        String often = patterns(PAGE.formatted(", rate: 10/s"), GET.formatted(", rate: 90/s"));
        speaksForOne(
                factor("requests", often),
                "10% more requests in several tables, for `page`: 100 read requests/s at peak in one table, 110 in"
                        + " several");
        speaksForSeveral(
                factor("requests", often, APART, TOGETHER),
                "10% more requests in one table, for `page`: 110 read requests/s at peak in one table, 100 in several");
    }

    @Test
    void whatIsRareDoesNotMatter() {
        String rarely = patterns(PAGE.formatted(", rate: 10/day"), GET.formatted(", rate: 90/s"));
        speaksForNeither(
                factor("requests", rarely),
                "in several tables `page` takes 1 more, 10 times a day; 90 read requests/s at peak in one table, 90 in"
                        + " several");
        speaksForNeither(
                factor("requests", rarely, APART, TOGETHER),
                "in one table `page` takes 1 more, 10 times a day; 90 read requests/s at peak in one table, 90 in"
                        + " several");
        speaksForNeither(
                factor("requests", patterns(PAGE.formatted(""), GET.formatted(", rate: 1/s"))),
                "in several tables `page` takes 1 more, nobody says in numbers how often; 1 read requests/s at peak in"
                        + " one table, 1 in several");
    }

    /** 5% is enough, and a little less is not. */
    @Test
    void theLineBetweenOftenAndRare() {
        String enough = patterns(PAGE.formatted(", rate: 5/s"), GET.formatted(", rate: 95/s"));
        assertThat(factor("requests", enough).favours()).contains(Layout.SINGLE_TABLE);
        String less = patterns(PAGE.formatted(", rate: 4.9/s"), GET.formatted(", rate: 95.1/s"));
        assertThat(factor("requests", less).favours()).isEmpty();
    }

    @Test
    void withoutRatesPatternsAreCounted() {
        String model = patterns(PAGE.formatted(", rate: high"), GET.formatted(""));
        speaksForOne(
                factor("requests", model),
                "`page` takes more requests in several tables, counted by patterns, as there are no rates in numbers");
        speaksForSeveral(
                factor("requests", model, APART, TOGETHER),
                "`page` takes more requests in one table, counted by patterns, as there are no rates in numbers");
        speaksForNeither(
                factor("requests", patterns(GET.formatted(""))),
                "every pattern takes as many in both; no rates in numbers");
    }

    // cost

    @Test
    void whatCostsLessIsBetter() {
        String model = ENTITIES + "writes:\n  add: { create: Customer, rate: 100/s }\n";
        Factor cheaper = factor("cost", model, TOGETHER, WITHOUT_INDEX);
        assertThat(cheaper.reason()).startsWith("50% less in several tables: $328.5");
        assertThat(cheaper.favours()).contains(Layout.TABLE_PER_ENTITY);
        assertThat(cheaper.weight()).isEqualTo(2);
        Factor dearer = factor("cost", model, WITHOUT_INDEX, TOGETHER);
        assertThat(dearer.reason()).startsWith("50% less in one table: $164.2");
        assertThat(dearer.favours()).contains(Layout.SINGLE_TABLE);
    }

    /** 8% are something only if sizes are known. */
    @Test
    void aLittleCheaperMayBeAMistakeOfEstimates() {
        String model = patterns(GET.formatted(", rate: 1000/s")) + "writes:\n  add: { create: Customer, rate: 10/s }\n";
        Factor estimated = factor("cost", model, TOGETHER, WITHOUT_INDEX);
        assertThat(estimated.reason())
                .startsWith("8.3% less in several tables, within what estimated sizes leave open: $");
        assertThat(estimated.favours()).isEmpty();
        Factor known = factor("cost", model.replace("000 }", "000, size: 200B }"), TOGETHER, WITHOUT_INDEX);
        assertThat(known.reason()).startsWith("8.3% less in several tables: $");
        assertThat(known.favours()).contains(Layout.TABLE_PER_ENTITY);
        assertThat(known.weight()).isEqualTo(1);
    }

    @Test
    void ofCentsNobodySavesAnything() {
        String model = ENTITIES + "writes:\n  add: { create: Customer, rate: 100/day }\n";
        speaksForNeither(
                factor("cost", model, TOGETHER, WITHOUT_INDEX),
                "too little to matter: <$0.01 a month in one table, <$0.01 in several");
    }

    @Test
    void halfABillIsNotCompared() {
        String some = ENTITIES + "writes:\n  add: { create: Customer, rate: 100/s }\n  put: { create: Order }\n";
        Factor cost = factor("cost", some, TOGETHER, WITHOUT_INDEX);
        assertThat(cost.reason())
                .startsWith("1 of 2 patterns and writes has no rate in numbers; the bill without it: $328.5");
        assertThat(cost.favours()).isEmpty();
        String none = ENTITIES + "writes:\n  add: { create: Customer, rate: high }\n";
        speaksForNeither(
                factor("cost", none, TOGETHER, WITHOUT_INDEX),
                "no rates in numbers, so nobody knows what requests cost");
    }

    @Test
    void moneyInSentencesIsThatOfTables() {
        String model = ENTITIES.replaceAll("(?m)^ +expect.*\n", "") + "patterns:\n" + GET.formatted(", rate: 0/s");
        assertThat(factor("cost", model).reason()).isEqualTo("the same: $0.00 a month in one table, $0.00 in several");
    }

    // throughput

    @Test
    void highThroughputSpeaksForOneTable() {
        String line = " calls/s at peak; the guides draw a line at 10,000 calls a second";
        speaksForOne(
                factor("throughput", patterns(GET.formatted(", rate: 10001/s"))),
                "10,001" + line + ", beyond which one table is advised");
        speaksForNeither(factor("throughput", patterns(GET.formatted(", rate: 10000/s"))), "10,000" + line);
        speaksForNeither(
                factor("throughput", patterns(GET.formatted(", rate: 10/s"), PAGE.formatted(""))),
                "at least 10" + line);
        speaksForNeither(
                factor("throughput", patterns(GET.formatted(", rate: high"))),
                "no rates in numbers; the guides draw a line at 10,000 calls a second");
    }

    // relationships

    @Test
    void manyToManyAloneIsNoReason() {
        speaksForNeither(
                factor("relationships", MANY_TO_MANY + patterns(GET.formatted(""))),
                "1 many-to-many; no pattern reads several kinds of entities");
        speaksForNeither(
                factor("relationships", patterns(PAGE.formatted(""))),
                "no many-to-many; 1 pattern reads several kinds of entities");
        speaksForNeither(
                factor("relationships", MANY_TO_MANY + patterns(PAGE.formatted("")), APART, TOGETHER),
                "1 many-to-many; 1 pattern reads several kinds of entities");
    }

    @Test
    void manyToManyCountsWhereAPageGainsByIt() {
        String gain =
                "1 many-to-many; 1 pattern reads several kinds of entities; `page` takes fewer requests in one table";
        speaksForOne(factor("relationships", MANY_TO_MANY + patterns(PAGE.formatted(""))), gain);
        speaksForOne(factor("relationships", MANY_TO_MANY + patterns(PAGE.formatted(", rate: 1/s"))), gain);
        speaksForNeither(
                factor(
                        "relationships",
                        MANY_TO_MANY + patterns(PAGE.formatted(", rate: 1/day"), GET.formatted(", rate: 9/s"))),
                gain + ", less than 5% of all");
    }

    // knowledge of patterns

    @Test
    void patternsWithoutRatesMayStillBeFound() {
        String name = "knowledge of patterns";
        speaksForSeveral(
                factor(name, patterns(GET.formatted(""))),
                "1 of 1 has no rate in numbers: if it is still being found, several tables are easier to change");
        speaksForSeveral(
                factor(name, patterns(GET.formatted(""), PAGE.formatted(""), BY_EMAIL.formatted(", rate: 1/s"))),
                "2 of 3 have no rate in numbers: if they are still being found, several tables are easier to change");
        speaksForNeither(
                factor(
                        name,
                        patterns(GET.formatted(""), PAGE.formatted(", rate: 1/s"), BY_EMAIL.formatted(", rate: 1/s"))),
                "2 of 3 have a rate in numbers");
        speaksForNeither(factor(name, patterns(GET.formatted(", rate: 1/s"))), "1 of 1 has a rate in numbers");
    }

    // one request, atomicity

    @Test
    void oneRequestIsAFactWithoutAVote() {
        speaksForNeither(
                factor("one request", patterns(PAGE.formatted(""))),
                "`page`: what one request gives in one table comes from several in the other layout, a little further"
                        + " apart in time");
        speaksForNeither(
                factor("one request", patterns(GET.formatted(""))),
                "nothing that one request gives in one table takes several in the other layout");
        assertThat(compare(
                                report(patterns(PAGE.formatted("")), APART),
                                report(patterns(PAGE.formatted("")), APART.replace("Orders", "Other")))
                        .patterns()
                        .get(0)
                        .isOneRequest())
                .as("several in both are not one that was kept")
                .isFalse();
    }

    @Test
    void transactionsReachOverTables() {
        String guarded = ENTITIES.replace("max: 40 }, name", "max: 40, unique: true }, name")
                + "writes:\n  add: { create: Customer }\n";
        speaksForNeither(
                factor(
                        "atomicity",
                        guarded,
                        TOGETHER + "  guards:\n    Customer.email: { PK: \"G#{email}\", SK: G }\n",
                        APART + "  guards:\n    Customer.email: { table: Emails, key: [email] }\n"),
                "kept: `add` becomes a transaction over several tables, at the same price");
        speaksForNeither(
                factor("atomicity", patterns(GET.formatted(""))), "kept: no write reaches over several tables");
    }

    // the recommendation

    @Test
    void sameLayoutsAreNotWeighed() {
        CostReport report = report(patterns(GET.formatted("")), TOGETHER);
        Comparison comparison = compare(report, report);
        assertThat(comparison.isSame()).isTrue();
        assertThat(comparison.recommendation().because()).isEqualTo("both layouts are the same: one table");
        assertThat(comparison.recommendation().factors()).isEmpty();
        assertThat(comparison.recommendation().questions()).isEmpty();
    }

    @Test
    void aTieIsCalledOne() {
        Recommendation tie = Recommendation.of(List.of(Factor.single("a", "x"), Factor.tables("b", "y")));
        assertThat(tie.layout()).contains(Layout.TABLE_PER_ENTITY);
        assertThat(tie.clear()).isFalse();
        assertThat(tie.because())
                .isEqualTo("as much speaks for one as for the other: several tables, because they are simpler to"
                        + " understand, to change and to analyse");
    }

    @Test
    void nothingSpeaksForTheSimpler() {
        Recommendation nothing = Recommendation.of(List.of(Factor.neither("a", "x")));
        assertThat(nothing.layout()).contains(Layout.TABLE_PER_ENTITY);
        assertThat(nothing.because()).startsWith("nothing speaks for one table");
    }

    @Test
    void twoVotesAheadAreClear() {
        Recommendation one = Recommendation.of(List.of(Factor.single("a", "x")));
        assertThat(one.layout()).contains(Layout.SINGLE_TABLE);
        assertThat(one.clear()).isFalse();
        Recommendation two = Recommendation.of(List.of(Factor.single("a", "x"), Factor.single("b", "y")));
        assertThat(two.clear()).isTrue();
        assertThat(two.because()).isEqualTo("x; y");
    }

    @Test
    void whatDecidesOutweighsAll() {
        Factor much = Factor.tables("cost", "y").weighing(2);
        Recommendation decided =
                Recommendation.of(List.of(Factor.single("a", "x").deciding(), much));
        assertThat(decided.layout()).contains(Layout.SINGLE_TABLE);
        assertThat(decided.clear()).isTrue();
        Recommendation torn = Recommendation.of(List.of(Factor.single("a", "x").deciding(), much.deciding()));
        assertThat(torn.layout()).contains(Layout.SINGLE_TABLE);
        assertThat(torn.clear()).isFalse();
    }
}
