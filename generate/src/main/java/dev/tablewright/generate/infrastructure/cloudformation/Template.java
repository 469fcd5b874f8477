package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;
import dev.tablewright.generate.infrastructure.policy.Policy;

/** The template of one stack. */
final class Template {

    private final Stack stack;
    private final Mapping resources = Yaml.mapping();
    private final Mapping outputs = Yaml.mapping();

    Template(Stack stack) {
        this.stack = stack;
        stack.tables().forEach(this::add);
        PolicySection section = new PolicySection(stack);
        for (Policy policy : stack.policies()) {
            resources.put(
                    "For the role " + policy.role() + ": attach it to whoever runs that part of the application.",
                    policy.logicalId(),
                    section.resource(policy));
            output(policy.logicalId() + "Arn", "The policy of the role " + policy.role(), Yaml.ref(policy.logicalId()));
        }
    }

    int resourceCount() {
        return resources.entries().size();
    }

    int outputCount() {
        return outputs.entries().size();
    }

    /** @param transform what SAM wants to see; empty for CloudFormation */
    String text(String transform) {
        Mapping template = Yaml.mapping().put("AWSTemplateFormatVersion", "2010-09-09");
        if (!transform.isEmpty()) {
            template.put("Transform", transform);
        }
        template.put("Description", stack.description());
        if (stack.hasAlarms()) {
            template.put("Parameters", Yaml.mapping().put(AlarmSection.TOPIC, AlarmSection.parameter()))
                    .put("Conditions", Yaml.mapping().put(AlarmSection.HAS_TOPIC, AlarmSection.condition()));
        }
        return YamlWriter.write(template.put("Resources", resources).put("Outputs", outputs));
    }

    private void add(TableResource table) {
        resources.put(table.logicalId(), new TableSection(table).resource());
        for (ScalingTarget scaling : table.scaling()) {
            resources.put(scaling.logicalId(), ScalingSection.target(table, scaling));
            resources.put(scaling.policyLogicalId(), ScalingSection.policy(scaling));
        }
        for (Alarm alarm : table.alarms()) {
            resources.put(alarm.logicalId(), AlarmSection.resource(table, alarm));
        }
        String id = table.logicalId();
        output(id + "Name", "The table " + table.modelName() + " by its name here", Yaml.ref(id));
        output(id + "Arn", "The table " + table.modelName(), Yaml.attribute(id, "Arn"));
        if (table.settings().stream().isPresent()) {
            output(id + "StreamArn", "What changes in " + table.modelName(), Yaml.attribute(id, "StreamArn"));
        }
    }

    private void output(String name, String description, Yaml value) {
        outputs.put(
                name,
                Yaml.mapping()
                        .put("Description", description)
                        .put("Value", value)
                        .put("Export", Yaml.mapping().put("Name", Yaml.filled("${AWS::StackName}-" + name))));
    }
}
