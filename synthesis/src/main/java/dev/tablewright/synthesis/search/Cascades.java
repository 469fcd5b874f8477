package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.synthesis.candidate.Ask;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who deletes the children with their parent must find them first: that is asked of their keys as well. */
final class Cascades {

    private Cascades() {}

    static List<Ask> asksFor(Problem problem, Entity child) {
        List<Ask> asks = new ArrayList<>();
        for (Write write : problem.model().writes()) {
            for (WriteStep step : write.steps()) {
                boolean takes = step.takesAlong().stream()
                        .anyMatch(name -> name.text().equals(child.name().text()));
                if (takes) {
                    child.attributes().stream()
                            .filter(attribute -> attribute.type() instanceof Type.Reference
                                    && attribute.type().refersTo(step.entity().text()))
                            .forEach(via -> asks.add(new Ask(problem.paths(), finding(write, child, via), child)));
                }
            }
        }
        return asks;
    }

    private static Pattern finding(Write write, Entity child, Attribute via) {
        AttributePath path = new AttributePath(List.of(via.name().text()), via.span());
        Parameter parent = new Parameter(via.name(), Map.of(child.name().text(), List.of(path)), Optional.empty());
        return new Pattern(
                write.name(),
                Pattern.Operation.LIST,
                List.of(child.name()),
                List.of(parent),
                Optional.empty(),
                Condition.ALWAYS,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Pattern.Consistency.EVENTUAL,
                Frequency.UNSAID,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                child.id().stream()
                        .map(part -> new AttributePath(List.of(part.text()), part.span()))
                        .toList(),
                Optional.empty(),
                write.span());
    }
}
