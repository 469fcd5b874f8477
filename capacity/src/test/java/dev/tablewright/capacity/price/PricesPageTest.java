package dev.tablewright.capacity.price;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about prices says what the file says. */
class PricesPageTest {

    private static final Path PAGE = Path.of("../docs/prices.md");

    @Test
    void everyRegionIsInTheTable() throws IOException {
        String page = Files.readString(PAGE);
        for (PriceList list : BuiltInPrices.prices().all()) {
            assertThat(page)
                    .contains("| `%s` | %s | %s | %s | %s | %s"
                            .formatted(
                                    list.region(),
                                    list.asOf(),
                                    dollars(list.onDemand().read().dollars()),
                                    dollars(list.onDemand().write().dollars()),
                                    dollars(list.storage().dollars()),
                                    infrequentAccess(list)));
        }
        assertThat(page.lines().filter(line -> line.startsWith("| `")))
                .hasSameSizeAs(BuiltInPrices.prices().regions());
    }

    @Test
    void theExampleIsRead() throws IOException {
        Matcher example = Pattern.compile("```csv\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
        assertThat(example.find()).isTrue();
        PriceFile.Result result = PriceFile.read(example.group(1));
        assertThat(result.mistakes()).isEmpty();
        assertThat(result.prices().orElseThrow().regions()).containsExactly("sa-east-1", "us-east-1");
    }

    private static String dollars(BigDecimal dollars) {
        return "$" + dollars.toPlainString();
    }

    private static String infrequentAccess(PriceList list) {
        return list.infrequentAccess()
                .map(rare -> rare.provisioned().isPresent() ? "yes |" : "on demand |")
                .orElse("|");
    }
}
