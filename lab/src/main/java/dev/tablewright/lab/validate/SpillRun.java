package dev.tablewright.lab.validate;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file of entries in their order. */
final class SpillRun {

    private static final String BEGINNING = "run-";

    private SpillRun() {}

    static String name(int number) {
        return BEGINNING + number;
    }

    static int number(Path run) {
        return Integer.parseInt(run.getFileName().toString().substring(BEGINNING.length()));
    }

    /** Writes a run. */
    static final class Writer implements AutoCloseable {

        private final DataOutputStream out;

        Writer(Path file) throws IOException {
            out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
        }

        void write(Entry entry) throws IOException {
            out.writeByte(1);
            out.writeInt(entry.column());
            out.writeUTF(entry.key());
            text(entry.counted().map(BigDecimal::toString));
            text(entry.kept().map(BigDecimal::toString));
            text(entry.spot());
            out.writeBoolean(entry.uncertain());
        }

        private void text(Optional<String> text) throws IOException {
            out.writeBoolean(text.isPresent());
            if (text.isPresent()) {
                out.writeUTF(text.get());
            }
        }

        @Override
        public void close() throws IOException {
            out.writeByte(0);
            out.close();
        }
    }

    /** Reads a run, entry by entry. Readers are compared by the entry that is next. */
    static final class Reader implements AutoCloseable, Comparable<Reader> {

        private final DataInputStream in;
        private Entry head;

        Reader(Path file) throws IOException {
            in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)));
        }

        /** False at the end. */
        boolean advance() throws IOException {
            if (in.readByte() == 0) {
                head = null;
                return false;
            }
            head = new Entry(
                    in.readInt(),
                    in.readUTF(),
                    text().map(BigDecimal::new),
                    text().map(BigDecimal::new),
                    text(),
                    in.readBoolean());
            return true;
        }

        private Optional<String> text() throws IOException {
            return in.readBoolean() ? Optional.of(in.readUTF()) : Optional.empty();
        }

        Entry head() {
            return head;
        }

        @Override
        public int compareTo(Reader other) {
            return head.compareTo(other.head);
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
