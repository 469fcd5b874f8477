package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What following the streams takes, where counts and sums are kept from them. */
final class StreamUse {

    /** How the keys of markers begin, by which every event counts once. */
    private static final String MARKERS = "tablewright:applied#*";

    private final Model model;
    private final List<Table> tables;
    private final Function<String, TableSettings> settings;

    StreamUse(Analysis analysis, Function<String, TableSettings> settings) {
        this.model = analysis.model();
        this.tables = analysis.space().design().tables();
        this.settings = settings;
    }

    /** Whether a number is kept from a stream, and there is one. What expires is not there to keep its parents' numbers. */
    boolean isNeeded() {
        return model.aggregates().stream().anyMatch(kept -> follows(model, kept))
                && !streams().isEmpty();
    }

    static boolean follows(Model model, Aggregate kept) {
        return kept.upkeep() == Upkeep.STREAM
                || model.entity(kept.source().text()).flatMap(Entity::ttl).isPresent();
    }

    private List<Resource> streams() {
        return tables.stream()
                .map(table -> table.name().text())
                .filter(table -> settings.apply(table).stream()
                        .filter(stream -> stream != TableSettings.Stream.NONE)
                        .isPresent())
                .<Resource>map(Resource.OfStream::new)
                .toList();
    }

    List<Statement> statements() {
        return List.of(
                new Statement(
                        "FollowStreams",
                        "to read what changed",
                        List.of("dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"),
                        streams(),
                        List.of()),
                new Statement(
                        "ListStreams",
                        "to find the streams; IAM knows no resource for it",
                        List.of("dynamodb:ListStreams"),
                        List.of(new Resource.Everything()),
                        List.of()));
    }

    void grantMarkers(Permissions permissions) {
        KeyPattern key = new KeyPattern(MARKERS, KeyPattern.Kind.SHARED, "markers of applied events");
        markers().ifPresent(table -> List.of(Requests.PUT, Requests.BATCH_GET)
                .forEach(action ->
                        permissions.add(new Route(table, Optional.empty()), action, key, "markers of applied events")));
    }

    /** The table whose keys are texts, and rather one that forgets: where data access layers put them. */
    private Optional<Table> markers() {
        List<Table> possible = tables.stream()
                .filter(table ->
                        table.key().attributes().allMatch(attribute -> attribute.type() == KeyAttribute.KeyType.STRING))
                .toList();
        return possible.stream()
                .filter(table -> model.deployment()
                        .settings(table.name().text(), Optional.empty())
                        .ttl()
                        .isPresent())
                .findFirst()
                .or(() -> possible.stream().findFirst());
    }
}
