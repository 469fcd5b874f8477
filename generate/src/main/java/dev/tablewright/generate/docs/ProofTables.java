package dev.tablewright.generate.docs;

import dev.tablewright.check.proof.Claim;
import dev.tablewright.check.proof.Claim.Verdict;
import dev.tablewright.check.proof.Proof;
import dev.tablewright.check.proof.Property;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Quoted;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What was proved of every entity and every pattern, in short. */
final class ProofTables {

    private final Dossier dossier;

    ProofTables(Dossier dossier) {
        this.dossier = dossier;
    }

    void write(DocumentDraft draft) {
        draft.section("What was proved")
                .say(Text.of(
                                "For each entity and each pattern, from the keys and the plan, for all values that the model allows: ")
                        .and(Verdict.PROVED.sign() + " " + Verdict.PROVED.words() + ", ")
                        .and(Verdict.AT_A_PRICE.sign() + " " + Verdict.AT_A_PRICE.words() + ", ")
                        .and(Verdict.UNSAID.sign() + " " + Verdict.UNSAID.words() + ". ")
                        .code("tablewright check --proof")
                        .and(" prints the reasons in full."));
        subject(draft, "entity", "Entities");
        subject(draft, "pattern", "Patterns");
        prices(draft);
    }

    private void subject(DocumentDraft draft, String kind, String title) {
        List<Proof> proofs = dossier.proofs().stream()
                .filter(proof -> proof.subject().startsWith(kind + " "))
                .toList();
        List<Property> properties = Stream.of(Property.values())
                .filter(property -> proofs.stream()
                        .anyMatch(proof -> proof.claims().stream().anyMatch(claim -> claim.property() == property)))
                .toList();
        if (proofs.isEmpty()) {
            return;
        }
        TableDraft table = new TableDraft(Words.begun(kind));
        properties.forEach(property -> table.words(property.word()));
        for (Proof proof : proofs) {
            List<Text> row = new ArrayList<>(List.of(Text.ofCode(name(proof))));
            properties.forEach(property -> row.add(sign(proof, property)));
            table.row(row);
        }
        draft.part(Text.of(title)).table(table);
    }

    private static Text sign(Proof proof, Property property) {
        return Text.of(proof.claims().stream()
                .filter(claim -> claim.property() == property)
                .map(claim -> claim.verdict().sign())
                .distinct()
                .reduce("", (one, other) -> one.isEmpty() ? other : one + " " + other));
    }

    private static String name(Proof proof) {
        return proof.subject().substring(proof.subject().indexOf(' ') + 1);
    }

    /** What is not simply proved, with its reason. */
    private void prices(DocumentDraft draft) {
        List<Text> lines = new ArrayList<>();
        for (Proof proof : dossier.proofs()) {
            for (Claim claim : proof.claims()) {
                if (claim.verdict() != Verdict.PROVED) {
                    lines.add(Text.of(claim.verdict().sign() + " ")
                            .code(name(proof))
                            .and(", " + claim.property().word() + ": ")
                            .and(Quoted.of(claim.because())));
                }
            }
        }
        if (!lines.isEmpty()) {
            draft.part(Text.of("What has a price, or is not said")).bullets(lines);
        }
    }
}
