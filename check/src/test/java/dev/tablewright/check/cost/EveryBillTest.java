package dev.tablewright.check.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.check.load.AnalysedModel;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every bill, whatever the model. */
class EveryBillTest {

    /** What sums in another order may differ in. */
    private static final BigDecimal TINY = new BigDecimal("0.000000001");

    static List<AnalysedModel> models() {
        return AnalysedModel.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void theTotalIsTheSumOfItsLines(AnalysedModel model) {
        CostReport report = report(model, false).orElseThrow();
        assertThat(report.bill().total().expected())
                .isEqualTo(report.bill().lines().stream()
                        .map(line -> line.cost().expected())
                        .reduce(Money.ZERO, Money::plus));
        isInOrder(report.bill().total());
        report.bill().lines().forEach(line -> isInOrder(line.cost()));
    }

    @ParameterizedTest
    @MethodSource("models")
    void callsTogetherCostWhatTheBillSaysOfRequests(AnalysedModel model) {
        CostReport report = report(model, true).orElseThrow();
        BigDecimal calls = Stream.concat(
                        report.patterns().stream().map(PatternCost::cost),
                        report.writes().stream().map(WriteCost::cost))
                .flatMap(cost -> cost.month().stream())
                .map(cost -> cost.expected().dollars())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal requests = report.bill()
                .total(BillLine.Item.READS)
                .plus(report.bill().total(BillLine.Item.WRITES))
                .expected()
                .dollars();
        assertThat(calls.subtract(requests).abs()).isLessThanOrEqualTo(TINY.multiply(requests.max(BigDecimal.ONE)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void moreCallsAreNoCheaper(AnalysedModel model) {
        Optional<CostReport> doubled = report(model.withDoubleRates(), false);
        CostReport once = report(model, false).orElseThrow();
        doubled.ifPresent(twice -> {
            assertThat(twice.bill().total().expected())
                    .isGreaterThanOrEqualTo(once.bill().total().expected());
            assertThat(twice.bill().total().least())
                    .isGreaterThanOrEqualTo(once.bill().total().least());
        });
    }

    private static Optional<CostReport> report(AnalysedModel model, boolean uniform) {
        Setting said = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        return model.analysis()
                .map(analysis -> CostReport.of(analysis, uniform ? said.uniformFor(analysis.model()) : said));
    }

    private static void isInOrder(Cost cost) {
        assertThat(cost.least()).isLessThanOrEqualTo(cost.expected());
        cost.most().ifPresent(most -> assertThat(most).isGreaterThanOrEqualTo(cost.expected()));
    }
}
