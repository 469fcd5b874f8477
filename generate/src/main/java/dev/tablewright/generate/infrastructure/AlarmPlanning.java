package dev.tablewright.generate.infrastructure;

import dev.tablewright.access.key.Route;
import dev.tablewright.check.load.RouteDemand;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.infrastructure.Alarm.Metric;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides when somebody is told: that requests are throttled, that DynamoDB fails, and that more is used than the model
 * reckons with. The last is known before the first happens.
 */
final class AlarmPlanning {

    /** What may be used beyond the busiest second that the model knows of. */
    private static final BigDecimal MARGIN = new BigDecimal("1.2");

    /** How much of what is bought may be used before somebody should buy more. */
    private static final BigDecimal FULL = new BigDecimal("0.8");

    private static final BigDecimal SECONDS = BigDecimal.valueOf(Alarm.PERIOD_SECONDS);

    /** CloudWatch counts errors by operation only. These are all that applications send. */
    private static final List<String> OPERATIONS = List.of(
            "BatchGetItem",
            "BatchWriteItem",
            "DeleteItem",
            "GetItem",
            "PutItem",
            "Query",
            "TransactWriteItems",
            "UpdateItem");

    private final Map<Route, RouteDemand> demands;

    AlarmPlanning(Analysis analysis) {
        this.demands = RouteDemand.byRoute(analysis.workload());
    }

    List<Alarm> of(Table table, ResolvedSettings settings, String id, String physicalName, LogicalIds ids) {
        List<Alarm> alarms = new ArrayList<>();
        Stream.concat(
                        Stream.of(Optional.<Index>empty()),
                        table.indexes().stream().map(Optional::of))
                .forEach(index -> {
                    Part part = new Part(new Route(table, index), id, physicalName);
                    for (Direction direction : Direction.values()) {
                        alarms.add(throttles(part, direction, ids));
                    }
                    for (Direction direction : Direction.values()) {
                        consumed(part, direction, settings, ids).ifPresent(alarms::add);
                    }
                });
        alarms.add(systemErrors(new Part(new Route(table, Optional.empty()), id, physicalName), ids));
        return alarms;
    }

    /** A table or an index of it, by its names. */
    private record Part(Route route, String id, String physicalName) {

        Optional<String> index() {
            return route.index().map(index -> index.name().text());
        }

        String words() {
            return index().map(index -> "the index " + index + " of ").orElse("") + "the table " + physicalName;
        }

        Alarm alarm(
                LogicalIds ids,
                String metric,
                String description,
                List<Metric> metrics,
                long threshold,
                int minutes,
                int bad) {
            // No name of a table has a slash: so those of an index cannot be taken for those of another table.
            String name = physicalName + index().map(index -> "/" + index).orElse("") + "/" + metric;
            return new Alarm(
                    ids.of(id, index().orElse(""), metric, "Alarm"),
                    name,
                    description,
                    metrics,
                    threshold,
                    minutes,
                    bad);
        }

        List<Metric> metric(String name) {
            return List.of(new Metric("m1", name, index(), Optional.empty()));
        }
    }

    /** One throttled request is repeated and nobody notices; those of two minutes are not by chance. */
    private static Alarm throttles(Part part, Direction direction, LogicalIds ids) {
        String metric = direction.word() + "ThrottleEvents";
        return part.alarm(
                ids,
                metric,
                direction.word() + "s of " + part.words()
                        + " are throttled. Look for a hot partition key first (contributor"
                        + " insights), then at the capacity.",
                part.metric(metric),
                1,
                5,
                2);
    }

    private static Alarm systemErrors(Part part, LogicalIds ids) {
        List<Metric> metrics = IntStream.range(0, OPERATIONS.size())
                .mapToObj(i ->
                        new Metric("m" + (i + 1), "SystemErrors", Optional.empty(), Optional.of(OPERATIONS.get(i))))
                .toList();
        return part.alarm(
                ids,
                "SystemErrors",
                "DynamoDB answers requests to " + part.words()
                        + " with errors of its own. Callers repeat them; if it lasts,"
                        + " look at the health of the region.",
                metrics,
                1,
                5,
                3);
    }

    private Optional<Alarm> consumed(Part part, Direction direction, ResolvedSettings settings, LogicalIds ids) {
        String metric = "Consumed" + direction.word() + "CapacityUnits";
        String begin = part.words().substring(0, 1).toUpperCase(Locale.ROOT)
                + part.words().substring(1);
        Optional<Long> bought = settings.provisioned().map(capacity -> most(capacity, direction));
        if (bought.isPresent()) {
            long threshold = minute(BigDecimal.valueOf(bought.get()).multiply(FULL));
            return Optional.of(part.alarm(
                    ids,
                    metric,
                    begin + " uses more than 80% of the " + bought.get() + " "
                            + direction.word().toLowerCase(Locale.ROOT)
                            + " units a second that it can have. Buy more, or find out who uses them.",
                    part.metric(metric),
                    threshold,
                    5,
                    3));
        }
        return peak(part.route(), direction)
                .map(peak -> part.alarm(
                        ids,
                        metric,
                        begin + " uses more than the model reckons with: "
                                + peak.setScale(1, RoundingMode.CEILING).toPlainString() + " "
                                + direction.word().toLowerCase(Locale.ROOT)
                                + " units in the busiest second, and 20% more. The bill grows, and rates in the model are no"
                                + " longer true.",
                        part.metric(metric),
                        minute(peak.multiply(MARGIN)),
                        5,
                        3));
    }

    /** Scaling buys up to a limit, and only that is an end. */
    private static long most(Billing.Provisioned capacity, Direction direction) {
        Optional<Scaling> scaling = capacity.scaling();
        return direction == Direction.READ
                ? scaling.map(Scaling::mostReadUnits).orElse(capacity.readUnits())
                : scaling.map(Scaling::mostWriteUnits).orElse(capacity.writeUnits());
    }

    /** Units in the busiest second; empty if somebody's rate is not known, so that the sum would be too small. */
    private Optional<BigDecimal> peak(Route route, Direction direction) {
        RouteDemand demand = demands.getOrDefault(route, RouteDemand.NONE);
        boolean known = demand.callers(direction.kind())
                .allMatch(caller -> caller.pace().peak().isPresent());
        return Optional.of(demand.peak(direction.kind())).filter(units -> known && units.signum() > 0);
    }

    /** As a sum of a minute, rounded up. */
    private static long minute(BigDecimal unitsASecond) {
        return unitsASecond
                .multiply(SECONDS)
                .setScale(0, RoundingMode.CEILING)
                .max(BigDecimal.ONE)
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValue();
    }
}
