package dev.tablewright.capacity.bill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Bills of tables whose usage is given. */
class BillTest {

    private static final long GIGABYTE = 1L << 30;

    private static PriceList prices(String region) {
        return BuiltInPrices.prices().of(region).orElseThrow();
    }

    private static Usage usage(String name, Estimate stored) {
        return new Usage(
                name,
                Estimate.of(0, 2_000_000, 4_000_000),
                Estimate.exactly(1_000_000),
                Estimate.ONE,
                stored,
                BigDecimal.ZERO,
                BigDecimal.ZERO);
    }

    private static TableUsage table(Billing billing, StorageClass storageClass, boolean recovery) {
        return new TableUsage(
                usage("Things", Estimate.exactly(GIGABYTE)),
                List.of(usage("GSI1", Estimate.unbounded(0, 3 * GIGABYTE))),
                billing,
                storageClass,
                recovery,
                false);
    }

    /** 4 million reads (none to 8), 2 million writes, 4 GB (1 or more), and 1 GB that can be recovered. */
    @Test
    void rangesGoThroughToTheTotal() {
        Bill bill = Bill.of(List.of(table(new Billing.OnDemand(), StorageClass.STANDARD, true)), prices("us-east-1"));
        assertThat(bill.total(BillLine.Item.READS)).hasToString("$0.50 ($0 to $1.00)");
        assertThat(bill.total(BillLine.Item.WRITES)).hasToString("$1.25");
        assertThat(bill.total(BillLine.Item.STORAGE)).hasToString("$1.00 ($0.25 or more)");
        assertThat(bill.total(BillLine.Item.RECOVERY)).hasToString("$0.20");
        assertThat(bill.total()).hasToString("$2.95 ($1.70 or more)");
    }

    /**
     * Units that follow the load: a table and an index that read between nothing and two units a second on average, and ten at
     * the peak, of which half are to be in use; their writes need less than the one unit that there always is.
     */
    @Test
    void unitsThatFollowTheLoadCostWhatItNeeds() {
        long month = 2_628_000;
        Usage busy = new Usage(
                "Things",
                Estimate.of(0, month, 2 * month),
                Estimate.exactly(month / 4),
                Estimate.ONE,
                Estimate.ZERO,
                BigDecimal.TEN,
                BigDecimal.ONE);
        Billing scaled = new Billing.Provisioned(1, 1, Optional.of(new Scaling(15, 1, 50)));
        TableUsage table = new TableUsage(busy, List.of(busy), scaled, StorageClass.STANDARD, false, false);

        Bill bill = Bill.of(List.of(table), prices("us-east-1"));

        BillLine capacity = bill.lines().get(0);
        assertThat(capacity.item()).isEqualTo(BillLine.Item.CAPACITY);
        assertThat(capacity.amount()).isEqualTo(Estimate.of(4, 6, 32));
        assertThat(capacity.cost().least()).isEqualTo(fixed(1, 1));
        assertThat(capacity.cost().expected()).isEqualTo(fixed(2, 1));
        assertThat(capacity.cost().most()).contains(fixed(15, 1));
    }

    /** What a table with one index costs for so many units of each. */
    private static Money fixed(long reads, long writes) {
        TableUsage table = table(new Billing.Provisioned(reads, writes), StorageClass.STANDARD, false);
        return Bill.of(List.of(table), prices("us-east-1"))
                .total(BillLine.Item.CAPACITY)
                .expected();
    }

    /** What has no price is not free: it is said. */
    @Test
    void aClassWithoutPrices() {
        Billing bought = new Billing.Provisioned(10, 10);
        Bill bill = Bill.of(List.of(table(bought, StorageClass.INFREQUENT_ACCESS, false)), prices("eu-west-1"));
        assertThat(bill.unknown()).containsExactly("Things");
        assertThat(bill.lines()).isEmpty();
        assertThat(Bill.provisionedForPeak(
                        List.of(table(bought, StorageClass.INFREQUENT_ACCESS, false)), prices("eu-west-1")))
                .isEmpty();
    }

    /** Who never asks for anything still provisions a unit of each: 2 × (0.00013 + 0.00065) × 730. */
    @Test
    void atLeastOneUnitIsProvisioned() {
        assertThat(Bill.provisionedForPeak(
                                List.of(table(new Billing.OnDemand(), StorageClass.STANDARD, false)),
                                prices("us-east-1"))
                        .orElseThrow()
                        .dollars())
                .isEqualByComparingTo("1.1388");
    }
}
