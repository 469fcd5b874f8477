package dev.tablewright.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that a process wrote. Somebody has to read them, or the process would wait with its pipe full. */
final class OutputTail {

    private static final int LINES = 100;
    private static final long PATIENCE_MILLIS = 10_000;

    private final Deque<String> lines = new ArrayDeque<>();
    private Thread reader;

    /** Reads until the process ends, in a thread that keeps nobody from ending. */
    static OutputTail of(Process process) {
        OutputTail tail = new OutputTail();
        tail.reader = new Thread(() -> tail.read(process.getInputStream()), "engine-output");
        tail.reader.setDaemon(true);
        tail.reader.start();
        return tail;
    }

    /** Until all that an ended process said has been read; children of it may hold its pipe open for ever. */
    void await() throws InterruptedException {
        reader.join(PATIENCE_MILLIS);
    }

    List<String> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    boolean mentions(String words) {
        return lines().stream().anyMatch(line -> line.contains(words));
    }

    private void read(InputStream output) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                add(line);
            }
        } catch (IOException e) {
            add("(its output broke off: " + e.getMessage() + ")");
        }
    }

    private void add(String line) {
        synchronized (lines) {
            lines.addLast(line);
            if (lines.size() > LINES) {
                lines.removeFirst();
            }
        }
    }
}
