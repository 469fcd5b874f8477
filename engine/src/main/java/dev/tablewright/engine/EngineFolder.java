package dev.tablewright.engine;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder with the jars of DynamoDB Local and its native libraries, as somebody's Maven resolved them. */
record EngineFolder(Path path) {

    /** Names the folder to the tests of this build. */
    static final String PROPERTY = "tablewright.engine.folder";

    private static final String MAIN = "software.amazon.dynamodb.services.local.main.ServerRunner";

    /** That which the build resolved. */
    static EngineFolder ofBuild() {
        String folder = System.getProperty(PROPERTY);
        if (folder == null) {
            throw new EngineException(
                    "nobody said where DynamoDB Local is: set the system property " + PROPERTY, List.of());
        }
        return new EngineFolder(Path.of(folder));
    }

    /** What starts the engine on a port. Nothing is kept on disk, and nobody is told of it. */
    List<String> command(int port) {
        required();
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path folder = path.toAbsolutePath().normalize();
        return List.of(
                java.toString(),
                // Most engines live for seconds: they start in half the time if nothing is compiled twice.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djava.library.path=" + folder,
                "-cp",
                ourselves() + File.pathSeparator + folder + File.separator + "*",
                Leash.class.getName(),
                MAIN,
                "-inMemory",
                "-port",
                Integer.toString(port),
                "-disableTelemetry");
    }

    private static Path ourselves() {
        try {
            return Path.of(Leash.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new EngineException("cannot find the own classes", e);
        }
    }

    /** Whether DynamoDB Local is there. */
    boolean isComplete() {
        try (Stream<Path> files = Files.isDirectory(path) ? Files.list(path) : Stream.empty()) {
            return files.anyMatch(file -> file.getFileName().toString().startsWith("DynamoDBLocal"));
        } catch (IOException e) {
            throw new EngineException(EngineException.Kind.NOT_THERE, "cannot look into " + path, e);
        }
    }

    /** The same, if DynamoDB Local is there. */
    EngineFolder required() {
        if (!isComplete()) {
            throw new EngineException(
                    EngineException.Kind.NOT_THERE,
                    "DynamoDB Local is not in " + path
                            + ": without " + PROPERTY + " and " + EngineProvision.VARIABLE
                            + " it is fetched by Maven; in a build of Tablewright,"
                            + " mvn -q process-resources -pl engine/dynamodb-local resolves it",
                    List.of());
        }
        return this;
    }
}
