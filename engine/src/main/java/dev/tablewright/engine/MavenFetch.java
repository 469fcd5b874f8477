package dev.tablewright.engine;

import dev.tablewright.engine.EngineException.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Lets the user's Maven copy what a POM depends on into a folder. */
final class MavenFetch {

    /** A hundred megabytes over a slow line; who has waited longer is better off with a message. */
    private static final long MINUTES = 20;

    private static final int LINES = 12;
    private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

    /** What Maven and Java say of a network that is not there. */
    private static final List<String> OFFLINE = List.of(
            "Unknown host",
            "UnknownHostException",
            "in offline mode",
            "Network is unreachable",
            "Temporary failure in name resolution",
            "Connection refused",
            "Connect timed out",
            "connect timed out",
            "No route to host");

    private final List<String> maven;

    /** @param maven the command, and what always goes with it */
    MavenFetch(List<String> maven) {
        this.maven = List.copyOf(maven);
    }

    void fetch(Path pom, Path into, String plugin) {
        List<String> command = new ArrayList<>(maven);
        command.addAll(List.of(
                "-B",
                "-ntp",
                "-q",
                "-f",
                pom.toString(),
                "org.apache.maven.plugins:maven-dependency-plugin:" + plugin + ":copy-dependencies",
                "-DincludeScope=runtime",
                "-DoutputDirectory=" + into));
        run(command);
    }

    private void run(List<String> command) {
        Process process = start(command);
        // Maven need not finish for somebody who has left.
        Thread atExit = new Thread(process::destroy, "maven-end");
        Runtime.getRuntime().addShutdownHook(atExit);
        OutputTail output = OutputTail.of(process);
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                throw new EngineException(
                        Kind.NOT_FETCHED, "Maven did not come to an end within " + MINUTES + " minutes", tail(output));
            }
            output.await();
            if (process.exitValue() != 0) {
                throw failure(process.exitValue(), output);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(Kind.NOT_FETCHED, "interrupted while Maven fetched DynamoDB Local", e);
        } finally {
            process.destroyForcibly();
            forget(atExit);
        }
    }

    private Process start(List<String> command) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            return process;
        } catch (IOException e) {
            throw new EngineException(
                    Kind.NO_MAVEN,
                    "DynamoDB Local has to be fetched, and `" + maven.get(0) + "` cannot be run: install Apache Maven, or"
                            + " name a folder that holds DynamoDB Local in " + EngineProvision.VARIABLE,
                    e);
        }
    }

    private static EngineException failure(int code, OutputTail output) {
        boolean offline = OFFLINE.stream().anyMatch(output::mentions);
        return offline
                ? new EngineException(
                        Kind.NO_NETWORK,
                        "DynamoDB Local has to be fetched, and Maven reaches no repository: try again with a network, or"
                                + " name a folder that holds DynamoDB Local in " + EngineProvision.VARIABLE,
                        tail(output))
                : new EngineException(
                        Kind.NOT_FETCHED, "Maven could not fetch DynamoDB Local, and ended with " + code, tail(output));
    }

    private static List<String> tail(OutputTail output) {
        List<String> lines = output.lines().stream()
                .map(line -> COLOURS.matcher(line).replaceAll(""))
                .filter(line -> !line.isBlank())
                .toList();
        return lines.subList(Math.max(0, lines.size() - LINES), lines.size());
    }

    private static void forget(Thread atExit) {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // This process is ending, and the hook is at work.
            return;
        }
    }
}
