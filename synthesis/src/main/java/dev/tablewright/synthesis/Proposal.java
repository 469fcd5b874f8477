package dev.tablewright.synthesis;

import dev.tablewright.model.Model;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;

/**
 * A design that serves every pattern.
 *
 * @param model as it was given, with the design and the settings of its tables
 * @param worth of the whole design, at the rates that were said or assumed
 * @param differences from the best design, a sentence each; nothing for the best itself
 */
public record Proposal(Model model, Worth worth, List<String> differences) {
    public Proposal {
        differences = List.copyOf(differences);
    }
}
