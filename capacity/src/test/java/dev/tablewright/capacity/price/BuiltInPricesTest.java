package dev.tablewright.capacity.price;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInPricesTest {

    /** The day of the general price cut: what is older has prices that no longer hold. */
    private static final LocalDate REDUCTION = LocalDate.of(2024, 11, 1);

    private static final PriceList VIRGINIA =
            BuiltInPrices.prices().of("us-east-1").orElseThrow();

    static Collection<PriceList> lists() {
        return BuiltInPrices.prices().all();
    }

    @Test
    void regionsAreInOrder() {
        assertThat(BuiltInPrices.prices().regions())
                .containsExactly(
                        "ap-northeast-1",
                        "ap-northeast-2",
                        "ap-south-1",
                        "ap-southeast-2",
                        "eu-central-1",
                        "eu-north-1",
                        "eu-west-1",
                        "eu-west-2",
                        "us-east-1",
                        "us-east-2",
                        "us-west-2");
    }

    @Test
    void aRegionIsFoundByItsName() {
        Prices prices = BuiltInPrices.prices();
        assertThat(prices.of("eu-west-1").orElseThrow().region()).isEqualTo("eu-west-1");
        assertThat(prices.of("eu-west-9")).isEmpty();
        assertThat(prices.nearest("eu-wset-1")).contains("eu-west-1");
        assertThat(prices.nearest("us-esat-2")).contains("us-east-2");
        assertThat(prices.nearest("mars")).isEmpty();
    }

    @Test
    void twoListsOfARegionAreABug() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Prices(List.of(VIRGINIA, VIRGINIA)))
                .withMessageContaining("us-east-1");
    }

    @ParameterizedTest
    @MethodSource("lists")
    void everyListSaysWhenAndFromWhere(PriceList list) {
        assertThat(list.asOf()).isAfter(REDUCTION);
        assertThat(list.source()).contains("Price List " + list.region());
    }

    /** us-east-1 is among the cheapest, and no region here is half as dear again. */
    @ParameterizedTest
    @MethodSource("lists")
    void everyPriceIsNearThatOfVirginia(PriceList list) {
        near(list.onDemand().read().dollars(), VIRGINIA.onDemand().read().dollars());
        near(list.onDemand().write().dollars(), VIRGINIA.onDemand().write().dollars());
        near(list.provisioned().readHour(), VIRGINIA.provisioned().readHour());
        near(list.provisioned().writeHour(), VIRGINIA.provisioned().writeHour());
        near(list.storage().dollars(), VIRGINIA.storage().dollars());
        near(
                list.pointInTimeRecovery().dollars(),
                VIRGINIA.pointInTimeRecovery().dollars());
        list.backup()
                .ifPresent(price ->
                        near(price.dollars(), VIRGINIA.backup().orElseThrow().dollars()));
        list.restore()
                .ifPresent(price ->
                        near(price.dollars(), VIRGINIA.restore().orElseThrow().dollars()));
        list.streamReads()
                .ifPresent(price -> near(
                        price.dollars(), VIRGINIA.streamReads().orElseThrow().dollars()));
    }

    /** A write costs five reads, wherever it happens; a slip in one of two columns shows here. */
    @ParameterizedTest
    @MethodSource("lists")
    void aWriteCostsFiveReads(PriceList list) {
        Stream.concat(Stream.of(list.onDemand()), list.infrequentAccess().map(InfrequentAccessPrice::onDemand).stream())
                .forEach(
                        price -> fiveTimes(price.write().dollars(), price.read().dollars()));
        fiveTimes(list.provisioned().writeHour(), list.provisioned().readHour());
    }

    @ParameterizedTest
    @MethodSource("lists")
    void infrequentAccessIsDearerToUseAndCheaperToKeep(PriceList list) {
        list.infrequentAccess().ifPresent(rare -> {
            assertThat(rare.onDemand().read().dollars())
                    .isGreaterThan(list.onDemand().read().dollars());
            assertThat(rare.onDemand().write().dollars())
                    .isGreaterThan(list.onDemand().write().dollars());
            assertThat(rare.storage().dollars()).isLessThan(list.storage().dollars());
        });
    }

    private static void near(BigDecimal price, BigDecimal virginia) {
        assertThat(price).isBetween(virginia, virginia.multiply(new BigDecimal("1.5")));
    }

    /** Within two per cent: AWS rounds. */
    private static void fiveTimes(BigDecimal write, BigDecimal read) {
        assertThat(write).isBetween(read.multiply(new BigDecimal("4.9")), read.multiply(new BigDecimal("5.1")));
    }
}
