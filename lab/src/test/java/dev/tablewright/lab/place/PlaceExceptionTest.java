package dev.tablewright.lab.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.place.PlaceException.Kind;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every kind of failure, by its real cause. */
class PlaceExceptionTest {

    private static final AwsCredentialsProvider ANY =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any"));

    @ParameterizedTest
    @CsvSource({
        "UnrecognizedClientException, WRONG_CREDENTIALS, does not know these credentials",
        "InvalidSignatureException, WRONG_CREDENTIALS, does not know these credentials",
        "MissingAuthenticationTokenException, WRONG_CREDENTIALS, does not know these credentials",
        "ExpiredTokenException, EXPIRED, sign in again",
        "AccessDeniedException, REFUSED, 'good, but not for this'",
        "ResourceNotFoundException, NO_TABLE, no such table",
        "ThrottlingException, THROTTLED, too much at once",
        "ProvisionedThroughputExceededException, THROTTLED, too much at once",
        "ValidationException, FAILED, ValidationException"
    })
    void whatDynamoDbRefusesIsExplained(String code, Kind kind, String words) throws IOException {
        try (AnsweringServer server = AnsweringServer.refusing(code, "the reason");
                Place place = Place.open(new Target.Endpoint(server.address()), text -> {})) {
            PlaceException failure = reading(place);
            assertThat(failure.kind()).isEqualTo(kind);
            assertThat(failure)
                    .hasMessageContaining(words)
                    .hasMessageContaining("the reason")
                    .hasMessageContaining("the endpoint " + server.address());
            boolean retried = kind == Kind.THROTTLED;
            assertThat(server.requests()).isEqualTo(retried ? 5 : 1);
        }
    }

    /** Who has the port without listening keeps others from it. */
    @Test
    void nobodyAnswersAtAClosedPort() throws IOException {
        try (Socket holder = new Socket()) {
            holder.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            String address = "http://127.0.0.1:" + holder.getLocalPort();
            try (Place place = Place.open(new Target.Endpoint(URI.create(address)), text -> {})) {
                PlaceException failure = reading(place);
                assertThat(failure.kind()).isEqualTo(Kind.NO_CONNECTION);
                assertThat(failure).hasMessageContaining("no connection to the endpoint " + address);
            }
        }
    }

    @Test
    void anAddressWithoutAHostIsNone() {
        PlaceException failure = catchThrowableOfType(
                PlaceException.class, () -> Place.open(new Target.Endpoint(URI.create("localhost:8000")), text -> {}));
        assertThat(failure.kind()).isEqualTo(Kind.NO_CONNECTION);
        assertThat(failure).hasMessageContaining("http://localhost:8000");
    }

    @Test
    void anEngineThatEndsIsNamedWithItsLastWords() {
        try (Place place = Place.open(new Target.Local(), text -> {})) {
            assertThat(place.client().listTables().tableNames()).isEmpty();
            place.engine().orElseThrow().kill();
            PlaceException failure = reading(place);
            assertThat(failure.kind()).isEqualTo(Kind.ENDED);
            assertThat(failure).hasMessageContaining("DynamoDB Local").hasMessageContaining("has ended; it said:");
        }
    }

    @Test
    void anEngineThatIsNotThereIsExplained(@TempDir Path empty) {
        PlaceException failure = catchThrowableOfType(
                PlaceException.class, () -> Place.open(new Target.Local(Optional.of(empty)), text -> {}));
        assertThat(failure.kind()).isEqualTo(Kind.NO_ENGINE);
        assertThat(failure).hasMessageContaining("is not in " + empty);
    }

    @Test
    void noCredentialsAreNoCredentials() {
        SdkException failure =
                catchThrowableOfType(SdkException.class, () -> ProfileCredentialsProvider.create("no-such-profile-here")
                        .resolveCredentials());
        PlaceException explained = new Explanation("AWS", Optional.empty()).of(failure);
        assertThat(explained.kind()).isEqualTo(Kind.NO_CREDENTIALS);
        assertThat(explained).hasMessageContaining("set AWS_PROFILE");
    }

    @Test
    void theAccountIsAskedForBeforeAnythingIsDone() throws IOException {
        String answer = """
                <GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
                  <GetCallerIdentityResult><Account>123456789012</Account></GetCallerIdentityResult>
                </GetCallerIdentityResponse>""";
        try (AnsweringServer server = new AnsweringServer(200, "text/xml", answer)) {
            Optional<String> account = AwsIdentity.account(Region.EU_CENTRAL_1, ANY, Optional.of(server.address()));
            assertThat(new AwsIdentity(Region.EU_CENTRAL_1, "default", ANY, account).shown())
                    .isEqualTo("account 123456789012, region eu-central-1, profile default");
        }
    }

    @Test
    void credentialsThatAwsDoesNotKnowAreRefusedAtOnce() throws IOException {
        String answer = """
                <ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
                  <Error><Type>Sender</Type><Code>InvalidClientTokenId</Code><Message>invalid token</Message></Error>
                </ErrorResponse>""";
        try (AnsweringServer server = new AnsweringServer(403, "text/xml", answer)) {
            PlaceException failure = catchThrowableOfType(
                    PlaceException.class,
                    () -> AwsIdentity.account(Region.EU_CENTRAL_1, ANY, Optional.of(server.address())));
            assertThat(failure.kind()).isEqualTo(Kind.WRONG_CREDENTIALS);
        }
    }

    @Test
    void anUnknownAccountIsSaidToBeUnknown() {
        assertThat(new AwsIdentity(Region.EU_CENTRAL_1, "work", ANY, Optional.empty()).shown())
                .isEqualTo("account unknown, region eu-central-1, profile work");
    }

    /** What is open for writing there, is here for reading. */
    @Test
    void aPlaceToReadRefusesWhateverCouldWrite() {
        Target.Endpoint engine = new Target.Endpoint(LocalEngine.shared().endpoint());
        try (Place place = Place.open(engine, text -> {})) {
            assertThat(place.isWritable()).isFalse();
            place.client().listTables();
            Map<String, AttributeValue> key = Map.of("PK", AttributeValue.fromS("a"));
            List<Runnable> writes = List.of(
                    () -> place.client().putItem(with -> with.tableName("Any").item(key)),
                    () -> place.client()
                            .deleteItem(with -> with.tableName("Any").key(key)),
                    () -> place.client()
                            .updateItem(with -> with.tableName("Any").key(key)),
                    () -> place.client().batchWriteItem(with -> with.requestItems(Map.of())),
                    () -> place.client().transactWriteItems(with -> with.transactItems(List.of())),
                    () -> place.client().executeStatement(with -> with.statement("DELETE FROM Any")),
                    () -> place.client().createTable(with -> with.tableName("Any")),
                    () -> place.client().updateTimeToLive(with -> with.tableName("Any")),
                    () -> place.client().deleteTable(with -> with.tableName("Any")));
            for (Runnable write : writes) {
                PlaceException refused = catchThrowableOfType(PlaceException.class, write::run);
                assertThat(refused.kind()).isEqualTo(Kind.READ_ONLY);
                assertThat(refused).hasMessageContaining("is read only here");
            }
        }
    }

    private static PlaceException reading(Place place) {
        SdkException failure = catchThrowableOfType(
                SdkException.class, () -> place.client().describeTable(with -> with.tableName("Any")));
        return place.explain(failure);
    }
}
