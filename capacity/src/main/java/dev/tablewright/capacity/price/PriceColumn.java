package dev.tablewright.capacity.price;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A column of a price file: what it is called, what it counts, and what is usual. */
enum PriceColumn {
    REGION("region"),
    AS_OF("as_of"),
    READ_MILLION("read_million", "a million read request units", "0.125"),
    WRITE_MILLION("write_million", "a million write request units", "0.625"),
    READ_HOUR("read_hour", "a read capacity unit for an hour", "0.00013"),
    WRITE_HOUR("write_hour", "a write capacity unit for an hour", "0.00065"),
    STORAGE("storage", "a gigabyte stored for a month", "0.25"),
    PITR("pitr", "a gigabyte under point-in-time recovery for a month", "0.20"),
    BACKUP("backup", "a gigabyte of backups for a month", "0.10"),
    RESTORE("restore", "a gigabyte restored", "0.15"),
    STREAM_MILLION("stream_million", "a million reads of a stream", "0.20"),
    IA_READ_MILLION("ia_read_million", "a million read request units of Standard-IA", "0.155"),
    IA_WRITE_MILLION("ia_write_million", "a million write request units of Standard-IA", "0.78"),
    IA_READ_HOUR("ia_read_hour", "a read capacity unit of Standard-IA for an hour", "0.00016"),
    IA_WRITE_HOUR("ia_write_hour", "a write capacity unit of Standard-IA for an hour", "0.00081"),
    IA_STORAGE("ia_storage", "a gigabyte stored in Standard-IA for a month", "0.10"),
    SOURCE("source");

    /** What a file may leave out, as a column or as a cell. */
    private static final List<PriceColumn> OPTIONAL = List.of(
            BACKUP,
            RESTORE,
            STREAM_MILLION,
            IA_READ_MILLION,
            IA_WRITE_MILLION,
            IA_READ_HOUR,
            IA_WRITE_HOUR,
            IA_STORAGE);

    /** Further than this from what is usual is a slip of units: dollars per unit and per million, cents and dollars. */
    private static final BigDecimal FAR = BigDecimal.valueOf(50);

    private final String heading;
    private final String what;
    private final Optional<BigDecimal> usual;

    PriceColumn(String heading) {
        this.heading = heading;
        this.what = "";
        this.usual = Optional.empty();
    }

    PriceColumn(String heading, String what, String usual) {
        this.heading = heading;
        this.what = what;
        this.usual = Optional.of(new BigDecimal(usual));
    }

    String heading() {
        return heading;
    }

    /** What the price is of, in words. */
    String what() {
        return what;
    }

    boolean isPrice() {
        return usual.isPresent();
    }

    boolean isOptional() {
        return OPTIONAL.contains(this);
    }

    /** What somebody pays in us-east-1, if this price is too far from it to be true. */
    Optional<BigDecimal> usualIfAbsurd(BigDecimal price) {
        return usual.filter(dollars -> price.compareTo(dollars.multiply(FAR)) > 0
                || price.multiply(FAR).compareTo(dollars) < 0);
    }

    static Optional<PriceColumn> of(String heading) {
        return Arrays.stream(values())
                .filter(column -> column.heading.equals(heading))
                .findFirst();
    }

    static List<String> headings() {
        return Arrays.stream(values()).map(PriceColumn::heading).toList();
    }
}
