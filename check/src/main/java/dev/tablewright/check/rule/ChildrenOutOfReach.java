package dev.tablewright.check.rule;

import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.util.stream.Stream;

/**
 * What goes with a deletion is found by a query and deleted piece by piece. So there has to be such a query, and the write cannot be a
 * transaction.
 */
public final class ChildrenOutOfReach implements Rule {

    @Override
    public Code code() {
        return new Code("TW1007", "children-out-of-reach", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Stream<Diagnostic> together = subject.model().writes().stream().flatMap(this::together);
        Stream<Diagnostic> lost = subject.analysis().stream().flatMap(analysis -> analysis.writePlans().stream()
                .flatMap(plan -> plan.cascades().stream())
                .flatMap(cascade -> lost(analysis, cascade)));
        return Stream.concat(together, lost);
    }

    private Stream<Diagnostic> together(Write write) {
        return write.steps().stream()
                .filter(step -> !step.takesAlong().isEmpty())
                .filter(step -> write.steps().size() > 1 || !step.adds().isEmpty())
                .map(step -> Diagnostic.of(
                                code(),
                                step.takesAlong().get(0).span(),
                                "`" + write.name() + "` deletes children and does something else")
                        .label("children are deleted one by one, outside of any transaction")
                        .help("delete " + step.entity() + " with its children in a write of its own"));
    }

    private Stream<Diagnostic> lost(Analysis analysis, ItemCascade cascade) {
        Name name = cascade.child();
        boolean stored = analysis.space().primary(name.text()).isPresent();
        return stored && cascade.read().isEmpty()
                ? analysis.model().entity(name.text()).stream()
                        .flatMap(child -> child.attribute(cascade.via()).map(via -> finding(name, child, via)).stream())
                : Stream.empty();
    }

    private Diagnostic finding(Name name, Entity child, Attribute via) {
        return Diagnostic.of(
                        code(), name.span(), "no single query finds every " + child.name() + " by `" + via.name() + "`")
                .label("so the write cannot tell which of them to delete")
                .help(
                        via.type().isCollection()
                                ? "`" + via.name() + "` holds several: delete them in a write of their own"
                                : "give " + child.name() + " a key, or an index, whose partition is `" + via.name()
                                        + "` alone");
    }
}
