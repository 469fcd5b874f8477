package dev.tablewright.check.rule;

import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Capacity that is bought for a table by the hour, and for each of its indexes as much again.
 *
 * @param place who says so: the table under {@code tables}, or an environment
 * @param environment the same, if it is an environment
 */
record BoughtCapacity(Name place, Optional<Name> environment, Billing.Provisioned billing) {

    /**
     * What is bought for a table where the rates of the model are meant, and lacks something. That is in production; if no
     * environment is that by its name, any of them may be, and one that lacks nothing is enough.
     */
    static Stream<BoughtCapacity> lacking(Deployment deployment, String table, Predicate<BoughtCapacity> lacks) {
        Optional<Name> own = deployment.tables().keySet().stream()
                .filter(name -> name.text().equals(table))
                .findFirst();
        Optional<BoughtCapacity> byTable = own.flatMap(
                name -> of(name, Optional.empty(), deployment.tables().get(name).billing()));
        if (deployment.environments().isEmpty()) {
            return byTable.stream().filter(lacks);
        }
        List<Environment> production = deployment.environments().stream()
                .filter(environment -> Production.isMeantBy(environment.name()))
                .toList();
        List<Environment> possible = production.isEmpty() ? deployment.environments() : production;
        List<BoughtCapacity> lacking = possible.stream()
                .flatMap(environment -> in(environment, byTable).stream())
                .filter(lacks)
                .toList();
        boolean somewhereEnough = production.isEmpty() && lacking.size() < possible.size();
        return somewhereEnough ? Stream.empty() : lacking.stream().distinct();
    }

    /** The word of an environment comes before the table's. */
    private static Optional<BoughtCapacity> in(Environment environment, Optional<BoughtCapacity> byTable) {
        Name name = environment.name();
        Optional<Billing> said = environment.settings().billing();
        return said.isPresent() ? of(name, Optional.of(name), said) : byTable;
    }

    private static Optional<BoughtCapacity> of(Name place, Optional<Name> environment, Optional<Billing> said) {
        return said.filter(Billing.Provisioned.class::isInstance)
                .map(billing -> new BoughtCapacity(place, environment, (Billing.Provisioned) billing));
    }

    /** Units a second; if they follow the load, the most that there can be. */
    long units(PartitionLimit kind) {
        boolean reads = kind == PartitionLimit.READ;
        long provisioned = reads ? billing.readUnits() : billing.writeUnits();
        return billing.scaling()
                .map(scaling -> reads ? scaling.mostReadUnits() : scaling.mostWriteUnits())
                .orElse(provisioned);
    }

    /** So many units of a kind, as one would write them: {@code read: 100}. */
    String written(PartitionLimit kind, long units) {
        String field = kind.word() + ": " + units;
        return billing.scaling().isPresent() ? "scale: { " + field + ", … }" : field;
    }
}
