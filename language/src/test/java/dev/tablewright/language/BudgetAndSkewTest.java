package dev.tablewright.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.grammar.Form;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.AwsRegions;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.Skew;
import dev.tablewright.model.pattern.Budget;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.SourceFile;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a model says about cost and popularity arrives as it was meant, with the place of every number. */
class BudgetAndSkewTest {

    private static final SourceFile SOURCE = new SourceFile("shop.yaml", """
            tablewright: 1
            application: Shop
            entities:
              Customer:
                id: username
                attributes: { username: string, name: string }
                expect: { count: 1.5M, size: 2KB, skew: zipf }
            patterns:
              customer:
                { get: Customer, by: username, batch: 50, skew: zipf(1.20), latency: 20ms, budget: { units: 0.5, time: 2s } }
              names: { list: Customer, by: name, page: 25, top: 100, skew: uniform, budget: { requests: 3 } }
            writes:
              join: { create: Customer, skew: constant, budget: { units: 12 } }
              leave: { delete: Customer }
            """);

    private static final Model MODEL = ModelReader.read(SOURCE).model().orElseThrow();

    private final Pattern customer = MODEL.patterns().get(0);
    private final Pattern names = MODEL.patterns().get(1);
    private final Write join = MODEL.writes().get(0);

    @Test
    void aBudgetHasTheLimitsThatAreSaid() {
        Budget budget = customer.budget().orElseThrow();

        assertThat(budget.units().map(Said::value)).contains(new BigDecimal("0.5"));
        assertThat(budget.requests()).isEmpty();
        assertThat(budget.millis().map(Said::value)).contains(2000);
        assertThat(names.budget().flatMap(Budget::requests).map(Said::value)).contains(3);
        assertThat(join.budget().flatMap(Budget::units).map(Said::value)).contains(new BigDecimal("12"));
    }

    @Test
    void aBudgetAndItsLimitsKnowTheirPlaces() {
        Budget budget = customer.budget().orElseThrow();

        assertThat(budget.span().text()).isEqualTo("{ units: 0.5, time: 2s }");
        assertThat(written(budget.units())).isEqualTo("0.5");
        assertThat(written(budget.millis())).isEqualTo("2s");
    }

    @Test
    void whatIsSaidNowhereIsEmpty() {
        Write leave = MODEL.writes().get(1);

        assertThat(leave.budget()).isEmpty();
        assertThat(leave.skew()).isEmpty();
    }

    @Test
    void skewIsReadInEveryForm() {
        assertThat(customer.skew().orElseThrow())
                .isInstanceOfSatisfying(
                        Skew.Zipf.class, zipf -> assertThat(zipf.exponent()).isEqualByComparingTo("1.2"));
        assertThat(names.skew().orElseThrow()).isInstanceOf(Skew.Uniform.class);
        assertThat(join.skew().orElseThrow()).isInstanceOf(Skew.Constant.class);
        assertThat(join.skew().orElseThrow().span().text()).isEqualTo("constant");
    }

    @Test
    void plainZipfHasTheExponentOne() {
        assertThat(expectation().skew().orElseThrow())
                .isInstanceOfSatisfying(
                        Skew.Zipf.class, zipf -> assertThat(zipf.exponent()).isEqualByComparingTo("1"));
    }

    @Test
    void numbersKnowTheirPlaces() {
        assertThat(expectation().count()).contains(1_500_000L);
        assertThat(written(expectation().saidCount())).isEqualTo("1.5M");
        assertThat(expectation().itemBytes()).contains(2048L);
        assertThat(written(expectation().saidSize())).isEqualTo("2KB");
        assertThat(written(customer.saidBatch())).isEqualTo("50");
        assertThat(written(customer.saidLatency())).isEqualTo("20ms");
        assertThat(written(names.saidPage())).isEqualTo("25");
        assertThat(written(names.saidTop())).isEqualTo("100");
    }

    @Test
    void theFormatterLeavesThemAsTheyAre() {
        assertThat(Formatter.format(SOURCE).text().orElseThrow())
                .contains(
                        "skew: zipf(1.20)",
                        "budget: { requests: 3 }",
                        "expect: { count: 1.5M, size: 2KB, skew: zipf }");
    }

    @Test
    void everyKnownRegionCanBeWritten() {
        assertThat(AwsRegions.KNOWN).isSorted().doesNotHaveDuplicates().allMatch(Form.REGION::accepts);
    }

    private static Expectation expectation() {
        return MODEL.entities().get(0).expect();
    }

    private static <T> String written(Optional<Said<T>> said) {
        return said.orElseThrow().span().text();
    }
}
