package dev.tablewright.check.cost;

import dev.tablewright.check.load.Cooling;
import dev.tablewright.check.load.PartitionLoad.Group;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.stream.Collectors;

/** How hot the hottest of some partitions gets in the busiest second. */
public record HeatLine(Group group) {

    /** {@code CUSTOMER#{customer}}. */
    public String key() {
        return group.partition().stream()
                .map(part -> part.attribute() + " = " + part)
                .collect(Collectors.joining(" and "));
    }

    /** Which part of what a partition can bear; more than one is too much. */
    public BigDecimal used() {
        return group.sum().divide(BigDecimal.valueOf(group.kind().units()), MathContext.DECIMAL64);
    }

    /** What would cool it, if it is too hot. */
    public Optional<Cooling> cooling() {
        return group.isTooHot() ? Optional.of(Cooling.of(group)) : Optional.empty();
    }
}
