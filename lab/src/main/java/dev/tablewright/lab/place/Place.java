package dev.tablewright.lab.place;

import dev.tablewright.engine.EngineException;
import dev.tablewright.engine.EngineProvision;
import dev.tablewright.engine.LocalEngine;
import java.net.URI;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A target that was opened: a client, and what people should know of where it leads.
 *
 * <pre>{@code
 * try (Place place = Place.open(new Target.Local(), System.err::println)) {
 *     new Tables(place).create(TableDefinition.of(model));
 *     …
 * }
 * }</pre>
 */
public final class Place implements AutoCloseable {

    private static final String ANY = "tablewright";

    private final DynamoDbClient client;
    private final String shown;
    private final Access access;
    private final Optional<LocalEngine> engine;
    private final boolean local;

    private Place(DynamoDbClient client, String shown, Access access, Optional<LocalEngine> engine, boolean local) {
        this.client = client;
        this.shown = shown;
        this.access = access;
        this.engine = engine;
        this.local = local;
    }

    /** Opens a target for what is usually done there. */
    public static Place open(Target target, Consumer<String> listener) {
        return open(target, target.usualAccess(), listener);
    }

    /**
     * Opens a target.
     *
     * @param listener is told what takes long
     * @throws PlaceException if that is not possible
     */
    public static Place open(Target target, Access access, Consumer<String> listener) {
        if (target instanceof Target.Local wanted) {
            return local(wanted, access, listener);
        }
        if (target instanceof Target.Endpoint endpoint) {
            return endpoint(endpoint, access);
        }
        return aws((Target.Aws) target, access);
    }

    private static Place local(Target.Local wanted, Access access, Consumer<String> listener) {
        LocalEngine engine;
        try {
            engine = LocalEngine.start(
                    wanted.folder().orElseGet(() -> EngineProvision.ofUser().folder(listener)));
        } catch (EngineException e) {
            throw new PlaceException(PlaceException.Kind.NO_ENGINE, "DynamoDB Local: " + e.getMessage(), e);
        }
        String shown = "DynamoDB Local at " + engine.endpoint().getAuthority();
        DynamoDbClient client = Clients.at(engine.endpoint(), Region.US_EAST_1, credentials(ANY, ANY), shown, access);
        return new Place(client, shown, access, Optional.of(engine), true);
    }

    private static Place endpoint(Target.Endpoint endpoint, Access access) {
        URI address = endpoint.address();
        if (address.getScheme() == null || address.getHost() == null) {
            throw new PlaceException(
                    PlaceException.Kind.NO_CONNECTION,
                    "`" + address + "` is no address of an endpoint: http://localhost:8000 is one");
        }
        String shown = "the endpoint " + address.getScheme() + "://" + address.getAuthority();
        DynamoDbClient client = Clients.at(
                address,
                Region.of(endpoint.region()),
                credentials(endpoint.accessKey(), endpoint.secretKey()),
                shown,
                access);
        return new Place(client, shown, access, Optional.empty(), false);
    }

    private static Place aws(Target.Aws aws, Access access) {
        AwsIdentity identity = AwsIdentity.of(aws);
        String shown = identity.shown();
        DynamoDbClient client = Clients.aws(identity.region(), identity.credentials(), shown, access);
        return new Place(client, shown, access, Optional.empty(), false);
    }

    private static AwsCredentialsProvider credentials(String accessKey, String secretKey) {
        return StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKey, secretKey));
    }

    public DynamoDbClient client() {
        return client;
    }

    /** What to show people: {@code account 123456789012, region eu-central-1, profile default}. */
    public String shown() {
        return shown;
    }

    /** Whether anything may be changed; if not, the client refuses it. */
    public boolean isWritable() {
        return access == Access.WRITE;
    }

    /** Whether it is an engine that was started for the purpose and forgets everything. */
    public boolean isLocal() {
        return local;
    }

    /** The local engine, if it is one. */
    public Optional<LocalEngine> engine() {
        return engine;
    }

    /** What an exception of this place's client means to a person. */
    public PlaceException explain(RuntimeException failure) {
        return new Explanation(shown, engine).of(failure);
    }

    @Override
    public void close() {
        client.close();
        engine.ifPresent(LocalEngine::close);
    }

    @Override
    public String toString() {
        return shown;
    }
}
