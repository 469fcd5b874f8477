package dev.tablewright.check.reference;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Filter;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for data that show that a table or an index really cannot serve a pattern. */
final class Refutation {

    private static final int TRIES = 40;
    private static final int TIMES = 4;
    private static final int SIBLINGS = 14;

    private final Triple triple;
    private final Pattern pattern;
    private final ReferenceAnswer reference;
    private final Dice dice;

    Refutation(Triple triple, Pattern pattern, Dice dice) {
        this.triple = triple;
        this.pattern = pattern;
        this.reference = new ReferenceAnswer(triple.model(), pattern);
        this.dice = dice;
    }

    /** Every obstacle that can be shown, with the way in which it was tried: true if data were found. */
    void check(AccessPlan.Unserved plan, Tally tally, List<String> suspects) {
        for (Map.Entry<Route, List<Obstacle>> entry : plan.obstacles().entrySet()) {
            List<Obstacle> obstacles = entry.getValue();
            for (Obstacle obstacle : obstacles) {
                Optional<Boolean> shown = isShown(entry.getKey(), obstacle, obstacles.size() == 1);
                String name = name(obstacle);
                shown.ifPresent(found -> tally.count((found ? "shown " : "not shown ") + name));
                if (shown.filter(found -> !found).isPresent()) {
                    suspects.add(name + " in " + entry.getKey() + ": " + obstacle.text() + ", pattern " + pattern.name()
                            + ", seed of the triple: " + triple.seed() + "\n" + triple.text());
                }
            }
        }
    }

    private static String name(Obstacle obstacle) {
        return obstacle instanceof Obstacle.Unordered unordered
                ? "Unordered " + unordered.reason()
                : obstacle.getClass().getSimpleName();
    }

    private Optional<Boolean> isShown(Route route, Obstacle obstacle, boolean alone) {
        if (obstacle instanceof Obstacle.Unordered unordered) {
            return alone ? Optional.of(isOutOfOrder(route, unordered.placement())) : Optional.empty();
        }
        if (obstacle instanceof Obstacle.Unknown unknown) {
            return Optional.of(isSpread(unknown.placement()));
        }
        if (obstacle instanceof Obstacle.Sparse sparse) {
            return Optional.of(search((store, arguments) -> isMissing(store, arguments, sparse.placement())));
        }
        if (obstacle instanceof Obstacle.MayBeAbsent absent) {
            return Optional.of(search((store, arguments) -> isMissing(store, arguments, absent.placement())));
        }
        return Optional.empty();
    }

    /** What data may show. */
    private interface Evidence {
        boolean isIn(Store store, Arguments arguments);
    }

    private boolean search(Evidence evidence) {
        for (int i = 0; i < TRIES; i++) {
            RandomData data = new RandomData(triple.model(), dice);
            List<Row> base = data.rows(3);
            Arguments arguments = data.arguments(pattern, base);
            Store store = new Store(triple.model(), triple.design());
            store.putAll(data.siblings(pattern, arguments, base, SIBLINGS));
            if (evidence.isIn(store, arguments)) {
                return true;
            }
        }
        return false;
    }

    /** Neither forwards nor backwards is always right. */
    private boolean isOutOfOrder(Route route, Placement placement) {
        Read read = new Read(
                Read.Operation.QUERY,
                route,
                List.of(placement),
                placement.partition(),
                List.of(),
                false,
                new Filter(false, Map.of()),
                false,
                List.of());
        return search((store, arguments) -> !reference.isOrdered(matches(store, arguments, read, false)))
                && search((store, arguments) -> !reference.isOrdered(matches(store, arguments, read, true)));
    }

    private List<Row> matches(Store store, Arguments arguments, Read read, boolean backwards) {
        List<Row> rows = new ArrayList<>(new Simulator(store, pattern, arguments)
                .found(read).stream()
                        .flatMap(item -> item.row().stream())
                        .filter(row -> reference.isMatch(row, arguments))
                        .toList());
        if (backwards) {
            Collections.reverse(rows);
        }
        return rows;
    }

    /** Items that are asked for by the same call stand in different partitions, perhaps at different times. */
    private boolean isSpread(Placement placement) {
        for (int i = 0; i < TRIES / TIMES; i++) {
            RandomData data = new RandomData(triple.model(), dice);
            List<Row> base = data.rows(3);
            Arguments arguments = data.arguments(pattern, base);
            Set<List<PhysicalValue>> partitions = new HashSet<>();
            for (int time = 0; time < TIMES; time++) {
                Store store = new Store(triple.model(), triple.design());
                store.putAll(data.siblings(pattern, arguments, base, SIBLINGS));
                reference.matches(store.rows(), arguments).stream()
                        .filter(row -> row.entity().name().text().equals(placement.occupant()))
                        .flatMap(row -> key(row, placement).stream())
                        .forEach(key -> partitions.add(key.partition()));
            }
            if (partitions.size() > 1) {
                return true;
            }
        }
        return false;
    }

    /** An item that is asked for is not in the index. */
    private boolean isMissing(Store store, Arguments arguments, Placement placement) {
        return reference.matches(store.rows(), arguments).stream()
                .filter(row -> row.entity().name().text().equals(placement.occupant()))
                .anyMatch(row -> key(row, placement).isEmpty());
    }

    private Optional<KeyMaker.Key> key(Row row, Placement placement) {
        EntityKeys keys = triple.design().keysOf(placement.occupant()).orElseThrow();
        Optional<IndexEntry> entry = placement
                .route()
                .index()
                .flatMap(index -> keys.entry(index.name().text()));
        ItemKey key = entry.map(IndexEntry::key).orElse(keys.primary());
        Condition when = entry.map(IndexEntry::when).orElse(Condition.ALWAYS);
        return Conditions.hold(row, when)
                ? new KeyMaker(triple.design().encoding()).accepted(row, key)
                : Optional.empty();
    }
}
