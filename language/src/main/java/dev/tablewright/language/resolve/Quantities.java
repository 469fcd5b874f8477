package dev.tablewright.language.resolve;

import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers with units, in texts whose form has been checked. */
final class Quantities {

    private Quantities() {}

    /** {@code 20K} is 20,000; {@code 1.5M} is 1,500,000; {@code 2B} is 2,000,000,000. */
    static long count(String text) {
        return number(text).setScale(0, RoundingMode.HALF_UP).longValue();
    }

    /** {@code 1.5KB} is 1,536 bytes: a kilobyte has 1,024, as DynamoDB counts. Nothing has less than one byte. */
    static long bytes(String text) {
        String amount = text.replaceAll("[KM]?B$", "");
        long unit = text.endsWith("KB") ? 1024 : text.endsWith("MB") ? 1024 * 1024 : 1;
        return new BigDecimal(amount)
                .multiply(BigDecimal.valueOf(unit))
                .setScale(0, RoundingMode.HALF_UP)
                .max(BigDecimal.ONE)
                .longValue();
    }

    /** {@code 2s} is 2,000. */
    static int millis(String text) {
        return text.endsWith("ms")
                ? Integer.parseInt(text.substring(0, text.length() - 2))
                : (int) Math.min(Integer.MAX_VALUE, 1000L * Integer.parseInt(text.substring(0, text.length() - 1)));
    }

    /** {@code 200/s}. */
    static Rate rate(Scalar scalar) {
        String text = scalar.value();
        int slash = text.indexOf('/');
        String word = text.substring(slash + 1);
        for (Rate.Period period : Rate.Period.values()) {
            if (period.word().equals(word)) {
                return new Rate(number(text.substring(0, slash)), period, scalar.span());
            }
        }
        throw new IllegalArgumentException("not a rate: " + text);
    }

    private static BigDecimal number(String text) {
        char last = text.charAt(text.length() - 1);
        BigDecimal factor =
                switch (last) {
                    case 'K' -> BigDecimal.valueOf(1_000);
                    case 'M' -> BigDecimal.valueOf(1_000_000);
                    case 'B' -> BigDecimal.valueOf(1_000_000_000);
                    default -> BigDecimal.ONE;
                };
        String digits = Character.isDigit(last) ? text : text.substring(0, text.length() - 1);
        return new BigDecimal(digits).multiply(factor);
    }
}
