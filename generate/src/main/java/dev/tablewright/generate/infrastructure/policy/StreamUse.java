package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.write.StreamMarkers;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.infrastructure.policy.Permissions.Grant;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.TableSettings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** What following the streams takes, where counts and sums are kept from them. */
record StreamUse(Analysis analysis, Function<String, TableSettings> settings) {

    private static final KeyPattern MARKERS =
            new KeyPattern(StreamMarkers.BEGINNING + "*", KeyPattern.Kind.SHARED, "markers of applied events");

    private Model model() {
        return analysis.model();
    }

    private Design design() {
        return analysis.space().design();
    }

    /** Whether a number is kept from a stream, and there is one. */
    boolean isNeeded() {
        return model().aggregates().stream().anyMatch(kept -> StreamMarkers.isStreamed(model(), kept))
                && !streams().isEmpty();
    }

    private List<Resource> streams() {
        return design().tables().stream()
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
        StreamMarkers.of(model(), design()).ifPresent(markers -> {
            Route route = new Route(markers.table(), Optional.empty());
            Held marker = Held.to(markers.names(design().typeAttribute()), "NONE");
            permissions.include(route, marking(Requests.PUT, marker));
            permissions.include(route, marking(Requests.BATCH_GET, Held.toAll(Requests.ALL)));
        });
    }

    private static Grant marking(String action, Held held) {
        return new Grant(action, new TreeSet<>(List.of(MARKERS)), held, Set.of(MARKERS.occupant()));
    }
}
