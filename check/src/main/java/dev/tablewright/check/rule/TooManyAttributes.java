package dev.tablewright.check.rule;

import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.stream.Stream;

/** An entity becomes a record and a write a method, and the Java virtual machine allows neither any number of parameters. */
public final class TooManyAttributes implements Rule {

    /** What a method can take beside the object that it belongs to. */
    private static final int MOST = 254;

    private static final String NOTE = "a method takes at most 255 parameters, and a required integer counts as two";

    @Override
    public Code code() {
        return new Code("TW1002", "too-many-attributes", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return Stream.of(
                        model.entities().stream().flatMap(entity -> check(model, entity.name(), entity.attributes())),
                        model.types().stream().flatMap(type -> check(model, type.name(), type.fields())),
                        subject.analysis().stream().flatMap(this::writes))
                .flatMap(findings -> findings);
    }

    private Stream<Diagnostic> check(Model model, Name owner, List<Attribute> attributes) {
        return room(model, attributes) <= MOST
                ? Stream.empty()
                : Stream.of(Diagnostic.of(code(), owner.span(), owner + " has too many attributes for a Java record")
                        .label(attributes.size() + " attributes")
                        .note(NOTE)
                        .help("move attributes that belong together into an embedded type"));
    }

    private Stream<Diagnostic> writes(Analysis analysis) {
        return analysis.writePlans().stream()
                .filter(plan -> parameters(analysis.model(), plan) > MOST)
                .map(WritePlan::write)
                .map(write -> Diagnostic.of(
                                code(),
                                write.name().span(),
                                "`" + write.name() + "` takes too many values for a Java method")
                        .note(NOTE)
                        .help("set fewer attributes, or move some that belong together into an embedded type"));
    }

    private static int parameters(Model model, WritePlan plan) {
        return plan.steps().stream()
                .flatMap(step -> step.inputs().stream())
                .mapToInt(input -> input.attribute()
                        .map(attribute -> room(model, attribute, input.optional()))
                        .orElse(1))
                .sum();
    }

    private static int room(Model model, List<Attribute> attributes) {
        return attributes.stream()
                .mapToInt(attribute -> room(model, attribute, attribute.optional()))
                .sum();
    }

    /** A number that is always there is a {@code long}, which takes the room of two. */
    private static int room(Model model, Attribute attribute, boolean optional) {
        return !optional && model.storedType(attribute.type()) == ScalarType.INTEGER ? 2 : 1;
    }
}
