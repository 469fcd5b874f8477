package dev.tablewright.access.request;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes the requests of a plan. */
public final class Requests {

    private final KeySpace space;
    private final Leaves leaves;

    public Requests(KeySpace space) {
        this.space = space;
        this.leaves = space.leaves();
    }

    public PatternRequests of(AccessPlan plan) {
        Pattern pattern = plan.pattern();
        boolean several = plan.reads().size() > 1;
        List<Entity> entities = pattern.entities().stream()
                .flatMap(name -> space.model().entity(name.text()).stream())
                .toList();
        Map<String, List<Attribute>> rows = rows(pattern, entities, several);
        List<ReadRequest> reads =
                plan.reads().stream().map(read -> request(read, rows)).toList();
        return new PatternRequests(
                pattern,
                pattern.by().stream()
                        .map(parameter -> GivenParameter.of(leaves, space.model(), entities, parameter))
                        .toList(),
                narrowing(pattern, entities, plan.reads().stream().anyMatch(Read::isWalk)),
                rows,
                reads,
                several ? Optional.of(MergeOrder.of(leaves, pattern, entities)) : Optional.empty(),
                given(reads));
    }

    private Optional<GivenNarrowing> narrowing(Pattern pattern, List<Entity> entities, boolean walked) {
        return pattern.narrowing().flatMap(narrowing -> {
            List<String> steps = narrowing.path().steps();
            return entities.stream()
                    .filter(entity -> !leaves.of(entity, steps).isEmpty())
                    .map(entity -> new GivenNarrowing(narrowing, ValuePath.of(leaves, entity, steps), walked))
                    .findFirst();
        });
    }

    /** What several reads find is put into order by the values themselves. */
    private static Map<String, List<Attribute>> rows(Pattern pattern, List<Entity> entities, boolean several) {
        Map<String, List<Attribute>> rows = new LinkedHashMap<>();
        if (pattern.needs().isEmpty() || pattern.operation() == Pattern.Operation.COUNT) {
            return rows;
        }
        Stream<AttributePath> sorted = several ? pattern.sort().stream().map(SortKey::path) : Stream.empty();
        List<String> names = Stream.concat(pattern.needs().stream(), sorted)
                .map(AttributePath::first)
                .distinct()
                .toList();
        for (Entity entity : entities) {
            rows.put(
                    entity.name().text(),
                    names.stream()
                            .flatMap(name -> entity.attribute(name).stream())
                            .toList());
        }
        return rows;
    }

    private ReadRequest request(Read read, Map<String, List<Attribute>> rows) {
        KeyCondition keys = new KeyCondition(leaves, read.wanted().get(0).owner());
        List<KeyTerm> condition = keys.terms(read);
        RequestFilter filter = new FilterPlacing(space.model(), leaves, read).filter();
        List<Loop> loops = loops(condition);
        Map<String, Operand> key = new LinkedHashMap<>();
        if (read.operation() != Read.Operation.QUERY) {
            read.wanted().get(0).parts().forEach(part -> key.put(part.attribute(), keys.value(part)));
        }
        Optional<List<String>> projection = projection(read, rows, filter);
        return new ReadRequest(
                read,
                key,
                condition,
                loops,
                walk(condition),
                filter,
                projection,
                new Expressions().form(condition, filter, space.design().typeAttribute(), projection));
    }

    private static Stream<TextPiece> pieces(List<KeyTerm> condition) {
        return condition.stream()
                .flatMap(term -> term.values().stream())
                .flatMap(value -> value.operand() instanceof Operand.Composed composed
                        ? composed.pieces().stream()
                        : Stream.empty());
    }

    private static List<Loop> loops(List<KeyTerm> condition) {
        Set<Loop> loops = new LinkedHashSet<>();
        for (KeyTerm term : condition) {
            term.values().forEach(value -> {
                if (value.operand() instanceof Operand.Chosen chosen) {
                    loops.add(chosen.loop());
                }
            });
            pieces(List.of(term)).forEach(piece -> {
                if (piece instanceof TextPiece.Chosen chosen) {
                    loops.add(chosen.loop());
                }
            });
        }
        return List.copyOf(loops);
    }

    private static Optional<TimeUnit> walk(List<KeyTerm> condition) {
        return pieces(condition)
                .filter(TextPiece.Unit.class::isInstance)
                .map(piece -> ((SlotFormat.Truncated)
                                ((TextPiece.Unit) piece).slot().slot().format())
                        .unit())
                .findFirst();
    }

    /** What is asked for where only some attributes are needed; an item of an older shape may need all of its own. */
    private Optional<List<String>> projection(Read read, Map<String, List<Attribute>> rows, RequestFilter filter) {
        boolean upgraded =
                read.wanted().stream().anyMatch(placement -> placement.owner().schemaVersion() > 1);
        boolean narrow = read.route()
                .index()
                .filter(index -> !(index.projection() instanceof Projection.All))
                .isPresent();
        if (rows.isEmpty() || upgraded || narrow || read.fetchBack()) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        Stream.concat(
                        read.route().table().key().attributes(),
                        read.route().schema().attributes())
                .map(KeyAttribute::name)
                .forEach(names::add);
        names.add(space.design().typeAttribute());
        filter.here()
                .values()
                .forEach(tests ->
                        tests.forEach(test -> names.add(test.path().stored().get(0))));
        read.wanted().stream().map(Placement::owner).forEach(entity -> {
            rows.get(entity.name().text()).forEach(attribute -> names.add(attribute.storedName()));
            entity.ttl().flatMap(ttl -> entity.attribute(ttl.text())).ifPresent(ttl -> names.add(ttl.storedName()));
        });
        return Optional.of(List.copyOf(names));
    }

    /** What the caller gives for what is thrown away here. */
    private static Map<String, Operand> given(List<ReadRequest> reads) {
        Expressions given = new Expressions();
        for (ReadRequest read : reads) {
            Set<String> seen = new HashSet<>();
            read.filter().here().values().forEach(tests -> tests.forEach(test -> remember(test, given, seen)));
        }
        return given.values();
    }

    /** @param seen what is remembered of another entity already */
    private static void remember(ItemTest test, Expressions given, Set<String> seen) {
        if (test instanceof ItemTest.Equal equal
                && equal.source() instanceof Source.Parameter parameter
                && seen.add(equal.path().name() + " = " + parameter.component())) {
            given.value(equal.path().name(), new Operand.Stored(equal.path(), equal.source()));
        } else if (test instanceof ItemTest.Begins && seen.add("prefix")) {
            given.value("prefix", new Operand.Prefix());
        } else if (test instanceof ItemTest.Within && seen.add("range")) {
            given.value("low", new Operand.End(test.path(), true));
            given.value("high", new Operand.End(test.path(), false));
        }
    }
}
