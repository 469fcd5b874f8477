package dev.tablewright.language.resolve;

import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.entity.Skew;
import java.math.BigDecimal;
import java.util.Optional;

/** Reads how unequally values are asked for: {@code uniform}, {@code zipf}, {@code zipf(1.2)} or {@code constant}. */
final class SkewReader {

    private SkewReader() {}

    static Optional<Skew> read(View view) {
        return view.scalar("skew").map(SkewReader::read);
    }

    private static Skew read(Scalar scalar) {
        return switch (scalar.value()) {
            case "uniform" -> new Skew.Uniform(scalar.span());
            case "constant" -> new Skew.Constant(scalar.span());
            default -> new Skew.Zipf(exponent(scalar.value()), scalar.span());
        };
    }

    /** What stands between the brackets; without them it is 1, as George Zipf found it for the words of a language. */
    private static BigDecimal exponent(String zipf) {
        int bracket = zipf.indexOf('(');
        return bracket < 0 ? BigDecimal.ONE : new BigDecimal(zipf.substring(bracket + 1, zipf.length() - 1));
    }
}
