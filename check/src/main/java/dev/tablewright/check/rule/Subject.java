package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import java.util.List;

/** What rules look at: a model, and what several of them need to know about it, found once and shared. */
public final class Subject {

    private final Model model;
    private final List<KeySlot> keySlots;

    public Subject(Model model) {
        this.model = model;
        this.keySlots = KeySlot.in(model).toList();
    }

    public Model model() {
        return model;
    }

    /** Every attribute in every key, in the order of the file. */
    List<KeySlot> keySlots() {
        return keySlots;
    }
}
