package dev.tablewright.check.rule;

import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import java.util.List;
import java.util.Optional;

/** What rules look at: a model, and what several of them need to know about it, found once and shared. */
public final class Subject {

    private final Model model;
    private final List<KeySlot> keySlots;
    private final Optional<Analysis> analysis;

    public Subject(Model model) {
        this.model = model;
        this.keySlots = KeySlot.in(model).toList();
        this.analysis = Analysis.of(model);
    }

    public Model model() {
        return model;
    }

    /** What every write comes to, in the order of the file; nothing without a design. */
    List<WritePlan> writePlans() {
        return analysis.map(Analysis::writePlans).orElse(List.of());
    }

    /** Every attribute in every key, in the order of the file. */
    List<KeySlot> keySlots() {
        return keySlots;
    }

    /** The plans of all patterns and what they rest on; empty if there is no design. */
    public Optional<Analysis> analysis() {
        return analysis;
    }
}
