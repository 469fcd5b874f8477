package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.infrastructure.policy.Resource;
import dev.tablewright.generate.infrastructure.policy.Statement;

/** What a role may do: the document, and the policy that carries it. */
final class PolicyBlocks {

    private final Stack stack;
    private final Policy policy;
    private final Labels labels;

    PolicyBlocks(Stack stack, Policy policy, Labels labels) {
        this.stack = stack;
        this.policy = policy;
        this.labels = labels;
    }

    void write(HclBody file) {
        String label = labels.of(policy);
        HclBody document = new HclBody();
        policy.statements().forEach(statement -> {
            document.blank().comment(statement.reason());
            document.blockBelow("statement", statement(statement));
        });
        file.blank().comment(policy.comment());
        file.blockBelow("data \"aws_iam_policy_document\" \"" + label + "\"", document);
        file.block(
                "resource \"aws_iam_policy\" \"" + label + "\"",
                new HclBody()
                        .set("name", text(policy.name()))
                        .set("description", text(policy.description()))
                        .set("policy", word("data.aws_iam_policy_document." + label + ".json")));
    }

    private HclBody statement(Statement statement) {
        HclBody body = new HclBody()
                .set("sid", text(statement.sid()))
                .set("actions", HclValue.texts(statement.actions()))
                .set(
                        "resources",
                        new HclValue.Sequence(
                                statement.resources().stream().map(this::arn).toList()));
        statement
                .conditions()
                .forEach(condition -> body.block(
                        "condition",
                        new HclBody()
                                .set("test", text(condition.operator()))
                                .set("variable", text(condition.key()))
                                .set("values", HclValue.texts(condition.values()))));
        return body;
    }

    private HclValue arn(Resource resource) {
        if (resource instanceof Resource.OfIndex index) {
            return text("", table(index.table()) + ".arn", "/index/" + index.index());
        }
        if (resource instanceof Resource.OfStream stream) {
            return word(table(stream.table()) + ".stream_arn");
        }
        if (resource instanceof Resource.Everything) {
            return text("*");
        }
        if (resource instanceof Resource.OfKey key) {
            return text(key.arn());
        }
        return word(table(((Resource.OfTable) resource).table()) + ".arn");
    }

    private String table(String modelName) {
        return TableBlocks.reference(stack.table(modelName), labels);
    }
}
