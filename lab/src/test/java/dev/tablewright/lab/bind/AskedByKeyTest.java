package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.Read;
import dev.tablewright.check.Models;
import dev.tablewright.lab.trial.TrialModels;
import dev.tablewright.lab.trial.TrialReport;
import org.junit.jupiter.api.Test;

/** Who gives a whole key and asks for more sends one request by key, and asks the rest of the item that comes: as planned and priced. */
class AskedByKeyTest {

    private static final String MODEL = """
            tablewright: 1
            application: Desk
            entities:
              Order:
                id: orderId
                attributes:
                  orderId: ulid
                  owner: { type: string, max: 20 }
                  status: { enum: [OPEN, SENT, DONE] }
                  note: { type: string, optional: true, max: 40 }
                expect: { count: 1K }
            patterns:
              order: { get: Order, by: orderId }
              orderOf: { get: Order, by: [orderId, owner] }
              openOrder: { get: Order, by: orderId, where: status = OPEN }
              noted: { get: Order, by: [orderId, status], where: note exists, needs: [owner] }
              ordersOf: { get: Order, by: [orderId, owner], batch: 10 }
              openOrders: { get: Order, by: orderId, where: status != DONE, batch: 10 }
            design:
              layout: single-table
              table: Desk
              keys:
                Order: { PK: "ORDER#{orderId}", SK: ORDER }
            """;

    @Test
    void asTheReferenceDoes() {
        TrialReport report = TrialModels.tried(MODEL, 60, TrialModels.everything());

        assertThat(report.isPassed()).as(TrialModels.failures(report)).isTrue();
        assertThat(report.subjects()).allSatisfy(subject -> assertThat(subject.cases())
                .as("cases of %s", subject.name())
                .isNotEmpty());
    }

    @Test
    void andNoneIsAQuery() {
        BoundModel bound = BoundModel.of(Models.of(MODEL));
        assertThat(bound.patterns()).allSatisfy(pattern -> {
            Read read = pattern.plan().reads().get(0);
            assertThat(read.operation()).isNotEqualTo(Read.Operation.QUERY);
            assertThat(bound.analysis().requests(pattern.plan()).of(read).isByKey())
                    .isTrue();
        });
    }
}
