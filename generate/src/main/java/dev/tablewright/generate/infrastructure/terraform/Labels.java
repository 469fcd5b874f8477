package dev.tablewright.generate.infrastructure.terraform;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.java.NameScope;
import dev.tablewright.model.design.Index;
import java.util.HashMap;
import java.util.Map;

/**
 * The names that resources have in the files: those of the template, {@code shop_gsi1_read_throttle_events}, without the words that
 * the type of the resource says already.
 */
final class Labels {

    private final Map<String, String> tables = new HashMap<>();
    private final Map<String, String> policies = new HashMap<>();
    private final Map<String, String> parts = new HashMap<>();

    Labels(Stack stack) {
        NameScope ofTables = new NameScope();
        NameScope ofPolicies = new NameScope();
        NameScope ofParts = new NameScope();
        stack.tables()
                .forEach(table -> tables.put(table.logicalId(), ofTables.claim(without(table.logicalId(), "Table"))));
        ofParts.reserve(tables.values());
        stack.tables().forEach(table -> {
            table.indexes().forEach(index -> {
                String name = index.name().text();
                parts.put(
                        table.logicalId() + "/" + name,
                        ofParts.claim(tables.get(table.logicalId()) + "_" + HclText.snake(name)));
            });
            table.scaling().forEach(target -> claim(ofParts, table, target.logicalId(), "Scaling"));
            table.alarms().forEach(alarm -> claim(ofParts, table, alarm.logicalId(), "Alarm"));
        });
        stack.policies()
                .forEach(policy ->
                        policies.put(policy.logicalId(), ofPolicies.claim(without(policy.logicalId(), "Policy"))));
    }

    private void claim(NameScope scope, TableResource table, String id, String ending) {
        String rest = without(id.substring(table.logicalId().length()), ending);
        parts.put(id, scope.claim(tables.get(table.logicalId()) + "_" + rest));
    }

    String of(TableResource table) {
        return tables.get(table.logicalId());
    }

    String of(TableResource table, Index index) {
        return parts.get(table.logicalId() + "/" + index.name().text());
    }

    String of(ScalingTarget target) {
        return parts.get(target.logicalId());
    }

    String of(Alarm alarm) {
        return parts.get(alarm.logicalId());
    }

    String of(Policy policy) {
        return policies.get(policy.logicalId());
    }

    private static String without(String id, String ending) {
        boolean ends = id.endsWith(ending) && id.length() > ending.length();
        return HclText.snake(ends ? id.substring(0, id.length() - ending.length()) : id);
    }
}
