package dev.tablewright.generate.docs;

import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Proof;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is known of a model with a design: what documents are made of.
 *
 * @param found what the rules find, that which the author has accepted included
 * @param rules what each rule looks for, in a sentence, by its code
 * @param comparison this layout beside the other one; empty if there is nothing to compare
 * @param samples items as the tables would hold them, for pictures
 */
public record Dossier(
        Analysis analysis,
        CostReport report,
        List<Proof> proofs,
        List<Diagnostic> found,
        Map<String, String> rules,
        Optional<Comparison> comparison,
        List<SampleItem> samples) {

    public Dossier {
        proofs = List.copyOf(proofs);
        found = List.copyOf(found);
        rules = new LinkedHashMap<>(rules);
        samples = List.copyOf(samples);
    }

    public Model model() {
        return analysis.model();
    }

    public Design design() {
        return analysis.space().design();
    }

    /** Whether all lies in one table: guards and counters can have tables of their own. */
    boolean isOneTable() {
        return design().tables().size() == 1;
    }
}
