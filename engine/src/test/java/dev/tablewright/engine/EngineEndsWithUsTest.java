package dev.tablewright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
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

    /** As Ctrl-C does it, and as a crash does. */
    @ParameterizedTest
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
            assertThat(isOpen(endpoint)).isTrue();
            if (crash) {
                starter.destroyForcibly();
            } else {
                starter.destroy();
            }
            assertThat(starter.waitFor(30, TimeUnit.SECONDS)).isTrue();
            for (int i = 0; i < 300 && isOpen(endpoint); i++) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            assertThat(isOpen(endpoint)).isFalse();
        } finally {
            starter.destroyForcibly();
        }
    }

    @Test
    void anEngineThatEndedByItselfIsNoticed() throws Exception {
        try (LocalEngine engine = LocalEngine.start(EngineFolder.ofBuild().path())) {
            assertThat(engine.output()).anyMatch(line -> line.contains("DynamoDB Local"));
            engine.kill();
            assertThat(engine.isRunning()).isFalse();
            assertThat(engine.output()).isNotEmpty();
        }
    }

    private static boolean isOpen(URI endpoint) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(endpoint.getHost(), endpoint.getPort()), 1_000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
