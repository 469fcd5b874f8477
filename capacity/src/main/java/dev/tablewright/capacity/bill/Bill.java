package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.GigabytePrice;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.OnDemandPrice;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.capacity.price.ProvisionedPrice;
import dev.tablewright.model.design.TableSettings.Billing;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What all tables cost in a month.
 *
 * @param streams what is paid for beside the bill, if somebody reads the streams of tables
 * @param unknown what could not be priced: tables of a class whose prices the list does not have
 */
public record Bill(PriceList prices, List<BillLine> lines, List<StreamReading> streams, List<String> unknown) {

    /** Auto scaling holds the used part of what is provisioned at this. AWS proposes the same. */
    public static final BigDecimal TARGET_UTILISATION = new BigDecimal("0.70");

    public Bill {
        lines = List.copyOf(lines);
        streams = List.copyOf(streams);
        unknown = List.copyOf(unknown);
    }

    public static Bill of(List<TableUsage> tables, PriceList prices) {
        List<BillLine> lines = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (TableUsage table : tables) {
            Optional<OnDemandPrice> onDemand = prices.onDemand(table.storageClass());
            Optional<ProvisionedPrice> provisioned = prices.provisioned(table.storageClass());
            Optional<GigabytePrice> storage = prices.storage(table.storageClass());
            boolean known = storage.isPresent()
                    && (table.billing() instanceof Billing.OnDemand ? onDemand.isPresent() : provisioned.isPresent());
            if (known) {
                lines.addAll(
                        table.billing() instanceof Billing.Provisioned bought
                                ? List.of(capacity(table, bought, provisioned.get()))
                                : requests(table, onDemand.get()));
                lines.addAll(storage(table, storage.get(), prices.pointInTimeRecovery()));
            } else {
                unknown.add(table.name());
            }
        }
        List<StreamReading> streams = tables.stream()
                .filter(TableUsage::stream)
                .map(table -> StreamReading.of(table, prices))
                .toList();
        return new Bill(prices, lines, streams, unknown);
    }

    private static List<BillLine> requests(TableUsage table, OnDemandPrice price) {
        Estimate reads = table.sum(Usage::readUnits);
        Estimate writes = table.sum(Usage::writeUnits);
        return List.of(
                new BillLine(table.name(), BillLine.Item.READS, reads, Cost.of(reads, price.read()::of)),
                new BillLine(table.name(), BillLine.Item.WRITES, writes, Cost.of(writes, price.write()::of)));
    }

    /** Every index is given the same capacity as its table, as a table is created without a word about its indexes. */
    private static BillLine capacity(TableUsage table, Billing.Provisioned bought, ProvisionedPrice price) {
        Estimate units = Estimate.ZERO;
        Cost month = Cost.ZERO;
        for (Usage part : table.parts().toList()) {
            BoughtUnits of = BoughtUnits.of(bought, part);
            units = units.plus(of.reads()).plus(of.writes());
            month = month.plus(of.month(price));
        }
        return new BillLine(table.name(), BillLine.Item.CAPACITY, units, month);
    }

    private static List<BillLine> storage(TableUsage table, GigabytePrice price, GigabytePrice recovery) {
        Estimate all = table.sum(Usage::storedBytes);
        List<BillLine> lines = new ArrayList<>();
        lines.add(new BillLine(table.name(), BillLine.Item.STORAGE, all, Cost.of(all, price::of)));
        if (table.recovery()) {
            Estimate own = table.table().storedBytes();
            lines.add(new BillLine(table.name(), BillLine.Item.RECOVERY, own, Cost.of(own, recovery::of)));
        }
        return lines;
    }

    public Cost total() {
        return lines.stream().map(BillLine::cost).reduce(Cost.ZERO, Cost::plus);
    }

    public Cost total(BillLine.Item item) {
        return lines.stream()
                .filter(line -> line.item() == item)
                .map(BillLine::cost)
                .reduce(Cost.ZERO, Cost::plus);
    }

    /**
     * What the requests of all tables would cost if capacity for their busiest second were provisioned all month, as auto
     * scaling would at the peak; empty if a price is not known.
     */
    public static Optional<Money> provisionedForPeak(List<TableUsage> tables, PriceList prices) {
        Money sum = Money.ZERO;
        for (TableUsage table : tables) {
            Optional<ProvisionedPrice> price = prices.provisioned(table.storageClass());
            if (price.isEmpty()) {
                return Optional.empty();
            }
            for (Usage part : table.parts().toList()) {
                sum = sum.plus(price.get().month(unitsFor(part.peakReads()), unitsFor(part.peakWrites())));
            }
        }
        return Optional.of(sum);
    }

    /** What the requests of all tables cost on demand; empty if a price is not known. */
    public static Optional<Cost> onDemand(List<TableUsage> tables, PriceList prices) {
        Cost sum = Cost.ZERO;
        for (TableUsage table : tables) {
            Optional<OnDemandPrice> price = prices.onDemand(table.storageClass());
            if (price.isEmpty()) {
                return Optional.empty();
            }
            for (BillLine line : requests(table, price.get())) {
                sum = sum.plus(line.cost());
            }
        }
        return Optional.of(sum);
    }

    /** How many units to provision for so many in the busiest second; at least one unit is provisioned. */
    public static long unitsFor(BigDecimal peak) {
        return peak.divide(TARGET_UTILISATION, 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE)
                .min(BigDecimal.valueOf(Integer.MAX_VALUE))
                .longValue();
    }
}
