package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a design is worth to the search is what the other commands say of it. */
class CheckerAppraiserTest {

    private static final Setting SETTING =
            Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());

    private static final String TICKETS = """
            tablewright: 1
            application: Tickets
            entities:
              Ticket:
                id: number
                attributes:
                  number: { type: string, max: 10 }
                  project: { type: string, max: 10 }
                expect: { count: 1M }
            patterns:
              ticket: { get: Ticket, by: number, rate: 10/s, budget: { units: 0.5 } }
              newest: { list: Ticket, by: project, page: 20, rate: 5/s }
            writes:
              open: { create: Ticket, rate: 1/s }
            design:
              keys:
                Ticket: { PK: "TICKET#{number}", SK: "TICKET#{number}" }
            """;

    private static Model model(String text) {
        return Pipeline.check(new SourceFile("tickets.yaml", text)).model().orElseThrow();
    }

    private static Appraisal appraise(Model model) {
        return new CheckerAppraiser(SETTING).appraise(model);
    }

    @Test
    void thePriceIsThatOfTheBill() {
        Model shop = model(StarterModel.shop());
        assertThat(appraise(shop).whole().dollars())
                .isEqualByComparingTo(Pipeline.cost(shop, SETTING)
                        .orElseThrow()
                        .bill()
                        .total()
                        .expected()
                        .dollars());
    }

    @Test
    void whatIsNotServedCountsForNothing() {
        Appraisal appraisal = appraise(model(TICKETS));
        assertThat(appraisal.patterns()).containsOnlyKeys("ticket");
        assertThat(appraisal.whole().requests()).isEqualByComparingTo("28908000");
        assertThat(appraisal.patterns().get("ticket").requests()).isEqualByComparingTo("26280000");
    }

    @Test
    void limitsThatAreNotKeptAreCountedWithTheirPattern() {
        assertThat(appraise(model(TICKETS)).whole().violations()).isZero();
        Appraisal dear = appraise(model(TICKETS.replace("units: 0.5", "units: 0.1")));
        assertThat(dear.whole().violations()).isEqualTo(1);
        assertThat(dear.patterns().get("ticket").violations()).isEqualTo(1);
        Appraisal hot = appraise(model(
                TICKETS.replace("\"TICKET#{number}\", SK", "\"TICKETS\", SK").replace("rate: 10/s", "rate: 9000/s")));
        assertThat(hot.whole().violations()).isEqualTo(1);
        assertThat(hot.patterns().get("ticket").violations()).isEqualTo(1);
    }

    @Test
    void withoutADesignThereIsNothingToAppraise() {
        assertThat(appraise(DesignSetAside.whole(model(TICKETS))))
                .isEqualTo(new Appraisal(Worth.NOTHING, Map.of(), List.of()));
    }

    @Test
    void aProposalThatTheCheckerRefusesIsABug() {
        Proposal wrong = new Proposal(model(TICKETS), Worth.NOTHING, List.of());
        assertThatThrownBy(() -> CheckedDesign.of(wrong, SETTING))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("error[TW0214]: access pattern `newest` would need a scan");
    }

    @Test
    void aDesignWhoseKeysAreSetAsideSaysOnlyHowKeysAreWritten() {
        Model aside =
                DesignSetAside.keys(model(TICKETS.replace("design:\n", "design:\n  type: Kind\n  encoding: raw\n")));
        assertThat(aside.design()).hasValueSatisfying(design -> {
            assertThat(design.typeAttribute()).isEqualTo("Kind");
            assertThat(design.keys()).isEmpty();
            assertThat(design.tables()).isEmpty();
        });
    }
}
