package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.synthesis.candidate.Ask;
import java.util.ArrayList;
import java.util.List;

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
                            .map(via -> Question.of(
                                    write.name(), Pattern.Operation.LIST, child, List.of(via.name()), write.span()))
                            .forEach(question -> asks.add(new Ask(problem.paths(), question, child)));
                }
            }
        }
        return asks;
    }
}
