package dev.tablewright.check.load;

import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How many entities come into being in a second, on average. */
public final class Creation {

    private final Map<String, BigDecimal> perSecond = new HashMap<>();

    public Creation(Model model) {
        Set<String> unknown = new HashSet<>();
        for (Write write : model.writes()) {
            for (WriteStep step : write.steps()) {
                if (step.action() == WriteStep.Action.CREATE || step.action() == WriteStep.Action.PUT) {
                    String entity = step.entity().text();
                    Optional<BigDecimal> rate = Pace.of(write.rate()).average();
                    rate.ifPresentOrElse(
                            often -> perSecond.merge(entity, often, BigDecimal::add), () -> unknown.add(entity));
                }
            }
        }
        perSecond.keySet().removeAll(unknown);
        perSecond.values().removeIf(rate -> rate.signum() == 0);
    }

    /** Empty if no write creates them, or some that does has no rate. */
    public Optional<BigDecimal> perSecond(String entity) {
        return Optional.ofNullable(perSecond.get(entity));
    }

    /** How many come into being in a unit of time. */
    public Optional<BigDecimal> per(TimeUnit unit, String entity) {
        return perSecond(entity).map(rate -> rate.multiply(BigDecimal.valueOf(seconds(unit))));
    }

    /** How long a unit of time is. */
    public static long seconds(TimeUnit unit) {
        return switch (unit) {
            case YEAR -> 12 * Rate.Period.MONTH.seconds();
            case MONTH -> Rate.Period.MONTH.seconds();
            case DAY -> Rate.Period.DAY.seconds();
            case HOUR -> Rate.Period.HOUR.seconds();
            case MINUTE -> Rate.Period.MINUTE.seconds();
        };
    }
}
