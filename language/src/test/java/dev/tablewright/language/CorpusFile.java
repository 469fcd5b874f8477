package dev.tablewright.language;

import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A fixture: a model, and behind a separator the findings that it must give, as people see them. The model is everything
 * before the separator, to the byte, so a fixture can hold what is no text at all. {@code -Dcorpus.rewrite} puts what is
 * found now behind the separator.
 */
public final class CorpusFile {

    private static final String SEPARATOR = "# ===== expected =====\n";

    private final Path path;
    private final byte[] model;
    private final String expected;

    private CorpusFile(Path path, byte[] model, String expected) {
        this.path = path;
        this.model = model;
        this.expected = expected;
    }

    /** All fixtures in a folder, sorted by name. */
    public static List<CorpusFile> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .map(CorpusFile::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CorpusFile read(Path path) {
        try {
            byte[] bytes = Files.readAllBytes(path);
            String latin = new String(bytes, StandardCharsets.ISO_8859_1);
            int at = latin.indexOf(SEPARATOR);
            // The line break before the separator belongs to the separator.
            int end = at < 0 ? bytes.length : Math.max(0, at - 1);
            byte[] model = latin.substring(0, end).getBytes(StandardCharsets.ISO_8859_1);
            byte[] rest = latin.substring(at < 0 ? bytes.length : at + SEPARATOR.length())
                    .getBytes(StandardCharsets.ISO_8859_1);
            return new CorpusFile(path, model, uncommented(new String(rest, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String name() {
        return path.getFileName().toString();
    }

    public byte[] model() {
        return model.clone();
    }

    /** The findings that are expected, rendered. */
    public String expected() {
        return expected;
    }

    /** The text of the model; what cannot be decoded is reported. */
    public SourceFile source(Diagnostics diagnostics) {
        return SourceDecoder.decode(name(), model, diagnostics);
    }

    /** Findings as they stand in a fixture. */
    public static String rendered(List<Diagnostic> diagnostics) {
        return diagnostics.isEmpty() ? "no findings\n" : new TextReport(Palette.PLAIN).render(diagnostics);
    }

    /** Whether the fixtures are to be rewritten instead of compared. */
    public static boolean isRewriting() {
        return "true".equals(System.getProperty("tablewright.corpus.rewrite"));
    }

    /** Writes other expected findings into the fixture. */
    public void rewrite(String found) {
        String comment =
                found.lines().map(line -> ("# " + line).stripTrailing()).collect(Collectors.joining("\n"));
        byte[] tail = ((model.length == 0 ? "" : "\n") + SEPARATOR + comment + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[model.length + tail.length];
        System.arraycopy(model, 0, all, 0, model.length);
        System.arraycopy(tail, 0, all, model.length, tail.length);
        try {
            Files.write(path, all);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String uncommented(String rest) {
        return rest.lines().map(line -> line.replaceFirst("^# ?", "") + "\n").collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return name();
    }
}
