package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import java.util.List;

/** stub */
final class MergeTables {
    private final Model model;

    MergeTables(Model model, Design design) {
        this.model = model;
    }

    OtherLayout result() {
        return new OtherLayout(model, List.of(), List.of());
    }
}
