package dev.tablewright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalEngineTest {

    private static final Path FOLDER = EngineFolder.ofBuild().path();

    @Test
    void answersUntilItIsClosed() throws Exception {
        LocalEngine engine = LocalEngine.start(FOLDER);
        try (engine) {
            assertThat(engine.isRunning()).isTrue();
            assertThat(tables(engine.endpoint())).isEqualTo("{\"TableNames\":[]}");
        }
        assertThat(engine.isRunning()).isFalse();
    }

    @Test
    void isSharedByTheTestsOfAModule() {
        assertThat(LocalEngine.shared()).isSameAs(LocalEngine.shared());
        assertThat(LocalEngine.shared().isRunning()).isTrue();
    }

    @Test
    void leavesAPortThatIsTaken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(LocalEngine.attempt(new EngineFolder(FOLDER), taken.getLocalPort()))
                    .isEmpty();
        }
    }

    @Test
    void livesInAFolderWithASpace(@TempDir Path temporary) throws Exception {
        Path folder = Files.createDirectory(temporary.resolve("a folder"));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(FOLDER)) {
            for (Path file : files) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        try (LocalEngine engine = LocalEngine.start(folder)) {
            assertThat(tables(engine.endpoint())).isEqualTo("{\"TableNames\":[]}");
        }
    }

    @Test
    void saysThatItIsNotThere(@TempDir Path empty) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> LocalEngine.start(empty))
                .withMessageContaining("DynamoDB Local is not in " + empty)
                .withMessageContaining("mvn");
    }

    @Test
    void saysWhatItSaidBeforeItEnded(@TempDir Path broken) throws IOException {
        Files.writeString(broken.resolve("DynamoDBLocal.jar"), "no jar");
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> LocalEngine.start(broken))
                .withMessageContaining("DynamoDB Local ended with 1")
                .withMessageContaining("ServerRunner");
    }

    private static String tables(URI endpoint) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint)
                .header("X-Amz-Target", "DynamoDB_20120810.ListTables")
                .header("Content-Type", "application/x-amz-json-1.0")
                .header(
                        "Authorization",
                        "AWS4-HMAC-SHA256 Credential=any/20260101/us-east-1/dynamodb/aws4_request, "
                                + "SignedHeaders=host, Signature=0")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
