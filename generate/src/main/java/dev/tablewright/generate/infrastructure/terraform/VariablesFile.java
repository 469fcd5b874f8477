package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.Stack;
import java.util.List;

/** What whoever applies the files may decide. */
final class VariablesFile {

    static final String REGION = "region";
    static final String ALARM_ACTIONS = "alarm_actions";

    private VariablesFile() {}

    static String render(Stack stack) {
        HclBody file = new HclBody();
        stack.region()
                .ifPresentOrElse(
                        region -> file.block(
                                "variable \"" + REGION + "\"",
                                new HclBody()
                                        .set("description", text("Where everything is deployed."))
                                        .set("type", word("string"))
                                        .set("default", text(region))),
                        () -> file.block(
                                "variable \"" + REGION + "\"",
                                new HclBody()
                                        .set(
                                                "description",
                                                text(
                                                        "Where everything is deployed. Unsaid: where the environment or the profile says."))
                                        .set("type", word("string"))
                                        .set("default", word("null"))));
        if (stack.hasAlarms()) {
            file.block(
                    "variable \"" + ALARM_ACTIONS + "\"",
                    new HclBody()
                            .set(
                                    "description",
                                    text("ARNs of the topics that are told when an alarm begins and when it ends."))
                            .set("type", word("list(string)"))
                            .set("default", new HclValue.Sequence(List.of())));
        }
        return file.render();
    }
}
