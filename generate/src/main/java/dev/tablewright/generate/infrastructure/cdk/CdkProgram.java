package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.struct;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.LogicalIds;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.generate.java.NameScope;
import dev.tablewright.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All classes of a program, whatever language they will be written in.
 *
 * @param application the class that puts the stacks together: {@code ShopApp}
 */
record CdkProgram(String application, BaseClass base, List<StackClass> stacks) {

    /** The version of the CDK that programs are written for, and with which they were tried. */
    static final String CDK_VERSION = "2.260.0";

    static final String CONSTRUCTS_VERSION = "10.8.1";

    /** What a language makes of the program; or, where CloudFormation would refuse what comes out of it, why. */
    static Generated generate(
            Model model, Infrastructure infrastructure, Function<CdkProgram, SortedMap<String, String>> language) {
        // What the CDK makes is deployed by CloudFormation, so the same limits hold.
        Generated template = CloudFormationGenerator.cloudFormation(model, infrastructure);
        boolean some = !template.hasErrors() && !infrastructure.stacks().isEmpty();
        return new Generated(
                some ? language.apply(of(infrastructure.stacks())) : new TreeMap<>(), template.diagnostics());
    }

    static CdkProgram of(List<Stack> stacks) {
        NameScope names = new NameScope();
        List<StackClass> classes = new ArrayList<>();
        stacks.forEach(
                stack -> classes.add(StackClass.of(stack, names.claim(JavaNames.type(stack.logicalName()) + "Stack"))));
        String application = names.claim(JavaNames.type(stacks.get(0).application()) + "App");
        return new CdkProgram(
                application, BaseClass.of(names.claim("TableStack", "PlainTableStack"), classes), classes);
    }

    /** The project, as Maven and npm take its name: {@code saas-tables-infrastructure}. */
    String projectName() {
        return LogicalIds.kebab(stacks.get(0).stack().application()) + "-infrastructure";
    }

    /** What the application tells a stack: what it is, and where it belongs. */
    static Expression properties(Stack stack) {
        List<Property> properties = new ArrayList<>();
        properties.add(new Property("description", text(stack.description())));
        stack.region()
                .ifPresent(region -> properties.add(new Property(
                        "env", struct(CdkType.ENVIRONMENT, List.of(new Property("region", text(region)))))));
        return struct(CdkType.STACK_PROPS, properties);
    }
}
