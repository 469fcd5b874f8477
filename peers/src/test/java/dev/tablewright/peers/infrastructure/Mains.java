package dev.tablewright.peers.infrastructure;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs programs one after the other, each as {@code java} would. All of them write into the folder that the CDK makes for its
 * process, so what one of them made is moved away before the next begins.
 */
final class Mains {

    private Mains() {}

    public static void main(String[] arguments) throws Exception {
        List<String> programs = Files.readAllLines(Path.of(arguments[0]));
        for (String line : programs) {
            int blank = line.indexOf(' ');
            Method main = Class.forName(line.substring(0, blank)).getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
            move(Path.of(System.getenv("CDK_OUTDIR")), Path.of(line.substring(blank + 1)));
        }
        // The CDK's own process would keep this one alive.
        System.exit(0);
    }

    private static void move(Path from, Path to) throws java.io.IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                if (file.toString().endsWith(".template.json")) {
                    Files.move(file, to.resolve(file.getFileName()));
                }
            }
        }
    }
}
