package dev.tablewright.app;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import java.util.List;
import java.util.Optional;

/** Models as they are, but for the keys that their authors gave them. */
public final class DesignSetAside {

    private DesignSetAside() {}

    /** Without tables, keys and guards; how values are written in keys, and where the type of an item stands, is kept. */
    public static Model keys(Model model) {
        return with(
                model,
                model.design()
                        .map(design -> new Design(
                                design.layout(),
                                design.encoding(),
                                design.typeAttribute(),
                                List.of(),
                                List.of(),
                                List.of(),
                                design.span())));
    }

    /** Without any design. */
    static Model whole(Model model) {
        return with(model, Optional.empty());
    }

    private static Model with(Model model, Optional<Design> design) {
        return model.with(design, model.deployment(), model.suppressions());
    }
}
