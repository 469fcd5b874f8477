package dev.tablewright.lab.seed;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/** Sorts lines of which there may be more than fit in memory: what is full is sorted and put aside in a file, and all are merged. */
final class SortedLines implements AutoCloseable {

    private static final int MOST_CHARACTERS = 8_000_000;

    private final Path folder;
    private final List<Path> runs = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final int room;
    private long characters;

    SortedLines() {
        this(MOST_CHARACTERS);
    }

    /** @param room how many characters are kept in memory */
    SortedLines(int room) {
        this.room = room;
        try {
            this.folder = Files.createTempDirectory("tablewright-dump");
        } catch (IOException e) {
            throw new SeedException("there is no room for temporary files: " + e.getMessage(), e);
        }
    }

    /** A line without a line break in it. */
    void add(String line) {
        lines.add(line);
        characters += line.length();
        if (characters > room) {
            putAside();
        }
    }

    private void putAside() {
        lines.sort(Comparator.naturalOrder());
        Path run = folder.resolve("run" + runs.size());
        try (BufferedWriter out = Files.newBufferedWriter(run, StandardCharsets.UTF_8)) {
            for (String line : lines) {
                out.write(line);
                out.write('\n');
            }
        } catch (IOException e) {
            throw new SeedException("a temporary file cannot be written: " + e.getMessage(), e);
        }
        runs.add(run);
        lines.clear();
        characters = 0;
    }

    /** All lines, in order. */
    void forEach(Consumer<String> each) {
        if (runs.isEmpty()) {
            lines.sort(Comparator.naturalOrder());
            lines.forEach(each);
            return;
        }
        putAside();
        PriorityQueue<Run> open = new PriorityQueue<>(Comparator.comparing(run -> run.line));
        try {
            for (Path path : runs) {
                Run run = new Run(Files.newBufferedReader(path, StandardCharsets.UTF_8));
                if (run.next()) {
                    open.add(run);
                }
            }
            while (!open.isEmpty()) {
                Run least = open.remove();
                each.accept(least.line);
                if (least.next()) {
                    open.add(least);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One of the files, at one of its lines. */
    private static final class Run {
        private final BufferedReader reader;
        private String line;

        Run(BufferedReader reader) {
            this.reader = reader;
        }

        boolean next() throws IOException {
            line = reader.readLine();
            if (line == null) {
                reader.close();
            }
            return line != null;
        }
    }

    @Override
    public void close() {
        try {
            for (Path run : runs) {
                Files.deleteIfExists(run);
            }
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
