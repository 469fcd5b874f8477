package dev.tablewright.lab.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CsvTest {

    @Test
    void cellsAreQuotedWhereTheyMustBe() {
        assertThat(Csv.record(List.of(Optional.of("a"), Optional.empty(), Optional.of(""), Optional.of("say \"hi\""))))
                .isEqualTo("a,,\"\",\"say \"\"hi\"\"\"\r\n");
    }

    @Test
    void whateverIsWrittenIsRead() throws IOException {
        for (long seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            List<List<Optional<String>>> records = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 1 + random.nextInt(5); i++) {
                List<Optional<String>> cells = new ArrayList<>();
                for (int j = 0; j < 2 + random.nextInt(3); j++) {
                    cells.add(random.nextInt(4) == 0 ? Optional.empty() : Optional.of(nasty(random)));
                }
                records.add(cells);
                text.append(Csv.record(cells));
            }
            Csv csv = new Csv(new StringReader(text.toString()));
            List<List<Optional<String>>> read = new ArrayList<>();
            for (List<Optional<String>> next = csv.next(); next != null; next = csv.next()) {
                read.add(next);
            }
            assertThat(read).as("seed %d", seed).isEqualTo(records);
        }
    }

    private static String nasty(Random random) {
        String letters = "a\",\r\n é'";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < random.nextInt(6); i++) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }
}
