package dev.tablewright.app.file;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that the user named, and its text.
 *
 * @param diagnostics why it could not be read; then the text ends early or is empty
 * @param unreadable whether there is nothing to look at at all
 */
public record InputFile(SourceFile source, List<Diagnostic> diagnostics, boolean unreadable) {

    /** The name that stands for standard input. */
    public static final String STANDARD_INPUT = "-";

    public InputFile {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Reads a file, or standard input. Whatever goes wrong is a finding. */
    public static InputFile read(String name) {
        try {
            if (name.equals(STANDARD_INPUT)) {
                return decode("<stdin>", limited(System.in));
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                return unreadable(name, "`" + name + "` is a directory", "name a model file in it");
            }
            try (InputStream in = Files.newInputStream(path)) {
                return decode(name, limited(in));
            }
        } catch (NoSuchFileException e) {
            return unreadable(
                    name, "there is no file `" + name + "`", "`tablewright init` writes a model to begin with");
        } catch (AccessDeniedException e) {
            return unreadable(name, "`" + name + "` may not be read", "check the permissions of the file");
        } catch (InvalidPathException | IOException e) {
            return unreadable(name, "`" + name + "` cannot be read", String.valueOf(e.getMessage()));
        }
    }

    /** At most one byte more than is accepted: enough to know that a file is too large, however large it is. */
    private static byte[] limited(InputStream in) throws IOException {
        return in.readNBytes(SourceDecoder.MAX_BYTES + 1);
    }

    private static InputFile decode(String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        SourceFile source = SourceDecoder.decode(name, bytes, diagnostics);
        return new InputFile(source, diagnostics.sorted(), diagnostics.hasErrors());
    }

    private static InputFile unreadable(String name, String title, String help) {
        SourceFile source = new SourceFile(name, "");
        Diagnostic diagnostic =
                LanguageCode.UNREADABLE_FILE.at(source.span(0, 0), title).help(help);
        return new InputFile(source, List.of(diagnostic), true);
    }
}
