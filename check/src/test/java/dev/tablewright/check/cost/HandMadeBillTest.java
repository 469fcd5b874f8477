package dev.tablewright.check.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.load.Reckoning;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Bills that were written by hand, at the prices of us-east-1. */
class HandMadeBillTest {

    /** Items of 924 bytes are 1,024 with what DynamoDB adds; 2^20 of them are a gigabyte. */
    private static final String MODEL = """
            entities:
              Thing:
                id: thingId
                attributes: { thingId: ulid, kind: { enum: [A, B] }, at: timestamp, text: string }
                expect: { count: 1048576, size: 924B }
            patterns:
              thing: { get: Thing, by: thingId, rate: 100/s }
              ofKind: { list: Thing, by: kind, sort: -at, page: 40, rate: { average: 10/s, peak: 200/s } }
            writes:
              make: { create: Thing, rate: 20/s }
              retell: { update: Thing, sets: [text], rate: 5/s }
              forget: { delete: Thing, rate: low }
            design:
              table: Things
              keys:
                Thing: { PK: "T#{thingId}", SK: T, ByKind: [kind, at] }
            tables:
              Things: { %s }
            """;

    private static CostReport report(String settings) {
        return CostReport.of(
                Reckoning.of(MODEL.formatted(settings)).analysis(),
                Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty()));
    }

    private static BigDecimal dollars(CostReport report, BillLine.Item item) {
        return report.bill().total(item).expected().dollars();
    }

    /**
     * A month has 2,628,000 seconds. Reads: 100/s × 0.5, and 10/s × 40 × 924 bytes, 10 blocks, 5 units: 100 units a second,
     * 262.8 million, at 12.5 cents. Writes: 20/s × 2 and 5/s × 2, table and index: 50 a second, 131.4 million, at 62.5 cents.
     * Storage: a gigabyte of items and one of entries, at 25 cents. Recovery: that of the table alone, at 20 cents.
     */
    @Test
    void onDemand() {
        CostReport report = report("pointInTimeRecovery: true");
        assertThat(dollars(report, BillLine.Item.READS)).isEqualByComparingTo("32.85");
        assertThat(dollars(report, BillLine.Item.WRITES)).isEqualByComparingTo("82.125");
        assertThat(dollars(report, BillLine.Item.STORAGE)).isEqualByComparingTo("0.5");
        assertThat(dollars(report, BillLine.Item.RECOVERY)).isEqualByComparingTo("0.2");
        assertThat(report.bill().total().expected().dollars()).isEqualByComparingTo("115.675");
        assertThat(report.bill().total().expected()).hasToString("$115.68");
        assertThat(report.remarks().withoutRate()).hasSize(1);
    }

    /** 15.5 and 78 cents a million, 10 cents a gigabyte: 262.8 × 0.155 and 131.4 × 0.78 and 2 × 0.1. */
    @Test
    void infrequentAccess() {
        CostReport report = report("class: infrequent-access");
        assertThat(dollars(report, BillLine.Item.READS)).isEqualByComparingTo("40.734");
        assertThat(dollars(report, BillLine.Item.WRITES)).isEqualByComparingTo("102.492");
        assertThat(dollars(report, BillLine.Item.STORAGE)).isEqualByComparingTo("0.2");
        assertThat(dollars(report, BillLine.Item.RECOVERY)).isZero();
    }

    /** The table and its index, each (100 × 0.00013 + 50 × 0.00065) dollars an hour for 730 hours: 2 × 33.215. */
    @Test
    void provisioned() {
        CostReport report = report("billing: { read: 100, write: 50 }");
        assertThat(dollars(report, BillLine.Item.CAPACITY)).isEqualByComparingTo("66.43");
        assertThat(dollars(report, BillLine.Item.READS)).isZero();
        assertThat(report.bill().total().expected().dollars()).isEqualByComparingTo("66.93");
        assertThat(report.onDemand().orElseThrow().expected().dollars()).isEqualByComparingTo("114.975");
    }

    /**
     * At the peak the table reads 50 units and writes 25, the index reads 200 × 5 and writes 25. Of each 70% are used: 72, 36,
     * 1,429 and 36 are provisioned: (72 + 1,429) × 0.00013 and (36 + 36) × 0.00065 dollars an hour.
     */
    @Test
    void provisionedForThePeak() {
        BigDecimal hour = new BigDecimal("0.00013")
                .multiply(BigDecimal.valueOf(72 + 1_429))
                .add(new BigDecimal("0.00065").multiply(BigDecimal.valueOf(36 + 36)));
        assertThat(report("").provisionedForPeak().orElseThrow().dollars())
                .isEqualByComparingTo(hour.multiply(BigDecimal.valueOf(730)));
    }

    /** A million units are 62.5 cents, which are shown as 63; a rate by the second in between must not lose them. */
    @Test
    void toTheLastCent() {
        CostReport report = CostReport.of(
                Reckoning.of("""
                        entities:
                          Thing: { id: thingId, attributes: { thingId: ulid } }
                        writes:
                          make: { create: Thing, rate: 1M/month }
                        design: { keys: { Thing: { PK: "T#{thingId}", SK: T } } }
                        """).analysis(),
                Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty()));
        assertThat(report.bill().total().expected().dollars()).isEqualByComparingTo("0.625");
        assertThat(report.writes().get(0).cost().month().orElseThrow()).hasToString("$0.63");
    }

    /** 200/s × 5 units, half of them to each kind. */
    @Test
    void heat() {
        HeatLine hottest = report("").heat().get(0);
        assertThat(hottest.group().route().name()).isEqualTo("ByKind");
        assertThat(hottest.group().sum()).isEqualByComparingTo("500");
        assertThat(hottest.cooling()).isEmpty();
    }
}
