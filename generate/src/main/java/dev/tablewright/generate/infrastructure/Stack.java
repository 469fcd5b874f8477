package dev.tablewright.generate.infrastructure;

import dev.tablewright.generate.infrastructure.policy.Policy;
import java.util.List;
import java.util.Optional;

/**
 * All that is deployed together, in one environment.
 *
 * @param application as the model names it
 * @param environment as the model names it; empty if the model has none
 * @param region where it is deployed; empty: wherever the deployment says
 * @param name lower case with hyphens, different for each environment: {@code shop-prod}
 * @param logicalName the same as a name of a class: {@code ShopProd}
 */
public record Stack(
        String application,
        Optional<String> environment,
        Optional<String> region,
        String name,
        String logicalName,
        String description,
        List<TableResource> tables,
        List<Policy> policies) {

    public Stack {
        tables = List.copyOf(tables);
        policies = List.copyOf(policies);
    }

    /** The table that the model knows by this name. */
    public TableResource table(String modelName) {
        return tables.stream()
                .filter(table -> table.modelName().equals(modelName))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no table " + modelName));
    }

    /** Whether anybody is told anything. */
    public boolean hasAlarms() {
        return tables.stream().anyMatch(table -> !table.alarms().isEmpty());
    }
}
