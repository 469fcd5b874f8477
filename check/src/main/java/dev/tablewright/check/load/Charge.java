package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Units for sizes that are estimated. */
final class Charge {

    private static final BigDecimal READ_BYTES = BigDecimal.valueOf(4_096);
    private static final BigDecimal WRITE_BYTES = BigDecimal.valueOf(1_024);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private Charge() {}

    /** Read units of an item, or of what one request of a query reads. */
    static Estimate read(Estimate bytes, boolean strong) {
        return bytes.map(size -> rounded(size, READ_BYTES).multiply(strong ? BigDecimal.ONE : HALF));
    }

    /** Write units of an item, or of a copy of it in an index. */
    static Estimate write(Estimate bytes) {
        return bytes.map(size -> rounded(size, WRITE_BYTES));
    }

    private static BigDecimal rounded(BigDecimal bytes, BigDecimal unit) {
        return bytes.divide(unit, 0, RoundingMode.CEILING).max(BigDecimal.ONE);
    }
}
