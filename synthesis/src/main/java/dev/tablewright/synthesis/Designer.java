package dev.tablewright.synthesis;

import dev.tablewright.model.Model;
import java.math.BigDecimal;
import java.util.List;

/** From entities and patterns to keys: the whole way, from top to bottom. */
public final class Designer {

    private Designer() {}

    /** Designs for a model; what its own design says of an entity is kept. */
    public static Synthesised design(Model model, Wish wish, Appraiser appraiser) {
        return new Synthesised(List.of(), BigDecimal.ZERO, List.of(), List.of(), List.of());
    }
}
