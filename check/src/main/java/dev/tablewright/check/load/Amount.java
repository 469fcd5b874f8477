package dev.tablewright.check.load;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people read them. */
public final class Amount {

    /** What would be rounded to nothing. */
    private static final BigDecimal LEAST = new BigDecimal("0.05");

    private static final long KILOBYTE = 1_024;
    private static final long MEGABYTE = 1_048_576;

    private Amount() {}

    /** {@code 420 bytes}, {@code 12.5 KB}, {@code 1.3 MB}. */
    public static String bytes(long bytes) {
        if (bytes < KILOBYTE) {
            return bytes + (bytes == 1 ? " byte" : " bytes");
        }
        return bytes < MEGABYTE ? scaled(bytes, KILOBYTE) + " KB" : scaled(bytes, MEGABYTE) + " MB";
    }

    /** {@code 12,500}. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** {@code 12,500}, {@code 0.5}: no more digits than are worth reading. */
    public static String number(BigDecimal number) {
        if (number.signum() > 0 && number.compareTo(LEAST) < 0) {
            return "<0.1";
        }
        BigDecimal shown = number.setScale(number.abs().compareTo(BigDecimal.TEN) < 0 ? 1 : 0, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return String.format(Locale.ROOT, "%,." + Math.max(0, shown.scale()) + "f", shown);
    }

    private static String scaled(long bytes, long unit) {
        return number(BigDecimal.valueOf(bytes).divide(BigDecimal.valueOf(unit), 1, RoundingMode.HALF_UP));
    }
}
