package dev.tablewright.generate.infrastructure.terraform;

import dev.tablewright.generate.infrastructure.LogicalIds;
import dev.tablewright.generate.infrastructure.Stack;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The infrastructure as Terraform, for the provider {@code hashicorp/aws}: a folder for each environment with all that is deployed
 * there, so that what is read is what is applied.
 */
public final class Terraform {

    private Terraform() {}

    /** The files by their paths. */
    public static SortedMap<String, String> files(List<Stack> stacks) {
        SortedMap<String, String> files = new TreeMap<>();
        for (Stack stack : stacks) {
            String folder = folder(stack);
            files.put(folder + "main.tf", new MainFile(stack).render());
            files.put(folder + "variables.tf", VariablesFile.render(stack));
            files.put(folder + "outputs.tf", OutputsFile.render(stack));
            files.put(folder + "versions.tf", VersionsFile.render());
        }
        return files;
    }

    /** The stack's own name without that of the application: {@code prod/}; nothing if there is one environment without a name. */
    private static String folder(Stack stack) {
        String application = LogicalIds.kebab(stack.application());
        return stack.environment().isEmpty() ? "" : stack.name().substring(application.length() + 1) + "/";
    }
}
