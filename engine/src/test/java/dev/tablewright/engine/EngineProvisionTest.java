package dev.tablewright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.tablewright.engine.EngineException.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class EngineProvisionTest {

    /** The build of this project resolved all that Maven needs here, so no network is asked. */
    private static final List<String> MAVEN = List.of("mvn", "-o");

    private final List<String> said = new ArrayList<>();

    @Test
    void isFetchedOnceByTheMavenOfTheUser(@TempDir Path cache) throws IOException {
        EngineProvision provision = new EngineProvision(Optional.empty(), cache, MAVEN);
        Path folder = provision.folder(said::add);
        assertThat(said).containsExactly("fetching DynamoDB Local 3.3.1 by Maven, once");
        assertThat(folder).isEqualTo(cache.resolve("dynamodb-local-3.3.1"));
        assertThat(names(cache)).containsExactly("dynamodb-local-3.3.1");
        assertThat(names(folder))
                .as("the same as the build has")
                .isEqualTo(names(EngineFolder.ofBuild().path()));
        provision.folder(said::add);
        assertThat(said).hasSize(1);
        try (LocalEngine engine = LocalEngine.start(folder)) {
            assertThat(engine.isRunning()).isTrue();
        }
    }

    @Test
    void aFolderThatIsNamedWins(@TempDir Path empty) {
        Path build = EngineFolder.ofBuild().path();
        String folder = build.toString();
        assertThat(provision(Map.of(), Map.of(EngineProvision.VARIABLE, folder)).folder(said::add))
                .isEqualTo(build);
        assertThat(provision(Map.of(EngineFolder.PROPERTY, folder), Map.of(EngineProvision.VARIABLE, "elsewhere"))
                        .folder(said::add))
                .isEqualTo(build);
        assertThat(said).isEmpty();
        assertThatThrownBy(() -> provision(Map.of(), Map.of(EngineProvision.VARIABLE, empty.toString()))
                        .folder(said::add))
                .hasMessageContaining("is not in " + empty)
                .asInstanceOf(type(EngineException.class))
                .returns(Kind.NOT_THERE, EngineException::kind);
    }

    @Test
    void isKeptInTheCacheOfTheUser() {
        Path home = Path.of("/home/alice");
        assertThat(provision(Map.of("user.home", home.toString()), Map.of()).cached())
                .isEqualTo(home.resolve(".cache/tablewright/dynamodb-local-3.3.1"));
        assertThat(provision(Map.of("user.home", home.toString()), Map.of("XDG_CACHE_HOME", "/var/caches"))
                        .cached())
                .isEqualTo(Path.of("/var/caches/tablewright/dynamodb-local-3.3.1"));
    }

    @Test
    void saysThatThereIsNoMaven(@TempDir Path cache) throws IOException {
        EngineProvision provision = new EngineProvision(Optional.empty(), cache, List.of("no-such-maven"));
        assertThatThrownBy(() -> provision.folder(said::add))
                .hasMessageContaining("`no-such-maven` cannot be run")
                .hasMessageContaining("TABLEWRIGHT_ENGINE")
                .asInstanceOf(type(EngineException.class))
                .returns(Kind.NO_MAVEN, EngineException::kind);
        assertThat(names(cache)).isEmpty();
    }

    @Test
    void saysThatThereIsNoNetworkAndLeavesNothingHalf(@TempDir Path cache, @TempDir Path repository)
            throws IOException {
        EngineProvision provision =
                new EngineProvision(Optional.empty(), cache, List.of("mvn", "-o", "-Dmaven.repo.local=" + repository));
        assertThatThrownBy(() -> provision.folder(said::add))
                .hasMessageContaining("Maven reaches no repository")
                .hasMessageContaining("offline mode")
                .asInstanceOf(type(EngineException.class))
                .returns(Kind.NO_NETWORK, EngineException::kind);
        assertThat(names(cache)).isEmpty();
    }

    @Test
    void saysWhatMavenSaidLast(@TempDir Path cache) throws IOException {
        EngineProvision provision =
                new EngineProvision(Optional.empty(), cache, List.of("mvn", "-s", "no-such-settings.xml"));
        assertThatThrownBy(() -> provision.folder(said::add))
                .hasMessageContaining("ended with 1")
                .hasMessageContaining("no-such-settings.xml")
                .asInstanceOf(type(EngineException.class))
                .returns(Kind.NOT_FETCHED, EngineException::kind);
        assertThat(names(cache)).isEmpty();
    }

    /**
     * The commands copy a jar into the folder that the last argument names, and do not end before both have begun. The limit
     * is for one that begins only when the other has ended.
     */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void twoAtOnceDoNoHarm(@TempDir Path cache, @TempDir Path commands) throws Exception {
        Path slow = Files.writeString(commands.resolve("slow-maven"), """
                #!/bin/sh
                for last; do :; done
                into="${last#-DoutputDirectory=}"
                mkdir -p "$into"
                touch "$0-begun-$$"
                while [ "$(ls "$0"-begun-* | wc -l)" -lt 2 ]; do sleep 0.1; done
                echo jar > "$into/DynamoDBLocal-3.3.1.jar"
                """);
        assertThat(slow.toFile().setExecutable(true)).isTrue();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Callable<Path> fetch =
                    () -> new EngineProvision(Optional.empty(), cache, List.of(slow.toString())).folder(text -> {});
            for (Future<Path> folder : threads.invokeAll(List.of(fetch, fetch))) {
                assertThat(names(folder.get())).containsExactly("DynamoDBLocal-3.3.1.jar");
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(names(cache)).containsExactly("dynamodb-local-3.3.1");
    }

    private static EngineProvision provision(Map<String, String> properties, Map<String, String> environment) {
        return EngineProvision.of(
                name -> properties.getOrDefault(name, "user.home".equals(name) ? "/" : null), environment);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
