package dev.tablewright.lab.seed;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Records of comma-separated values, as RFC 4180 has them. A cell that is absent is empty; an empty text stands in quotes. */
final class Csv {

    private final Reader in;
    private long line = 1;
    private long began = 1;
    private int peeked;

    Csv(Reader in) throws IOException {
        this.in = in;
        this.peeked = in.read();
    }

    /** A record, with the end of its line. */
    static String record(List<Optional<String>> cells) {
        return cells.stream()
                .map(cell -> cell.map(Csv::quoted).orElse(""))
                .collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String quoted(String text) {
        boolean plain = !text.isEmpty()
                && text.equals(text.strip())
                && text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    /** The line in which the last record began, from 1. */
    long line() {
        return began;
    }

    /** The next record; null at the end. */
    List<Optional<String>> next() throws IOException {
        if (peeked < 0) {
            return null;
        }
        began = line;
        List<Optional<String>> cells = new ArrayList<>();
        do {
            cells.add(cell());
        } while (accept(','));
        if (peeked >= 0 && !accept('\n')) {
            if (!accept('\r') || !(accept('\n') || peeked < 0)) {
                throw new LineException("behind a quoted cell there is a comma or the end of the line");
            }
        }
        return Collections.unmodifiableList(cells);
    }

    private Optional<String> cell() throws IOException {
        StringBuilder text = new StringBuilder();
        if (!accept('"')) {
            while (peeked >= 0 && peeked != ',' && peeked != '\r' && peeked != '\n') {
                text.append((char) read());
            }
            return text.length() == 0 ? Optional.empty() : Optional.of(text.toString());
        }
        while (true) {
            if (peeked < 0) {
                throw new LineException("a quote is not closed");
            }
            char c = (char) read();
            if (c != '"') {
                text.append(c);
            } else if (accept('"')) {
                text.append('"');
            } else {
                return Optional.of(text.toString());
            }
        }
    }

    private boolean accept(char c) throws IOException {
        if (peeked != c) {
            return false;
        }
        read();
        return true;
    }

    private int read() throws IOException {
        int c = peeked;
        if (c == '\n') {
            line++;
        }
        peeked = in.read();
        return c;
    }
}
