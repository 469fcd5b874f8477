package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;

/**
 * What is paid for one thing in a month.
 *
 * @param amount units, or bytes
 */
public record BillLine(String table, Item item, Estimate amount, Cost cost) {

    /** What is paid for. */
    public enum Item {
        READS("read requests"),
        WRITES("write requests"),
        CAPACITY("provisioned capacity"),
        STORAGE("storage"),
        RECOVERY("point-in-time recovery");

        private final String words;

        Item(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
