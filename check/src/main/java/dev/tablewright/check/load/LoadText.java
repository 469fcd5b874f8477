package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The arithmetic of units, in words: a line for each table and index. */
public final class LoadText {

    private LoadText() {}

    /** {@code Query of GSI1: 20 items, 24 KB: 3 read units}. */
    public static List<String> of(PatternLoad load) {
        List<String> lines = new ArrayList<>();
        for (ReadLoad read : load.reads()) {
            String where = read.read().operation().word() + " of "
                    + read.read().route().words();
            BigDecimal requests = read.main().asked();
            String parts = requests.compareTo(BigDecimal.ONE) == 0
                    ? ""
                    : " in " + Amount.number(requests) + " partitions, each rounded up by itself";
            lines.add(where + ": " + items(read.itemsRead()) + ", " + bytes(read.bytes()) + parts + ": "
                    + units(read.main()));
            read.fetch()
                    .ifPresent(fetch ->
                            lines.add("then BatchGetItem of " + fetch.route().words() + ": " + units(fetch)));
        }
        return lines;
    }

    /** {@code the table `Shop`: 6 write units}. */
    public static List<String> of(WriteLoad load) {
        String how = load.transaction() ? " in a transaction, which counts twice in tables" : "";
        List<String> lines = new ArrayList<>();
        lines.add(items(load.items()) + " written" + how);
        load.demands()
                .filter(demand -> demand.kind() == PartitionLimit.WRITE)
                .forEach(demand -> lines.add(
                        demand.owner().name() + " in " + demand.route().words() + ": " + units(demand)));
        return lines;
    }

    private static String units(Demand demand) {
        BigDecimal units = demand.units().expected();
        return Amount.number(units) + " " + demand.kind().word() + " unit"
                + (units.compareTo(BigDecimal.ONE) == 0 ? "" : "s");
    }

    private static String items(Estimate items) {
        BigDecimal number = items.expected();
        return Amount.number(number) + (number.compareTo(BigDecimal.ONE) == 0 ? " item" : " items");
    }

    private static String bytes(Estimate bytes) {
        return Amount.bytes(bytes.expectedWhole());
    }
}
