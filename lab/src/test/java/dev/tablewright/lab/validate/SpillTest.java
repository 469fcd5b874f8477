package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers are added up on disk as a map in memory would add them up. */
class SpillTest {

    private static final List<Column> COLUMNS = List.of(
            new Column.OfTally(null, null, false, Optional.empty()), new Column.OfNumbering(null, new LinkedHashMap<>()));

    @TempDir
    private Path folder;

    @Test
    void givesWhatAMapInMemoryGives() throws IOException {
        long seed = 7;
        Random random = new Random(seed);
        Spill spill = new Spill(folder, COLUMNS, List.of(), 50);
        Map<String, Entry> naive = new TreeMap<>();
        for (int i = 0; i < 20_000; i++) {
            Entry entry = any(random);
            spill.add(entry);
            naive.merge(
                    entry.column() + entry.key(), entry, (one, other) -> one.with(other, COLUMNS.get(one.column())));
        }
        List<Entry> all = new ArrayList<>();
        spill.forEach(all::add);
        assertThat(all).as("seed " + seed).containsExactlyElementsOf(naive.values());
    }

    @Test
    void goesOnWithTheFilesOfAnother() throws IOException {
        Random random = new Random(8);
        Spill first = new Spill(folder, COLUMNS, List.of(), 10);
        List<Entry> entries = Stream.generate(() -> any(random)).limit(1_000).toList();
        for (Entry entry : entries.subList(0, 500)) {
            first.add(entry);
        }
        List<Path> runs = first.flush();
        first.forgetObsolete();
        // What came after the checkpoint is not in it.
        first.add(entries.get(999));
        Spill second = new Spill(folder, COLUMNS, runs, 10);
        for (Entry entry : entries.subList(500, 1_000)) {
            second.add(entry);
        }
        Spill whole = new Spill(Files.createDirectory(folder.resolve("whole")), COLUMNS, List.of());
        for (Entry entry : entries) {
            whole.add(entry);
        }
        List<Entry> resumed = new ArrayList<>();
        List<Entry> expected = new ArrayList<>();
        second.forEach(resumed::add);
        whole.forEach(expected::add);
        assertThat(resumed).isEqualTo(expected);
    }

    private static Entry any(Random random) {
        boolean keeper = random.nextInt(4) == 0;
        String key = Integer.toString(random.nextInt(300));
        return new Entry(
                random.nextInt(2),
                key,
                keeper ? Optional.empty() : Optional.of(BigDecimal.valueOf(random.nextInt(1_000))),
                keeper ? Optional.of(BigDecimal.valueOf(key.hashCode())) : Optional.empty(),
                keeper ? Optional.of("spot" + key) : Optional.empty(),
                random.nextInt(50) == 0);
    }
}
