package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** Numbers as they stand in tables: short, and honest about what is not known. */
public final class Figures {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

    /** Numbers below are written out. */
    private static final BigDecimal PLAIN = BigDecimal.valueOf(10_000);

    private static final BigDecimal GIGABYTE = BigDecimal.valueOf(1L << 30);
    private static final String[] SCALES = {"", "K", "M", "B", "T"};

    private Figures() {}

    /** {@code 11}; with its ends if they look different: {@code 11 (0 to 20)}, {@code 30 (0 or more)}. */
    public static String estimate(Estimate estimate) {
        String expected = number(estimate.expected());
        String least = number(estimate.least());
        Optional<String> most = estimate.most().map(Figures::number);
        if (least.equals(expected) && most.filter(expected::equals).isPresent()) {
            return expected;
        }
        return most.map(end -> expected + " (" + least + "–" + end + ")").orElse(expected + " (" + least + "+)");
    }

    /** {@code 0.5}, {@code 12}, {@code 1.3M}. */
    public static String number(BigDecimal number) {
        BigDecimal scaled = number;
        int scale = 0;
        while (scaled.compareTo(scale == 0 ? PLAIN : THOUSAND) >= 0 && scale < SCALES.length - 1) {
            scaled = scaled.divide(THOUSAND, 6, RoundingMode.HALF_UP);
            scale++;
        }
        return (scale == 0 ? plain(scaled) : threeDigits(scaled)) + SCALES[scale];
    }

    /** Units come in halves: below a hundred they are shown. */
    private static String plain(BigDecimal number) {
        boolean small = number.compareTo(BigDecimal.TEN) >= 0 && number.compareTo(HUNDRED) < 0;
        return small
                ? number.setScale(1, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString()
                : Amount.number(number);
    }

    private static String threeDigits(BigDecimal number) {
        return number.round(new MathContext(3, RoundingMode.HALF_UP))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** As the author said it: {@code 200/s}, {@code high}, {@code ?}. */
    public static String rate(Frequency frequency) {
        return frequency
                .average()
                .or(frequency::peak)
                .map(Figures::rate)
                .or(() -> frequency.word().map(word -> word.name().toLowerCase(Locale.ROOT)))
                .orElse("?");
    }

    private static String rate(Rate rate) {
        return number(rate.amount()) + "/" + rate.per().word();
    }

    /** {@code 12%}, {@code 0.4%}. */
    public static String percent(BigDecimal share) {
        return Amount.number(share.multiply(HUNDRED)) + "%";
    }

    /** {@code 12.3 GB}; a single byte is not nothing. */
    public static String gigabytes(BigDecimal bytes) {
        return Amount.number(bytes.divide(GIGABYTE, 12, RoundingMode.HALF_UP)) + " GB";
    }

    /** The expected amount, as short as it can be. */
    public static String money(Cost cost) {
        return cost.expected().toTheCent();
    }
}
