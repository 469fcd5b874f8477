package dev.tablewright.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Programs that run under Node, with the packages that {@code package-lock.json} pins. They are installed once, into the build's own
 * folder, when a test first asks for them.
 *
 * <pre>{@code
 * String json = NodeTools.run("hcl-to-json.mjs", terraform);
 * }</pre>
 */
public final class NodeTools {

    private static final long PATIENCE_MINUTES = 10;

    private static Path installed;

    private NodeTools() {}

    /**
     * What a script of {@code src/test/node} prints, given a text to read from standard input.
     *
     * @throws AssertionError if it ends with another code than 0: with all that it complained of
     */
    public static String run(String script, String input, String... arguments) {
        Path home = home();
        Path copy = home.resolve(script);
        try {
            // Node looks for packages from where the script lies.
            Files.copy(Path.of("src/test/node", script), copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> command = new ArrayList<>(List.of("node", copy.toString()));
        command.addAll(Arrays.asList(arguments));
        return execute(home, input, command);
    }

    /** The folder that has {@code node_modules}. */
    public static synchronized Path home() {
        if (installed == null) {
            installed = install();
        }
        return installed;
    }

    private static Path install() {
        try {
            byte[] lock = Files.readAllBytes(Path.of("package-lock.json"));
            Path home = Path.of("target", "node", hash(lock)).toAbsolutePath();
            Path done = home.resolve("installed");
            if (!Files.exists(done)) {
                Files.createDirectories(home);
                for (String file : List.of("package.json", "package-lock.json")) {
                    Files.copy(Path.of(file), home.resolve(file), StandardCopyOption.REPLACE_EXISTING);
                }
                execute(home, "", List.of("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"));
                Files.createFile(done);
            }
            return home;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String execute(Path folder, String input, List<String> command) {
        try {
            // Through files: nobody has to read two pipes at the same time.
            Path in = Files.writeString(Files.createTempFile(folder, "in", ".txt"), input);
            Path out = Files.createTempFile(folder, "out", ".txt");
            Path err = Files.createTempFile(folder, "err", ".txt");
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            boolean ended = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
            if (!ended) {
                process.destroyForcibly();
            }
            String printed = Files.readString(out);
            String complaints = Files.readString(err);
            for (Path file : List.of(in, out, err)) {
                Files.delete(file);
            }
            if (!ended || process.exitValue() != 0) {
                throw new AssertionError(String.join(" ", command)
                        + (ended ? " ended with " + process.exitValue() : " did not end in time")
                        + "\n" + printed + complaints);
            }
            return printed;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    command.get(0) + " cannot be run: the tests of this module need Node 20 and npm on the path", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
