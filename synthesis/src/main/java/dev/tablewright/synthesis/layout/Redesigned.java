package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import java.util.List;
import java.util.Optional;

/** A model as it is, but for its design. */
final class Redesigned {

    private Redesigned() {}

    /** What was suppressed in another design need not be so in this one. */
    static Model of(Model model, Design design, Deployment deployment) {
        return of(model, design, deployment, List.of());
    }

    static Model of(Model model, Design design, Deployment deployment, List<Suppression> suppressions) {
        return new Model(
                model.source(),
                model.application(),
                model.description(),
                model.tenant(),
                model.entities(),
                model.types(),
                model.relationships(),
                model.aggregates(),
                model.patterns(),
                model.writes(),
                Optional.of(design),
                deployment,
                suppressions);
    }
}
