package dev.tablewright.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What only shows between processes: an engine that stays until Ctrl-C, and an answer that goes on in another run. The limit is for processes that never end. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(OS.WINDOWS)
class LabProcessTest {

    private static final String SESSIONS = "../examples/sessions/sessions.yaml";
    private static final Pattern ADDRESS = Pattern.compile("--endpoint (\\S+);");

    private static Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dtablewright.engine.folder=" + System.getProperty("tablewright.engine.folder"),
                "-cp",
                System.getProperty("java.class.path"),
                Tablewright.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }

    @Test
    void theEngineStaysUntilInterruptedAndIsSeenByOthers() throws Exception {
        Process seed = start("seed", SESSIONS, "--items", "60", "--stay");
        try {
            String address = address(seed);
            assertThat(seed.isAlive()).isTrue();
            goesOnInAnotherRun(address);
            // As Ctrl-C does it; that signal itself may be switched off where tests run in the background.
            seed.destroy();
            seed.waitFor();
            awaitEnd(URI.create(address));
        } finally {
            seed.destroyForcibly();
        }
    }

    /** The first page is asked for here, the second in another process. */
    private static void goesOnInAnotherRun(String address) throws Exception {
        String user = user(address).substring("USER#".length());
        String[] question = {"--pattern", "sessionsOfUser", "--with", "user=" + user, "--limit", "1"};
        JsonNode here = new ObjectMapper().readTree(answer(address, question));
        List<String> arguments =
                new ArrayList<>(List.of("explore", SESSIONS, "--endpoint", address, "--json", "--after"));
        arguments.add(here.get("next").asText());
        arguments.addAll(List.of(question));
        Process other = start(arguments.toArray(String[]::new));
        JsonNode there = new ObjectMapper().readTree(other.getInputStream());
        assertThat(other.waitFor()).isZero();
        assertThat(there.at("/items/0/entity/sessionId").asText())
                .isNotEmpty()
                .isNotEqualTo(here.at("/items/0/entity/sessionId").asText());
    }

    /** A connection lasts no longer than the engine; as the engine may also drop one that is idle, none must be had anew. */
    private static void awaitEnd(URI engine) {
        boolean ended = false;
        while (!ended) {
            try (Socket socket = new Socket(engine.getHost(), engine.getPort())) {
                socket.getInputStream().readAllBytes();
            } catch (ConnectException e) {
                ended = true;
            } catch (IOException e) {
                // It broke; whether for good is seen by the next.
            }
        }
    }

    private static String answer(String address, String... question) {
        List<String> arguments = new ArrayList<>(List.of("explore", SESSIONS, "--endpoint", address, "--json"));
        arguments.addAll(List.of(question));
        Run run = Run.run(arguments.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out();
    }

    /** Somebody who has several sessions. */
    private static String user(String address) {
        try (Place place = Place.open(new Target.Endpoint(URI.create(address)), sentence -> {})) {
            return place.client().scan(scan -> scan.tableName("SessionStore")).items().stream()
                    .filter(item -> item.containsKey("SessionOwner"))
                    .collect(Collectors.groupingBy(
                            item -> item.get("SessionOwner").s(), Collectors.counting()))
                    .entrySet()
                    .stream()
                    .max(Map.Entry.comparingByValue())
                    .orElseThrow()
                    .getKey();
        }
    }

    private static String address(Process seed) throws IOException {
        BufferedReader said = seed.errorReader(StandardCharsets.UTF_8);
        StringBuilder all = new StringBuilder();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            all.append(line).append('\n');
            Matcher matcher = ADDRESS.matcher(line);
            if (matcher.find()) {
                return matcher.group(1);
            }
        }
        throw new AssertionError("no address in:\n" + all);
    }
}
