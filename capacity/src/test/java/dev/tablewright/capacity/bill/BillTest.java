package dev.tablewright.capacity.bill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.util.List;
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
