package dev.tablewright.lab.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SortedLinesTest {

    @Test
    void moreThanFitsInMemoryIsSortedAllTheSame() {
        for (int room : new int[] {1, 50, 1000, 1_000_000}) {
            Random random = new Random(room);
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                lines.add(random.nextInt(100) + "é" + random.nextInt(10));
            }
            List<String> sorted = new ArrayList<>();
            try (SortedLines all = new SortedLines(room)) {
                lines.forEach(all::add);
                all.forEach(sorted::add);
            }
            assertThat(sorted)
                    .as("room %d", room)
                    .isEqualTo(lines.stream().sorted().toList());
        }
    }
}
