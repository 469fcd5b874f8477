package dev.tablewright.generate.infrastructure;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Names for the stacks of a model. They do not depend on which of them are asked for. */
final class StackNames {

    private final String application;
    private final Map<String, String> byEnvironment = new LinkedHashMap<>();

    StackNames(Model model) {
        application = LogicalIds.kebab(model.application().text());
        Set<String> taken = new HashSet<>();
        for (Environment environment : model.deployment().environments()) {
            String name = environment.name().text();
            String wanted = application + "-" + LogicalIds.kebab(name);
            String free = wanted;
            // `eu_west` and `euWest` would be one file and one stack.
            for (int number = 2; !taken.add(free); number++) {
                free = wanted + "-" + number;
            }
            byEnvironment.put(name, free);
        }
    }

    String of(Optional<Environment> environment) {
        return environment
                .map(there -> byEnvironment.getOrDefault(there.name().text(), application))
                .orElse(application);
    }
}
