package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.Stack;

/** What the rest of the infrastructure wants to know. */
final class OutputsFile {

    private OutputsFile() {}

    static String render(Stack stack) {
        Labels labels = new Labels(stack);
        HclBody file = new HclBody();
        stack.tables().forEach(table -> {
            String label = labels.of(table);
            String resource = "aws_dynamodb_table." + label;
            String words = "the table " + table.physicalName();
            output(file, label + "_table_name", "Name of " + words + ".", resource + ".name");
            output(file, label + "_table_arn", "ARN of " + words + ".", resource + ".arn");
            if (table.settings().stream().isPresent()) {
                output(file, label + "_stream_arn", "ARN of the stream of " + words + ".", resource + ".stream_arn");
            }
        });
        stack.policies().forEach(policy -> {
            String label = labels.of(policy);
            output(
                    file,
                    label + "_policy_arn",
                    "ARN of the policy to attach to the role " + policy.role() + ".",
                    "aws_iam_policy." + label + ".arn");
        });
        return file.render();
    }

    private static void output(HclBody file, String name, String description, String value) {
        file.block(
                "output \"" + name + "\"",
                new HclBody().set("description", text(description)).set("value", word(value)));
    }
}
