package dev.tablewright.capacity.price;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceFileTest {

    private static final String HEADER =
            "region, as_of, read_million, write_million, read_hour, write_hour, storage, pitr, source\n";
    private static final String OURS = "us-east-1, 2026-07-30, 0.10, 0.50, 0.0001, 0.0005, 0.20, 0.16, our contract\n";
    private static final String RARE =
            "region, as_of, read_million, write_million, read_hour, write_hour, storage, pitr,"
                    + " ia_read_million, ia_write_million, ia_read_hour, ia_write_hour, ia_storage, source\n";

    @Test
    void readsALineARegion() {
        PriceFile.Result result = PriceFile.read("# ours\n\n" + HEADER + OURS + OURS.replace("us-east-1", "eu-west-1"));

        assertThat(result.mistakes()).isEmpty();
        Prices prices = result.prices().orElseThrow();
        assertThat(prices.regions()).containsExactly("eu-west-1", "us-east-1");
        PriceList list = prices.of("us-east-1").orElseThrow();
        assertThat(list.asOf()).isEqualTo(LocalDate.of(2026, 7, 30));
        assertThat(list.source()).isEqualTo("our contract");
        assertThat(list.onDemand().write().dollars()).isEqualByComparingTo("0.5");
        assertThat(list.provisioned().readHour()).isEqualByComparingTo("0.0001");
        assertThat(list.storage().dollars()).isEqualByComparingTo("0.2");
        assertThat(list.pointInTimeRecovery().dollars()).isEqualByComparingTo("0.16");
        assertThat(list.infrequentAccess()).isEmpty();
    }

    @Test
    void columnsMayStandInAnyOrder() {
        String text = """
                source,pitr,storage,write_hour,read_hour,write_million,read_million,as_of,region,restore
                us,0.16,0.20,0.0005,0.0001,0.50,0.10,2026-07-30,us-east-1,0.1
                """;
        PriceList list = PriceFile.read("\uFEFF" + text.replace("\n", "\r\n"))
                .prices()
                .orElseThrow()
                .of("us-east-1")
                .orElseThrow();
        assertThat(list.onDemand().read().dollars()).isEqualByComparingTo("0.10");
        assertThat(list.restore().orElseThrow().dollars()).isEqualByComparingTo("0.1");
    }

    @Test
    void standardInfrequentAccessMayComeWithoutHours() {
        String text = RARE + "us-east-1, 2026-07-30, 0.1, 0.5, 0.0001, 0.0005, 0.2, 0.16, 0.12, 0.6, , , 0.08, us";
        PriceList list =
                PriceFile.read(text).prices().orElseThrow().of("us-east-1").orElseThrow();
        assertThat(list.onDemand(StorageClass.INFREQUENT_ACCESS)
                        .orElseThrow()
                        .read()
                        .dollars())
                .isEqualTo(new BigDecimal("0.12"));
        assertThat(list.provisioned(StorageClass.INFREQUENT_ACCESS)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "us-east-1 | Virginia | line 2, column region: \"Virginia\" is not the name of a region, such as eu-west-1",
                "us-east-1 | '' | line 2, column region: is empty",
                "2026-07-30 | July | line 2, column as_of: \"July\" is not a day, such as 2026-09-11",
                "2026-07-30 | 2026-02-30 | line 2, column as_of: \"2026-02-30\" is not a day, such as 2026-09-11",
                "0.20 | abc | line 2, column storage: \"abc\" is not a number of dollars, such as 0.25",
                "0.20 | $0.20 | line 2, column storage: \"$0.20\" is not a number of dollars, such as 0.25",
                "0.20 | 2e-1 | line 2, column storage: \"2e-1\" is not a number of dollars, such as 0.25",
                "0.20 | '' | line 2, column storage: is empty",
                "0.20 | -0.20 | line 2, column storage: -0.20 is no price: it must be above 0",
                "0.16 | 0 | line 2, column pitr: 0 is no price: it must be above 0",
                "0.20 | 20 | line 2, column storage: 20 cannot be right:"
                        + " the price of a gigabyte stored for a month is about $0.25",
                "0.50 | 0.0000005 | line 2, column write_million: 0.0000005 cannot be right:"
                        + " the price of a million write request units is about $0.625",
                "our contract | '' | line 2, column source: is empty",
                "our contract | ours, all | line 2: 10 cells under 9 headings; a comma too many or too few?"
            })
    void saysWhichCellIsWrong(String right, String wrong, String message) {
        assertThat(mistakes(HEADER + OURS.replace(right, wrong))).isEqualTo(message);
    }

    @Test
    void saysWhichColumnIsMissing() {
        assertThat(mistakes("# ours\n" + HEADER.replace(" storage,", "") + OURS))
                .isEqualTo("line 2: column storage is missing");
    }

    @Test
    void saysWhichColumnIsUnknown() {
        assertThat(mistakes(HEADER.replace("storage", "storge") + OURS))
                .isEqualTo("line 1: there is no column \"storge\"; did you mean storage?\n"
                        + "line 1: column storage is missing");
        assertThat(mistakes(HEADER.replace("pitr", "pitr, pitr") + OURS))
                .isEqualTo("line 1: column pitr is there twice");
    }

    @Test
    void saysWhereARegionWasBefore() {
        assertThat(mistakes(HEADER + OURS + "# again\n" + OURS))
                .isEqualTo("line 4, column region: us-east-1 has its prices in line 2");
    }

    @Test
    void saysWhatStandardInfrequentAccessLacks() {
        String start = RARE + "us-east-1, 2026-07-30, 0.1, 0.5, 0.0001, 0.0005, 0.2, 0.16, ";
        assertThat(mistakes(start + "0.12, 0.6, , , , us"))
                .isEqualTo("line 2, column ia_storage: is missing, and ia_read_million is given");
        assertThat(mistakes(start + "0.12, 0.6, , , 0, us"))
                .isEqualTo("line 2, column ia_storage: 0 is no price: it must be above 0;"
                        + " leave the cell empty if the price is not known");
        assertThat(mistakes(start + "0.12, 0.6, 0.0002, , 0.08, us"))
                .isEqualTo("line 2, column ia_write_hour: is missing, and ia_read_hour is given");
        assertThat(mistakes(start + ", , 0.0002, 0.0006, , us"))
                .isEqualTo("line 2, column ia_read_hour: is given, but nothing else of Standard-IA");
    }

    @Test
    void saysAllThatIsWrong() {
        assertThat(mistakes(HEADER + OURS.replace("0.20", "x").replace("0.16", "y") + OURS.replace("us-east-1", "?")))
                .isEqualTo("""
                        line 2, column storage: "x" is not a number of dollars, such as 0.25
                        line 2, column pitr: "y" is not a number of dollars, such as 0.25
                        line 3, column region: "?" is not the name of a region, such as eu-west-1""");
    }

    @Test
    void anEmptyFileHasNoPrices() {
        assertThat(mistakes("")).isEqualTo("line 1: no line of headings");
        assertThat(mistakes("# nothing\n\n")).isEqualTo("line 2: no line of headings");
        assertThat(mistakes(HEADER)).isEqualTo("line 1: no prices under the headings");
    }

    private static String mistakes(String text) {
        PriceFile.Result result = PriceFile.read(text);
        assertThat(result.prices()).isEmpty();
        return String.join(
                "\n", result.mistakes().stream().map(PriceMistake::toString).toList());
    }
}
