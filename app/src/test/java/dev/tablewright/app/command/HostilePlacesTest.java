package dev.tablewright.app.command;

import static dev.tablewright.app.command.LabTables.SHOP;
import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.model.diagnostic.Palette;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Places that are not what they should be: every command ends, with a sentence and exit code 3. The limit is for those that never do. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class HostilePlacesTest {

    private static final String[] COMMANDS = {
        "seed --write --items 20", "test --write --items 20", "explore --key x", "validate"
    };

    private static Run at(String address, String command) {
        String[] words = command.split(" ");
        String[] arguments = new String[words.length + 3];
        System.arraycopy(words, 0, arguments, 0, words.length);
        arguments[words.length] = SHOP;
        arguments[words.length + 1] = "--endpoint";
        arguments[words.length + 2] = address;
        return run(arguments);
    }

    private static void assertOneSentence(Run run) {
        assertThat(run.exit()).as(run.err()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().filter(line -> line.startsWith("tablewright: ")))
                .hasSize(1);
        assertThat(run.err()).doesNotContain("\tat ").doesNotContain("is a bug");
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed --write --items 20", "test --write --items 20", "explore --key x", "validate"})
    void nobodyIsThere(String command) {
        Run run = at("http://127.0.0.1:1", command);
        assertOneSentence(run);
        assertThat(run.err()).contains("tablewright: no connection to the endpoint http://127.0.0.1:1: is it running");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seed --write --items 20 | 200 | text/html | <html><body>It works!</body></html>",
                "explore --key x | 200 | application/x-amz-json-1.0 | {\"Items\": 7, \"Table\": [",
                "validate | 200 | text/plain | SSH-2.0-OpenSSH_9.6",
                "test --write --items 20 | 404 | text/html | <h1>Not Found</h1>",
                "explore --key x | 302 | text/html | elsewhere",
                "seed --write --items 20 | 200 | application/json | {}",
                "validate | 403 | text/html | <h1>Forbidden</h1>"
            })
    void somebodyElseIsThere(String command, int status, String type, String body) throws IOException {
        try (FaultyEndpoint endpoint = FaultyEndpoint.saying(status, type.strip(), body.strip())) {
            Run run = at(endpoint.address(), command.strip());
            assertOneSentence(run);
            assertThat(run.err()).endsWith(", and not as DynamoDB does: is the address right?\n");
        }
    }

    @Test
    void credentialsAreUnknown() throws IOException {
        try (FaultyEndpoint endpoint = FaultyEndpoint.refusing(
                "UnrecognizedClientException", "The security token included in the request is invalid.")) {
            for (String command : COMMANDS) {
                Run run = at(endpoint.address(), command);
                assertOneSentence(run);
                assertThat(run.err()).contains(" does not know these credentials: check the access key");
            }
        }
    }

    @Test
    void nothingIsAllowed() throws IOException {
        try (FaultyEndpoint endpoint = FaultyEndpoint.refusing("AccessDeniedException", "User is not authorized")) {
            Run run = at(endpoint.address(), "validate --segments 4");
            assertOneSentence(run);
            assertThat(run.err()).contains(" are good, but not for this: User is not authorized");
        }
    }

    /** It is asked a few times, with longer and longer pauses, and then given up. */
    @Test
    void everythingIsTooMuch() throws IOException {
        try (FaultyEndpoint endpoint = FaultyEndpoint.refusing(
                "ProvisionedThroughputExceededException", "The level of configured provisioned throughput")) {
            Run run = at(endpoint.address(), "explore --key x");
            assertOneSentence(run);
            assertThat(run.err()).contains(" was asked for too much at once, and still refuses after several attempts");
            assertThat(endpoint.requests()).isBetween(3, 20);
        }
    }

    /** While a command fills tables there, or tries patterns. */
    @ParameterizedTest
    @CsvSource({"seed --write --items 500, TransactWriteItems, 5", "test --write --items 25, Query, 5"})
    void theEngineEndsInTheMiddle(String command, String operation, int times) throws IOException {
        Path folder = Path.of(System.getProperty("tablewright.engine.folder"));
        try (LocalEngine engine = LocalEngine.start(folder);
                Relay relay = new Relay(engine, operation, times)) {
            Run run = at(relay.address(), command);
            assertThat(engine.isRunning())
                    .as("as long as the command needed it")
                    .isFalse();
            assertOneSentence(run);
            assertThat(run.err()).contains("tablewright: no connection to the endpoint " + relay.address() + ": ");
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theDiskIsFull() throws IOException {
        LabTables tables = LabTables.fresh();
        Run dump = tables.seed(SHOP, "--items", "20", "--dump", "/dev/full");
        assertThat(dump.exit()).isEqualTo(3);
        assertThat(dump.err()).contains("tablewright: cannot write /dev/full: No space left on device\n");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (PrintStream full = new PrintStream(new FileOutputStream("/dev/full"), true, StandardCharsets.UTF_8)) {
            Terminal terminal = new Terminal(full, new PrintStream(err, true, StandardCharsets.UTF_8), Palette.PLAIN);
            String address = LocalEngine.shared().endpoint().toString();
            int exit = Tablewright.run(terminal, "validate", SHOP, "--endpoint", address, "--prefix", tables.prefix());
            assertThat(exit).isEqualTo(3);
        }
        assertThat(err.toString(StandardCharsets.UTF_8))
                .endsWith("tablewright: what was to be said could not be written to standard output\n");
        assertThat(Files.exists(Path.of("/dev/full"))).isTrue();
    }
}
