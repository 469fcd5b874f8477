package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes a template for each stack: for CloudFormation, or for SAM, which is the same with a transform in front. */
public final class CloudFormationGenerator {

    /** CloudFormation's own limits. */
    private static final int MOST_RESOURCES = 500;

    private static final int MOST_OUTPUTS = 200;

    private static final String SAM = "AWS::Serverless-2016-10-31";

    private CloudFormationGenerator() {}

    /** {@code shop-prod.yaml} for each stack. */
    public static Generated cloudFormation(Model model, Infrastructure infrastructure) {
        return generate(model, infrastructure, "");
    }

    /** {@code shop-prod/template.yaml} for each stack, as {@code sam} looks for it. */
    public static Generated sam(Model model, Infrastructure infrastructure) {
        return generate(model, infrastructure, SAM);
    }

    private static Generated generate(Model model, Infrastructure infrastructure, String transform) {
        List<Diagnostic> found = new ArrayList<>(infrastructure.diagnostics());
        SortedMap<String, String> files = new TreeMap<>();
        for (Stack stack : infrastructure.stacks()) {
            Template template = new Template(stack);
            if (template.resourceCount() > MOST_RESOURCES || template.outputCount() > MOST_OUTPUTS) {
                found.add(tooLarge(model, stack, template));
            }
            String path = transform.isEmpty() ? stack.name() + ".yaml" : stack.name() + "/template.yaml";
            files.put(path, head(model, stack, path, transform) + template.text(transform));
        }
        Generated generated = new Generated(files, found);
        return generated.hasErrors() ? new Generated(new TreeMap<>(), found) : generated;
    }

    private static String head(Model model, Stack stack, String path, String transform) {
        String region = stack.region().map(name -> " --region " + name).orElse("");
        String deploy =
                (transform.isEmpty() ? "aws cloudformation deploy --template-file " : "sam deploy --template-file ")
                        + path + " --stack-name " + stack.name() + region + " --capabilities CAPABILITY_NAMED_IAM";
        return FirstLine.of("#", model.source()) + "\n# " + deploy + "\n\n";
    }

    private static Diagnostic tooLarge(Model model, Stack stack, Template template) {
        return GenerateCode.STACK_TOO_LARGE
                .at(model.application().span(), "the stack `" + stack.name() + "` does not fit into one template")
                .label(template.resourceCount() + " resources and " + template.outputCount() + " outputs")
                .note("CloudFormation takes " + MOST_RESOURCES + " resources and " + MOST_OUTPUTS + " outputs a stack")
                .help("say `alarms: false` of tables that need none")
                .help("write it `--as terraform`, which has no such limit")
                .help("divide the model into several, each with tables that belong together");
    }
}
