package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.language.grammar.JsonSchema;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "schema",
        description = "Prints the JSON Schema (draft-07) of model files, for completion and hover in editors.",
        footer = {
            "",
            "Examples:",
            "  tablewright schema > tablewright.schema.json",
            "",
            "Then, as the first line of a model:",
            "  # yaml-language-server: $schema=tablewright.schema.json"
        })
final class SchemaCommand implements Callable<Integer> {

    private final Terminal terminal;

    SchemaCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.out().print(JsonSchema.render());
        return ExitCode.CLEAN;
    }
}
