package dev.tablewright.lab.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Adds numbers up by key, for more keys than memory holds: what does not fit goes to disk in sorted runs, and in the end all runs are
 * merged. Memory stays below a bound whatever the table holds; disk takes some 100 bytes for each number that is kept, for each run in
 * which it occurs.
 */
final class Spill {

    private static final int MOST_IN_MEMORY = 100_000;
    private static final int MOST_RUNS = 64;

    private final Path folder;
    private final List<Column> columns;
    private final int mostInMemory;
    private final NavigableMap<Entry, Entry> memory = new TreeMap<>();
    private final List<Path> runs = new ArrayList<>();
    private final List<Path> obsolete = new ArrayList<>();
    private int number;

    Spill(Path folder, List<Column> columns, List<Path> earlier) {
        this(folder, columns, earlier, MOST_IN_MEMORY);
    }

    Spill(Path folder, List<Column> columns, List<Path> earlier, int mostInMemory) {
        this.folder = folder;
        this.columns = List.copyOf(columns);
        this.mostInMemory = mostInMemory;
        runs.addAll(earlier);
        number = earlier.stream().mapToInt(SpillRun::number).max().orElse(-1) + 1;
    }

    void add(Entry entry) throws IOException {
        memory.merge(entry, entry, (one, other) -> one.with(other, columns.get(entry.column())));
        if (memory.size() >= mostInMemory) {
            flush();
        }
    }

    /** Brings all that is in memory to disk, and gives the files that hold everything. */
    List<Path> flush() throws IOException {
        if (!memory.isEmpty()) {
            Path run = next();
            try (SpillRun.Writer writer = new SpillRun.Writer(run)) {
                for (Entry entry : memory.values()) {
                    writer.write(entry);
                }
            }
            memory.clear();
            runs.add(run);
        }
        if (runs.size() > MOST_RUNS) {
            Path merged = next();
            try (SpillRun.Writer writer = new SpillRun.Writer(merged)) {
                merge(entry -> writer.write(entry));
            }
            // A checkpoint may still name them.
            obsolete.addAll(runs);
            runs.clear();
            runs.add(merged);
        }
        return List.copyOf(runs);
    }

    /** Deletes files that were merged into others, once no checkpoint names them any more. */
    void forgetObsolete() throws IOException {
        for (Path run : obsolete) {
            Files.deleteIfExists(run);
        }
        obsolete.clear();
    }

    private Path next() throws IOException {
        Files.createDirectories(folder);
        return folder.resolve(SpillRun.name(number++));
    }

    /** Gives every number once, all that is known of it together, in the order of the keys. */
    void forEach(Consumer<Entry> sink) throws IOException {
        flush();
        merge(sink::accept);
    }

    /** Takes an entry, and may fail to write it. */
    private interface Sink {
        void take(Entry entry) throws IOException;
    }

    private void merge(Sink sink) throws IOException {
        List<SpillRun.Reader> readers = new ArrayList<>();
        try {
            PriorityQueue<SpillRun.Reader> next = new PriorityQueue<>();
            for (Path run : runs) {
                SpillRun.Reader reader = new SpillRun.Reader(run);
                readers.add(reader);
                if (reader.advance()) {
                    next.add(reader);
                }
            }
            Entry current = null;
            while (!next.isEmpty()) {
                SpillRun.Reader reader = next.poll();
                Entry entry = reader.head();
                if (current != null && current.isOfSame(entry)) {
                    current = current.with(entry, columns.get(entry.column()));
                } else {
                    if (current != null) {
                        sink.take(current);
                    }
                    current = entry;
                }
                if (reader.advance()) {
                    next.add(reader);
                }
            }
            if (current != null) {
                sink.take(current);
            }
        } finally {
            for (SpillRun.Reader reader : readers) {
                reader.close();
            }
        }
    }
}
