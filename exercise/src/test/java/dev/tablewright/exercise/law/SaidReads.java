package dev.tablewright.exercise.law;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the access program says that a pattern sends. */
final class SaidReads {

    private final Analysis analysis;
    private final PatternRequests requests;

    SaidReads(Analysis analysis, PatternRequests requests) {
        this.analysis = analysis;
        this.requests = requests;
    }

    /** Everything that it may send, and whether all of it must occur in every call. */
    Set<Sent> all() {
        Set<Sent> all = new LinkedHashSet<>();
        for (ReadRequest request : requests.reads()) {
            all.add(sent(request));
            if (request.read().fetchBack()) {
                fetched(request).forEach(all::add);
            }
        }
        return all;
    }

    private static Sent sent(ReadRequest request) {
        Route route = request.read().route();
        return new Sent(
                request.read().operation().word(),
                route.table().name().text(),
                route.index().map(index -> index.name().text()));
    }

    private Stream<Sent> fetched(ReadRequest request) {
        return request.read().wanted().stream()
                .flatMap(
                        wanted -> analysis.space().primary(wanted.owner().name().text()).stream())
                .map(placement ->
                        Sent.of("BatchGetItem", placement.route().table().name().text()));
    }

    /**
     * What is wrong with the number of requests of a call, which found little and so needs one page of each partition.
     *
     * @param sent in a call, of a list for its first page
     */
    List<String> wrong(long sent) {
        long least = requests.reads().stream()
                .mapToLong(request -> request.walk().isPresent() || mayBeVoid() ? 0 : request.width())
                .sum();
        boolean right = sent >= least && (!isCertain() || sent <= most());
        return right
                ? List.of()
                : List.of(sent + " requests were sent, and the program says " + least + " to "
                        + (isCertain() ? Long.toString(most()) : "any number"));
    }

    /** Whether a first page never has to be filled up: it is of one partition, and nothing that was read is left out afterwards. */
    boolean isCertain() {
        return requests.pattern().batch().isEmpty()
                && requests.reads().stream()
                        .allMatch(request -> request.width() == 1
                                && request.filter().isEmpty()
                                && request.walk().isEmpty()
                                && request.read().wanted().stream()
                                        .noneMatch(
                                                wanted -> wanted.owner().ttl().isPresent()));
    }

    private long most() {
        return requests.reads().stream()
                .mapToLong(request -> request.read().fetchBack() ? 2 : 1)
                .sum();
    }

    /** Nothing is between bounds that exclude each other, and nobody has to ask for it. */
    private boolean mayBeVoid() {
        Pattern pattern = requests.pattern();
        return pattern.narrowing().isPresent() || !pattern.where().isAlways();
    }
}
