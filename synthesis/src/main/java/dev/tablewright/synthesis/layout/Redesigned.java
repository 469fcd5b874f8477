package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import java.util.List;
import java.util.Optional;

/** A model as it is, but for its design. */
final class Redesigned {

    private Redesigned() {}

    /** What was suppressed in another design need not be so in this one. */
    static Model of(Model model, Design design, Deployment deployment) {
        return model.with(Optional.of(design), deployment, List.of());
    }
}
