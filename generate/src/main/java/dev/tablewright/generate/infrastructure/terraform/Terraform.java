package dev.tablewright.generate.infrastructure.terraform;

import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.LogicalIds;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.model.Model;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The infrastructure as Terraform, for the provider {@code hashicorp/aws}: a folder for each environment with all that is deployed
 * there, so that what is read is what is applied.
 */
public final class Terraform {

    private Terraform() {}

    /** The files; none where AWS would refuse what they say. */
    public static Generated generate(Model model, Infrastructure infrastructure) {
        SortedMap<String, String> files = new TreeMap<>();
        String firstLine = FirstLine.of("#", model.source()) + "\n\n";
        if (!infrastructure.hasErrors()) {
            for (Stack stack : infrastructure.stacks()) {
                String folder = folder(stack);
                files.put(folder + "main.tf", firstLine + new MainFile(stack).render());
                files.put(folder + "variables.tf", firstLine + VariablesFile.render(stack));
                files.put(folder + "outputs.tf", firstLine + OutputsFile.render(stack));
                files.put(folder + "versions.tf", firstLine + VersionsFile.render());
            }
        }
        return new Generated(files, infrastructure.diagnostics());
    }

    /** The stack's own name without that of the application: {@code prod/}; nothing if there is one environment without a name. */
    public static String folder(Stack stack) {
        String application = LogicalIds.kebab(stack.application());
        return stack.environment().isEmpty() ? "" : stack.name().substring(application.length() + 1) + "/";
    }
}
