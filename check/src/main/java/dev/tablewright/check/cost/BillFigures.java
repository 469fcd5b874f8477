package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.BillLine;

/** Amounts on a bill: of bytes, or of units. */
public final class BillFigures {

    private BillFigures() {}

    public static boolean isBytes(BillLine line) {
        return line.item() == BillLine.Item.STORAGE || line.item() == BillLine.Item.RECOVERY;
    }

    /** {@code 275 GB}, {@code 6,646M units}. */
    public static String amount(BillLine line) {
        return isBytes(line)
                ? Figures.gigabytes(line.amount().expected())
                : Figures.number(line.amount().expected()) + " units";
    }
}
