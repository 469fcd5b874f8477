package dev.tablewright.capacity.price;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Sums that anybody can do on paper, with the prices of us-east-1. */
class PriceListTest {

    private static final PriceList VIRGINIA =
            BuiltInPrices.prices().of("us-east-1").orElseThrow();

    private static final long GIGABYTE = 1_073_741_824;

    @Test
    void requestsArePaidByTheUnit() {
        assertThat(VIRGINIA.onDemand().read().of(1_000_000)).isEqualTo(money("0.125"));
        assertThat(VIRGINIA.onDemand().write().of(1)).isEqualTo(money("0.000000625"));
        assertThat(VIRGINIA.onDemand().read().of(new BigDecimal("0.5"))).isEqualTo(money("0.0000000625"));
        assertThat(VIRGINIA.onDemand().of(new BigDecimal("8000000"), new BigDecimal("2000000")))
                .isEqualTo(money("2.25"))
                .hasToString("$2.25");
    }

    @Test
    void capacityIsPaidForTheMonthOf730Hours() {
        assertThat(VIRGINIA.provisioned().month(1, 0)).isEqualTo(money("0.0949"));
        assertThat(VIRGINIA.provisioned().month(0, 1)).isEqualTo(money("0.4745"));
        assertThat(VIRGINIA.provisioned().month(100, 100)).isEqualTo(money("56.94"));
    }

    @Test
    void storageIsPaidByGigabytesOfTwoToTheThirty() {
        assertThat(VIRGINIA.storage().of(GIGABYTE)).isEqualTo(money("0.25"));
        assertThat(VIRGINIA.storage().of(100 * GIGABYTE)).isEqualTo(money("25"));
        // Exact to the byte, and a gigabyte of them is a gigabyte.
        assertThat(VIRGINIA.storage().of(1).times(GIGABYTE)).isEqualTo(money("0.25"));
        assertThat(VIRGINIA.pointInTimeRecovery().of(10 * GIGABYTE)).isEqualTo(money("2"));
    }

    @Test
    void extrasArePaidWhereTheyAreKnown() {
        assertThat(VIRGINIA.backup().orElseThrow().of(GIGABYTE)).isEqualTo(money("0.1"));
        assertThat(VIRGINIA.restore().orElseThrow().of(GIGABYTE)).isEqualTo(money("0.15"));
        assertThat(VIRGINIA.streamReads().orElseThrow().of(1_000_000)).isEqualTo(money("0.2"));
    }

    @Test
    void theClassOfATableDecides() {
        assertThat(VIRGINIA.onDemand(StorageClass.STANDARD)).contains(VIRGINIA.onDemand());
        assertThat(VIRGINIA.provisioned(StorageClass.STANDARD)).contains(VIRGINIA.provisioned());
        assertThat(VIRGINIA.storage(StorageClass.STANDARD)).contains(VIRGINIA.storage());

        StorageClass rare = StorageClass.INFREQUENT_ACCESS;
        assertThat(VIRGINIA.onDemand(rare).orElseThrow().write().of(1_000_000)).isEqualTo(money("0.78"));
        assertThat(VIRGINIA.provisioned(rare).orElseThrow().month(0, 100)).isEqualTo(money("59.13"));
        assertThat(VIRGINIA.storage(rare).orElseThrow().of(GIGABYTE)).isEqualTo(money("0.1"));
    }

    @Test
    void whatIsNotKnownIsEmpty() {
        PriceList mumbai = BuiltInPrices.prices().of("ap-south-1").orElseThrow();
        assertThat(mumbai.onDemand(StorageClass.INFREQUENT_ACCESS)).isEmpty();
        assertThat(mumbai.provisioned(StorageClass.INFREQUENT_ACCESS)).isEmpty();
        assertThat(mumbai.storage(StorageClass.INFREQUENT_ACCESS)).isEmpty();
        assertThat(mumbai.restore()).isEmpty();
    }

    private static Money money(String dollars) {
        return new Money(new BigDecimal(dollars));
    }
}
