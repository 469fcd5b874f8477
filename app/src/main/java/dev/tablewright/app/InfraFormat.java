package dev.tablewright.app;

import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cdk.CdkJava;
import dev.tablewright.generate.infrastructure.cdk.CdkTypeScript;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.generate.infrastructure.terraform.Terraform;
import dev.tablewright.model.Model;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;

/** Languages in which infrastructure is written. */
public enum InfraFormat {
    CLOUDFORMATION(
            (model, options) -> CloudFormationGenerator.cloudFormation(model, options.infrastructure()),
            stack -> "aws cloudformation deploy --template-file " + stack.name() + ".yaml" + deployed(stack)),
    SAM(
            (model, options) -> CloudFormationGenerator.sam(model, options.infrastructure()),
            stack -> "sam deploy --template-file " + stack.name() + "/template.yaml" + deployed(stack)),
    CDK_JAVA(
            (model, options) -> CdkJava.generate(model, options.infrastructure(), options.packageName()),
            stack -> "npx aws-cdk diff " + stack.name()),
    CDK_TYPESCRIPT(
            (model, options) -> CdkTypeScript.generate(model, options.infrastructure()),
            stack -> "npm install && npx cdk diff " + stack.name()),
    TERRAFORM(
            (model, options) -> Terraform.generate(model, options.infrastructure()),
            stack -> "terraform" + chdir(stack) + " init && terraform" + chdir(stack) + " plan");

    /** How its files begin, where they have a place for that: JSON and XML have none. */
    public static final List<String> MARKS = List.of(FirstLine.mark("#"), FirstLine.mark("//"));

    private final BiFunction<Model, Options, Generated> generator;
    private final NextCommand next;

    InfraFormat(BiFunction<Model, Options, Generated> generator, NextCommand next) {
        this.generator = generator;
        this.next = next;
    }

    /**
     * What is written, and how.
     *
     * @param packageName of Java programs
     */
    public record Options(Infrastructure infrastructure, String packageName) {}

    @FunctionalInterface
    private interface NextCommand {
        String of(Stack stack);
    }

    /** The word for it in a command: {@code cdk-java}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<InfraFormat> of(String word) {
        return Arrays.stream(values())
                .filter(format -> format.word().equals(word))
                .findFirst();
    }

    public Generated generate(Model model, Options options) {
        return generator.apply(model, options);
    }

    /** What one does with it, in the folder where it lies. */
    public String next(Stack stack) {
        return next.of(stack);
    }

    private static String deployed(Stack stack) {
        return " --stack-name " + stack.name()
                + stack.region().map(region -> " --region " + region).orElse("")
                + " --capabilities CAPABILITY_NAMED_IAM";
    }

    private static String chdir(Stack stack) {
        String folder = Terraform.folder(stack);
        return folder.isEmpty() ? "" : " -chdir=" + folder.replace("/", "");
    }
}
