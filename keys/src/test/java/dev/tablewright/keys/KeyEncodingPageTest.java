package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The table of examples in {@code docs/key-encoding.md} shows what happens. */
class KeyEncodingPageTest {

    @Test
    void theExamplesAreTrue() throws IOException {
        List<String> rows = Files.readString(Path.of("../docs/key-encoding.md"))
                .lines()
                .dropWhile(line -> !line.startsWith("| type | format | before |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (String row : rows) {
            List<String> cells = Arrays.stream(row.split("\\|"))
                    .skip(1)
                    .map(cell -> cell.strip().replace("`", ""))
                    .toList();
            KeyType type = KeyType.valueOf(cells.get(0).toUpperCase(Locale.ROOT));
            Vector.Value example = new Vector.Value(type, cells.get(1), cells.get(2), cells.get(3));
            assertThat(example.members()).as(row).containsEntry("encoded", cells.get(4));
        }
    }
}
