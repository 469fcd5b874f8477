package dev.tablewright.engine;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * DynamoDB Local, running. It forgets everything when it is closed, and it is closed at the latest when this JVM ends.
 *
 * <pre>{@code
 * try (LocalEngine engine = LocalEngine.start(folder)) {
 *     DynamoDbClient.builder().endpointOverride(engine.endpoint())…
 * }
 * }</pre>
 */
public final class LocalEngine implements AutoCloseable {

    /** One that fails says so or ends: this is for one that hangs, which one on a busy machine must not be taken for. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final Duration ANSWER = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final Duration FAREWELL = Duration.ofSeconds(5);
    private static final int ATTEMPTS = 5;
    private static final String PORT_TAKEN = "Failed to bind";

    private final Process process;
    private final OutputTail output;
    private final int port;
    private final Thread atExit = new Thread(this::end, "engine-end");

    private LocalEngine(Process process, int port) {
        this.process = process;
        this.output = OutputTail.of(process);
        this.port = port;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * One engine for all tests of a JVM, started when it is first asked for and never to be closed. Tests keep apart by
     * the names of their tables.
     */
    public static LocalEngine shared() {
        return Shared.ENGINE;
    }

    /**
     * Starts an engine and waits until it answers.
     *
     * @param folder with the jars of DynamoDB Local and its native libraries
     * @throws EngineException if it does not
     */
    public static LocalEngine start(Path folder) {
        return start(new EngineFolder(folder));
    }

    private static LocalEngine start(EngineFolder folder) {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Optional<LocalEngine> engine = attempt(folder, freePort());
            if (engine.isPresent()) {
                return engine.get();
            }
        }
        throw new EngineException("DynamoDB Local found its port taken " + ATTEMPTS + " times", List.of());
    }

    /** Empty if somebody took the port before the engine did. */
    static Optional<LocalEngine> attempt(EngineFolder folder, int port) {
        List<String> command = folder.command(port);
        LocalEngine engine;
        try {
            engine = new LocalEngine(
                    new ProcessBuilder(command).redirectErrorStream(true).start(), port);
        } catch (IOException e) {
            throw new EngineException("cannot run " + command.get(0), e);
        }
        boolean ready = false;
        try {
            ready = engine.awaitAnswer();
            return ready ? Optional.of(engine) : Optional.empty();
        } finally {
            if (!ready) {
                engine.close();
            }
        }
    }

    /** Where clients find it. Any region and any credentials will do. */
    public URI endpoint() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** Whether it has not ended, neither by {@link #close} nor by itself. */
    public boolean isRunning() {
        return process.isAlive();
    }

    /** The last lines that it said: why it ended, if it ended by itself. */
    public List<String> output() {
        if (!process.isAlive()) {
            awaitLastWords();
        }
        return output.lines();
    }

    /** Ends it as a crash would: for those who want to see what happens then. */
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The JVM is ending already, and the hook does the same.
            return;
        }
    }

    private void end() {
        process.destroy();
        try {
            if (!process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** False if the port was taken; the engine says so and lives on, so its words have to be read. */
    private boolean awaitAnswer() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < deadline) {
            boolean answers = answers();
            if (output.mentions(PORT_TAKEN)) {
                return false;
            }
            if (!process.isAlive()) {
                throw new EngineException("DynamoDB Local ended with " + process.exitValue(), output());
            }
            if (answers) {
                return true;
            }
            pause();
        }
        throw new EngineException(
                "DynamoDB Local did not answer within " + PATIENCE.toMinutes() + " minutes", output.lines());
    }

    /** It answers a request without credentials with a refusal that carries an id; whoever else has the port does not. */
    private boolean answers() {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) endpoint().toURL().openConnection(Proxy.NO_PROXY);
            connection.setConnectTimeout((int) ANSWER.toMillis());
            connection.setReadTimeout((int) ANSWER.toMillis());
            try {
                return connection.getResponseCode() > 0 && connection.getHeaderField("x-amzn-RequestId") != null;
            } finally {
                connection.disconnect();
            }
        } catch (IOException e) {
            return false;
        }
    }

    private void awaitLastWords() {
        try {
            output.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void pause() {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException("interrupted while DynamoDB Local started", e);
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new EngineException("no free port", e);
        }
    }

    private static final class Shared {
        private static final LocalEngine ENGINE = start(EngineFolder.ofBuild());
    }
}
