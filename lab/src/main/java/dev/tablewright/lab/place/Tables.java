package dev.tablewright.lab.place;

import dev.tablewright.lab.place.PlaceException.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/**
 * The tables at a place: compared with what they should be, made where they are missing, and deleted by nobody but who made them.
 *
 * <p>They are made for trials. Recovery, protection against deletion and tags are the matter of infrastructure code.
 */
public final class Tables {

    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Place place;
    private final DynamoDbClient client;
    private final List<String> made = new ArrayList<>();

    public Tables(Place place) {
        this.place = place;
        this.client = place.client();
    }

    /** What is different from what it should be; nothing, if all is well. */
    public List<TableDifference> differences(List<TableDefinition> definitions) {
        return explained(() -> definitions.stream()
                .flatMap(definition -> differences(definition).stream())
                .toList());
    }

    /**
     * Makes the tables that are missing, and waits until they can be used. Those that are there stay as they are.
     *
     * @return the names of those that were made
     * @throws PlaceException of kind {@code OTHER_KEYS} if one is there that cannot serve the model
     */
    public List<String> create(List<TableDefinition> definitions) {
        List<TableDifference> errors = differences(definitions).stream()
                .filter(difference -> difference.isError() && difference.kind() != TableDifference.Kind.MISSING_TABLE)
                .toList();
        if (!errors.isEmpty()) {
            throw new PlaceException(
                    Kind.OTHER_KEYS,
                    place.shown() + " has another table than the model needs: "
                            + errors.stream().map(TableDifference::sentence).collect(Collectors.joining("; ")));
        }
        return explained(() -> {
            List<String> names = new ArrayList<>();
            for (TableDefinition definition : definitions) {
                if (make(definition)) {
                    names.add(definition.name());
                }
            }
            return List.copyOf(names);
        });
    }

    /** Deletes the tables that were made here, and no others. */
    public void deleteMade() {
        explained(() -> {
            for (String name : made) {
                delete(name);
            }
            made.clear();
            return made;
        });
    }

    private void delete(String name) {
        try {
            client.deleteTable(with -> with.tableName(name));
        } catch (ResourceNotFoundException e) {
            // Somebody else did it.
            return;
        }
    }

    private List<TableDifference> differences(TableDefinition definition) {
        return description(definition.name())
                .map(found -> new TableComparison(definition, found, ttl(definition.name())).differences())
                .orElseGet(() -> List.of(TableComparison.missing(definition)));
    }

    private Optional<TableDescription> description(String table) {
        try {
            TableDescription found =
                    client.describeTable(with -> with.tableName(table)).table();
            if (found == null) {
                throw new PlaceException(
                        Kind.NO_CONNECTION, Explanation.stranger(place.shown(), "without what was asked for"));
            }
            return Optional.of(found);
        } catch (ResourceNotFoundException e) {
            return Optional.empty();
        }
    }

    private Optional<String> ttl(String table) {
        TimeToLiveDescription found =
                client.describeTimeToLive(with -> with.tableName(table)).timeToLiveDescription();
        boolean on = found != null
                && (found.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                        || found.timeToLiveStatus() == TimeToLiveStatus.ENABLING);
        return on ? Optional.of(found.attributeName()) : Optional.empty();
    }

    /** False if it is there already. */
    private boolean make(TableDefinition definition) {
        if (description(definition.name()).isPresent()) {
            return false;
        }
        try {
            client.createTable(new TableRequest(definition).create());
        } catch (ResourceInUseException e) {
            // Somebody else was faster; what he made was not made by us.
            await(definition.name());
            return false;
        }
        made.add(definition.name());
        await(definition.name());
        definition
                .ttl()
                .ifPresent(attribute -> client.updateTimeToLive(with -> with.tableName(definition.name())
                        .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName(attribute))));
        return true;
    }

    private void await(String table) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!isActive(table)) {
            if (System.nanoTime() > deadline) {
                throw new PlaceException(
                        Kind.FAILED,
                        "the table `" + table + "` is not ready after " + PATIENCE.toMinutes() + " minutes");
            }
            pause();
        }
    }

    private boolean isActive(String table) {
        return description(table)
                .filter(found -> found.tableStatus() == TableStatus.ACTIVE
                        && found.globalSecondaryIndexes().stream()
                                .allMatch(index -> index.indexStatus() == IndexStatus.ACTIVE))
                .isPresent();
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PlaceException(Kind.FAILED, "interrupted while a table was made", e);
        }
    }

    private <T> T explained(Supplier<T> work) {
        try {
            return work.get();
        } catch (SdkException e) {
            throw place.explain(e);
        }
    }
}
