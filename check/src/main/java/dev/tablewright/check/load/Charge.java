package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.ReadUnits;
import dev.tablewright.capacity.unit.WriteUnits;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Units for sizes that are estimated. */
final class Charge {

    /** Beyond every size that makes sense, and small enough to be counted with. */
    private static final BigDecimal ABSURD = BigDecimal.valueOf(1L << 52);

    private Charge() {}

    /** Read units of an item, or of what one request of a query reads. */
    static Estimate read(Estimate bytes, boolean strong) {
        Consistency consistency = strong ? Consistency.STRONG : Consistency.EVENTUAL;
        return bytes.map(size -> ReadUnits.ofPage(whole(size), consistency).toBigDecimal());
    }

    /** Write units of an item, or of a copy of it in an index. */
    static Estimate write(Estimate bytes) {
        return bytes.map(size -> WriteUnits.of(whole(size)).toBigDecimal());
    }

    private static long whole(BigDecimal bytes) {
        // What is left over from a division is no byte.
        return bytes.min(ABSURD)
                .setScale(6, RoundingMode.HALF_UP)
                .setScale(0, RoundingMode.CEILING)
                .longValueExact();
    }
}
