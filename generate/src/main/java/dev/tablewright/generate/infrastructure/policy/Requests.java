package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.Selection;
import dev.tablewright.access.write.ItemRequest;
import dev.tablewright.access.write.ItemSearch;
import dev.tablewright.access.write.WriteRequests;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.stream.Stream;

/** The requests of patterns and writes, as the access program has them: in lists of what may go in one transaction. */
record Requests(Analysis analysis) {

    static final String BATCH_GET = "BatchGetItem";
    static final String QUERY = "Query";
    static final String PUT = ItemRequest.Kind.PUT.word();
    static final String CHECK = ItemRequest.Kind.CHECK.word();
    static final String ALL = Selection.Kind.ALL_ATTRIBUTES.name();

    private KeySpace space() {
        return analysis.space();
    }

    static boolean isRead(String action) {
        return action.endsWith(QUERY) || action.endsWith("GetItem");
    }

    /** What a pattern of this name sends. */
    Stream<List<Request>> ofPattern(String pattern) {
        return analysis.plans().stream()
                .filter(plan -> plan.pattern().name().text().equals(pattern))
                .flatMap(plan -> plan.reads().stream().flatMap(read -> of(read, selected(plan, read))))
                .map(List::of);
    }

    /** What a write of this name sends. */
    Stream<List<Request>> ofWrite(String write) {
        return analysis.writePlans().stream()
                .filter(plan -> plan.write().name().text().equals(write))
                .map(plan -> WriteRequests.of(analysis.model(), space().design(), plan))
                .flatMap(all -> Stream.concat(
                        together(all),
                        all.searches().stream().flatMap(this::searched).map(List::of)));
    }

    /** What brings numbers up to date that follow from the stream: a parent may have to be looked up in an index. */
    Stream<List<Request>> ofStream() {
        WriteRequests all = WriteRequests.ofStream(analysis.model(), space().design());
        return Stream.concat(
                together(all),
                all.searches().stream()
                        .flatMap(search -> analysis.model().entity(search.entity()).stream())
                        .flatMap(parent -> space().byId(parent, true).stream())
                        .filter(found -> found.route().isIndex())
                        .map(found -> List.of(Request.to(found, QUERY, Held.toAll(ALL)))));
    }

    private Held selected(AccessPlan plan, Read read) {
        Selection selection = Selection.of(
                plan.pattern(),
                analysis.requests(plan).of(read),
                space().design().typeAttribute());
        return selection.kind() == Selection.Kind.ALL_ATTRIBUTES
                ? Held.toAll(ALL)
                : Held.to(selection.names(), selection.kind().name());
    }

    /** A read, and what it fetches back from the table where an index lacks something. */
    private Stream<Request> of(Read read, Held held) {
        Placement wanted = read.wanted().get(0);
        Request own = new Request(
                read.operation().word(), read.route(), read.partition(), wanted.owner(), wanted.occupant(), held);
        Stream<Placement> fetched = read.fetchBack()
                ? read.wanted().stream()
                        .flatMap(placement ->
                                space().primary(placement.owner().name().text()).stream())
                : Stream.empty();
        return Stream.concat(
                Stream.of(own), fetched.map(placement -> Request.to(placement, BATCH_GET, Held.toAll(ALL))));
    }

    private Stream<List<Request>> together(WriteRequests all) {
        return all.together().stream()
                .map(some -> some.stream().flatMap(this::of).toList());
    }

    private Stream<Request> of(ItemRequest request) {
        String answer =
                request.kind() == ItemRequest.Kind.GET ? ALL : request.answer().name();
        Held held = request.all() ? Held.toAll(answer) : Held.to(request.names(), answer);
        return request.place(space()).stream()
                .map(place -> Request.to(place, request.kind().word(), held));
    }

    private Stream<Request> searched(ItemSearch search) {
        Entity entity = analysis.model().entity(search.entity()).orElseThrow();
        return search
                .via()
                .flatMap(entity::attribute)
                .map(via -> analysis.lookups().children(entity, via))
                .orElseGet(() -> analysis.lookups().byId(entity))
                .stream()
                .flatMap(read -> of(read, Held.toAll(ALL)));
    }
}
