package dev.tablewright.app.file;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Writes a file at once: whoever reads it sees the old text or the new one, never half of it. */
public final class OutputFile {

    private OutputFile() {}

    /**
     * Writes a text to a file, whose directory is made if it is missing.
     *
     * @throws IOException if that is impossible; the message names the file and says why
     */
    public static void write(Path file, String text) throws IOException {
        try {
            Path target = file.toAbsolutePath();
            if (Files.isDirectory(target)) {
                throw new IOException("it is a directory");
            }
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                // A pipe or a device, such as /dev/null: to replace it would do harm.
                Files.writeString(target, text);
                return;
            }
            // A link stays a link; what it points to is replaced.
            replace(Files.exists(target) ? target.toRealPath() : target, text);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + reason(e), e);
        }
    }

    /**
     * Opens a file that is written line by line, whose directory is made if it is missing.
     *
     * @param goesOn whether the lines that it has stay
     * @throws IOException if that is impossible; the message names the file and says why
     */
    public static Writer lines(Path file, boolean goesOn) throws IOException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return Files.newBufferedWriter(
                    file,
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    goesOn ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + reason(e), e);
        }
    }

    private static void replace(Path target, String text) throws IOException {
        Path directory = target.getParent();
        Files.createDirectories(directory);
        Path draft = Files.createTempFile(directory, ".tablewright", ".tmp", permissions(directory));
        try {
            Files.write(draft, text.getBytes(StandardCharsets.UTF_8));
            keepPermissions(target, draft);
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void keepPermissions(Path target, Path draft) throws IOException {
        boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (posix && Files.exists(target)) {
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
        }
    }

    /** Those of any new file: a temporary one would be for its owner only, and so would be the result. */
    private static FileAttribute<?>[] permissions(Path directory) {
        boolean posix = directory.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"))
                }
                : new FileAttribute<?>[0];
    }

    /** The messages of file system exceptions are mostly bare paths; what happened is in their types. */
    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "its directory does not exist and cannot be made";
        }
        if (e instanceof FileAlreadyExistsException) {
            // Only the making of directories meets what is there already.
            return e.getMessage() + " is not a directory";
        }
        if (e instanceof FileSystemException failure && failure.getReason() != null) {
            return failure.getReason();
        }
        return e.getMessage();
    }
}
