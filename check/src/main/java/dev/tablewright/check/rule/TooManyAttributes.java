package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
        return analysis.model().writes().stream()
                .filter(write -> parameters(analysis, write) > MOST)
                .map(write -> Diagnostic.of(
                                code(),
                                write.name().span(),
                                "`" + write.name() + "` takes too many values for a Java method")
                        .note(NOTE)
                        .help("set fewer attributes, or move some that belong together into an embedded type"));
    }

    private static int parameters(Analysis analysis, Write write) {
        return write.steps().stream()
                .mapToInt(step -> analysis.model()
                        .entity(step.entity().text())
                        .map(entity -> parameters(analysis, step, entity))
                        .orElse(0))
                .sum();
    }

    /** A whole entity is one; others are given by their keys, with what changes and what is added. */
    private static int parameters(Analysis analysis, WriteStep step, Entity entity) {
        if (step.action() == Action.CREATE || step.action() == Action.PUT) {
            return 1;
        }
        Set<String> known = new LinkedHashSet<>();
        analysis.space().primary(entity.name().text()).stream()
                .flatMap(Placement::leaves)
                .map(Leaf::first)
                .forEach(known::add);
        step.adds().forEach(addition -> {
            addition.via().ifPresent(via -> known.add(via.text()));
            known.add(addition.amount().text().replaceFirst("^-", ""));
        });
        List<String> all = new ArrayList<>(known);
        step.sets().forEach(set -> all.add(set.text()));
        entity.version().filter(version -> !step.sets().isEmpty()).ifPresent(version -> all.add(version.text()));
        return room(
                analysis.model(),
                all.stream().flatMap(name -> entity.attribute(name).stream()).toList());
    }

    /** A number that is always there is a {@code long}, which takes the room of two. */
    private static int room(Model model, List<Attribute> attributes) {
        return attributes.stream()
                .mapToInt(attribute ->
                        !attribute.optional() && model.storedType(attribute.type()) == ScalarType.INTEGER ? 2 : 1)
                .sum();
    }
}
