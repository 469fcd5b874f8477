package dev.tablewright.generate.infrastructure;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.table.TableNeeds;
import dev.tablewright.generate.infrastructure.policy.Policies;
import dev.tablewright.generate.infrastructure.policy.PolicyNames;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts together what is deployed in one environment, and reports what is wrong with it. */
final class StackPlanning {

    private final Analysis analysis;
    private final Model model;
    private final Optional<Environment> environment;
    private final String name;
    private final List<Diagnostic> found;
    private final LogicalIds ids = new LogicalIds();
    private final Set<String> policyNames = new HashSet<>();

    StackPlanning(Analysis analysis, Optional<Environment> environment, String name, List<Diagnostic> found) {
        this.found = found;
        this.analysis = analysis;
        this.model = analysis.model();
        this.environment = environment;
        this.name = name;
    }

    Stack stack() {
        AlarmPlanning alarms = new AlarmPlanning(analysis);
        List<TableResource> tables = analysis.space().design().tables().stream()
                .map(table -> table(table, alarms))
                .toList();
        Policies.Result policies = Policies.of(analysis, this::settings, policyNames());
        found.addAll(policies.diagnostics());
        found.addAll(new AwsLimits(model, environment).check(tables, policies.policies()));
        return new Stack(
                model.application().text(),
                environment.map(there -> there.name().text()),
                environment.flatMap(Environment::region),
                name,
                LogicalIds.pascal(name),
                description(),
                tables,
                policies.policies());
    }

    private TableSettings settings(String table) {
        return needs(analysis.space().design().table(table).orElseThrow())
                .settings(model.deployment().settings(table, environment));
    }

    private TableNeeds needs(Table table) {
        return new TableNeeds(model, analysis.space().design(), table);
    }

    private PolicyNames policyNames() {
        return new PolicyNames() {
            @Override
            public String logicalId(String role) {
                return ids.of(role, "Policy");
            }

            @Override
            public String name(String role) {
                String wanted = name + "-" + LogicalIds.kebab(role);
                String free = wanted;
                for (int number = 2; !policyNames.add(free); number++) {
                    free = wanted + "-" + number;
                }
                return free;
            }
        };
    }

    private String description() {
        String where = environment.map(there -> " in " + there.name()).orElse("");
        return "Tables of " + model.application() + where + ", with their alarms and policies";
    }

    private TableResource table(Table table, AlarmPlanning alarms) {
        String modelName = table.name().text();
        String physicalName = environment.map(there -> there.nameOf(modelName)).orElse(modelName);
        // The name in the model, not that in the account: programs that share a template refer to it.
        String id = ids.of(modelName, "Table");
        ResolvedSettings settings = ResolvedSettings.of(settings(modelName));
        return new TableResource(
                id,
                modelName,
                physicalName,
                table.key(),
                List.copyOf(attributes(table)),
                needs(table).indexes(),
                settings,
                ScalingPlanning.targets(table, settings, id, physicalName, ids),
                settings.alarms() ? alarms.of(table, settings, id, physicalName, ids) : List.of());
    }

    /** DynamoDB wants to know the types of key attributes, and refuses to be told any other. */
    private static Collection<KeyAttribute> attributes(Table table) {
        return Stream.concat(
                        table.key().attributes(),
                        table.indexes().stream().map(Index::key).flatMap(key -> key.attributes()))
                .collect(Collectors.toMap(
                        KeyAttribute::name, attribute -> attribute, (first, again) -> first, TreeMap::new))
                .values();
    }
}
