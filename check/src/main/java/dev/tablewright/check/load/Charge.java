package dev.tablewright.check.load;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.unit.Consistency;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Units for sizes that are estimated, and may be beyond all that DynamoDB takes. */
final class Charge {

    private Charge() {}

    /** Read units of an item, or of what one request of a query reads. */
    static Estimate read(Estimate bytes, boolean strong) {
        BigDecimal each =
                (strong ? Consistency.STRONG : Consistency.EVENTUAL).perRead().toBigDecimal();
        return bytes.map(size -> rounded(size, DynamoFacts.READ_UNIT_BYTES).multiply(each));
    }

    /** Write units of an item, or of a copy of it in an index. */
    static Estimate write(Estimate bytes) {
        return bytes.map(size -> rounded(size, DynamoFacts.WRITE_UNIT_BYTES));
    }

    private static BigDecimal rounded(BigDecimal bytes, long unit) {
        // What is left over from a division is no byte.
        BigDecimal whole = bytes.setScale(6, RoundingMode.HALF_UP).setScale(0, RoundingMode.CEILING);
        return whole.divide(BigDecimal.valueOf(unit), 0, RoundingMode.CEILING).max(BigDecimal.ONE);
    }
}
