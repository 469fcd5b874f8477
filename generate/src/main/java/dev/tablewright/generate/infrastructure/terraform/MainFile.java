package dev.tablewright.generate.infrastructure.terraform;

import dev.tablewright.generate.infrastructure.Stack;

/** All that is deployed in one environment. */
final class MainFile {

    private final Stack stack;
    private final Labels labels;

    MainFile(Stack stack) {
        this.stack = stack;
        this.labels = new Labels(stack);
    }

    String render() {
        HclBody file = new HclBody();
        file.comment(stack.description() + ".");
        file.block("provider \"aws\"", new HclBody().set("region", HclValue.word("var." + VariablesFile.REGION)));
        stack.tables().forEach(table -> {
            new TableBlocks(table, labels).write(file);
            new ScalingBlocks(table, labels).write(file);
            new AlarmBlocks(table, labels).write(file);
        });
        stack.policies().forEach(policy -> new PolicyBlocks(stack, policy, labels).write(file));
        return file.render();
    }
}
