package dev.tablewright.check.proof;

import java.util.Locale;

/** What a design must give to every pattern and every entity. */
public enum Property {
    /** The caller knows the partition: no scan. */
    REACHABLE,
    /** The range holds items of the wanted kinds only. */
    EXACT,
    /** Every item that is wanted is in the range. */
    COMPLETE,
    /** The order of the keys is the order that is asked for. */
    ORDERED,
    /** No two entities share a key, and an id is given once. */
    UNIQUE,
    /** Keys, items and pages keep within DynamoDB's limits. */
    BOUNDED,
    /** No partition is asked more than it can bear. */
    COOL,
    /** Keys stay right when attributes change. */
    MAINTAINABLE;

    /** The word for it in a report. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
