package dev.tablewright.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Finds DynamoDB Local for a user, and has it fetched where it is not there yet. Nobody may pass it on, so the user's own Maven
 * resolves it, once, into a folder of the user's cache.
 *
 * <pre>{@code
 * Path folder = EngineProvision.ofUser().folder(System.err::println);
 * try (LocalEngine engine = LocalEngine.start(folder)) …
 * }</pre>
 */
public final class EngineProvision {

    /** The environment variable that names a folder with the jars; the system property comes before it. */
    public static final String VARIABLE = "TABLEWRIGHT_ENGINE";

    private static final Properties VERSIONS = versions();

    private final Optional<Path> named;
    private final Path cache;
    private final List<String> maven;

    EngineProvision(Optional<Path> named, Path cache, List<String> maven) {
        this.named = named;
        this.cache = cache;
        this.maven = List.copyOf(maven);
    }

    /** As this user, on this machine, has it. */
    public static EngineProvision ofUser() {
        return of(System::getProperty, System.getenv());
    }

    static EngineProvision of(UnaryOperator<String> properties, Map<String, String> environment) {
        Optional<Path> named = Optional.ofNullable(properties.apply(EngineFolder.PROPERTY))
                .or(() -> Optional.ofNullable(environment.get(VARIABLE)))
                .filter(text -> !text.isBlank())
                .map(Path::of);
        Path caches = Optional.ofNullable(environment.get("XDG_CACHE_HOME"))
                .filter(text -> !text.isBlank())
                .map(Path::of)
                // The specification of that variable wants relative paths ignored.
                .filter(Path::isAbsolute)
                .orElseGet(() -> Path.of(properties.apply("user.home"), ".cache"));
        boolean windows = String.valueOf(properties.apply("os.name")).startsWith("Windows");
        return new EngineProvision(named, caches.resolve("tablewright"), List.of(windows ? "mvn.cmd" : "mvn"));
    }

    /**
     * The folder with the jars. The first call on a machine takes as long as Maven takes.
     *
     * @param listener is told when something is fetched
     * @throws EngineException if it cannot be had
     */
    public Path folder(Consumer<String> listener) {
        if (named.isPresent()) {
            return new EngineFolder(named.get()).required().path();
        }
        Path folder = cached();
        if (new EngineFolder(folder).isComplete()) {
            return folder;
        }
        listener.accept("fetching DynamoDB Local " + VERSIONS.getProperty("dynamodb-local") + " by Maven, once");
        try {
            return fetched(folder);
        } catch (IOException e) {
            throw new EngineException(EngineException.Kind.NOT_FETCHED, "cannot write to " + cache, e);
        }
    }

    /** Where it is kept once it is fetched. */
    Path cached() {
        return cache.resolve("dynamodb-local-" + VERSIONS.getProperty("dynamodb-local"));
    }

    /** All comes into a folder beside it, which then gets its name at once: whoever sees the folder sees it whole. */
    private Path fetched(Path folder) throws IOException {
        Files.createDirectories(cache);
        Path beside = Files.createTempDirectory(cache, folder.getFileName() + "-fetching-");
        try {
            Path pom = beside.resolve("pom.xml");
            Path jars = beside.resolve("lib");
            try (InputStream ours = resource("dynamodb-local.pom")) {
                Files.copy(ours, pom);
            }
            new MavenFetch(maven).fetch(pom, jars, VERSIONS.getProperty("maven-dependency-plugin"));
            new EngineFolder(jars).required();
            Folders.moveUnlessThere(jars, folder);
        } finally {
            Folders.delete(beside);
        }
        return new EngineFolder(folder).required().path();
    }

    private static Properties versions() {
        Properties versions = new Properties();
        try (InputStream text = resource("versions.properties")) {
            versions.load(text);
        } catch (IOException e) {
            throw new EngineException("cannot read the own versions", e);
        }
        return versions;
    }

    private static InputStream resource(String name) throws IOException {
        InputStream resource = EngineProvision.class.getResourceAsStream(name);
        if (resource == null) {
            throw new IOException(name + " is missing from the own classes");
        }
        return resource;
    }
}
