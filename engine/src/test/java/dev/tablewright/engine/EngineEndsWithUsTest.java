package dev.tablewright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An engine never outlives whoever started it, and one that ends by itself is noticed. */
class EngineEndsWithUsTest {

    /** Starts an engine, says where it is, and sleeps. */
    public static final class Starter {

        private Starter() {}

        public static void main(String[] arguments) throws InterruptedException {
            LocalEngine engine = LocalEngine.start(Path.of(arguments[0]));
            System.out.println(engine.endpoint());
            TimeUnit.HOURS.sleep(1);
        }
    }

    /** As Ctrl-C does it, and as a crash does. The limit is for an engine that never ends. */
    @ParameterizedTest
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @ValueSource(booleans = {false, true})
    void anEngineEndsWithTheProcessThatStartedIt(boolean crash) throws Exception {
        Process starter = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Starter.class.getName(),
                        EngineFolder.ofBuild().path().toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = starter.inputReader()) {
            URI endpoint = URI.create(said.readLine());
            new Socket(endpoint.getHost(), endpoint.getPort()).close();
            if (crash) {
                starter.destroyForcibly();
            } else {
                starter.destroy();
            }
            starter.waitFor();
            awaitEnd(endpoint);
        } finally {
            starter.destroyForcibly();
        }
    }

    @Test
    void anEngineThatEndedByItselfIsNoticed() throws Exception {
        try (LocalEngine engine = LocalEngine.start(EngineFolder.ofBuild().path())) {
            assertThat(engine.isRunning()).isTrue();
            engine.kill();
            assertThat(engine.isRunning()).isFalse();
            assertThat(engine.output()).anyMatch(line -> line.contains("DynamoDB Local"));
        }
    }

    /** A connection lasts no longer than the engine; as the engine may also drop one that is idle, none must be had anew. */
    private static void awaitEnd(URI endpoint) {
        boolean ended = false;
        while (!ended) {
            try (Socket socket = new Socket(endpoint.getHost(), endpoint.getPort())) {
                socket.getInputStream().readAllBytes();
            } catch (ConnectException e) {
                ended = true;
            } catch (IOException e) {
                // It broke; whether for good is seen by the next.
            }
        }
    }
}
