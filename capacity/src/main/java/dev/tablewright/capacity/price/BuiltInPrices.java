package dev.tablewright.capacity.price;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The prices that come with Tablewright. This is the only class of the pure stages that reads something: a file of its
 * own jar, which is as constant as its code.
 */
public final class BuiltInPrices {

    private static final String FILE = "prices.csv";
    private static final Prices PRICES = read();

    private BuiltInPrices() {}

    /** Of all regions whose every figure could be found. */
    public static Prices prices() {
        return PRICES;
    }

    private static Prices read() {
        try (InputStream file = BuiltInPrices.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is not in the jar");
            }
            PriceFile.Result result = PriceFile.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            return result.prices().orElseThrow(() -> new IllegalStateException(FILE + ": " + result.mistakes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
