package dev.tablewright.synthesis;

import dev.tablewright.model.Model;

/** Models with a number for every rate, as searches want them. */
public final class Rated {

    private Rated() {}

    public static Model of(Model model) {
        return new Assumptions().applied(model);
    }
}
