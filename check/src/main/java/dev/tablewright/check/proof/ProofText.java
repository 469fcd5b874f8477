package dev.tablewright.check.proof;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Proofs for a terminal. */
public final class ProofText {

    private static final int WIDTH = 13;

    private ProofText() {}

    /** All proofs, with an empty line between two, and how many claims there were. */
    public static String of(List<Proof> proofs) {
        return proofs.stream().map(ProofText::of).collect(Collectors.joining("\n")) + "\n" + summary(proofs) + "\n";
    }

    private static String summary(List<Proof> proofs) {
        Map<Claim.Verdict, Long> counts = proofs.stream()
                .flatMap(proof -> proof.claims().stream())
                .collect(Collectors.groupingBy(
                        Claim::verdict, () -> new EnumMap<>(Claim.Verdict.class), Collectors.counting()));
        return counts.entrySet().stream()
                .map(entry -> entry.getKey().sign() + " " + entry.getValue() + " "
                        + entry.getKey().words())
                .collect(Collectors.joining(", "));
    }

    private static String of(Proof proof) {
        StringBuilder text = new StringBuilder(proof.subject()).append('\n');
        proof.means().forEach(line -> text.append("  ").append(line).append('\n'));
        for (Claim claim : proof.claims()) {
            String word = claim.property().word();
            text.append("  ")
                    .append(claim.verdict().sign())
                    .append(' ')
                    .append(word)
                    .append(" ".repeat(WIDTH - word.length()))
                    .append(claim.because())
                    .append('\n');
            claim.counterexample().ifPresent(example -> example.lines()
                    .forEach(line ->
                            text.append(" ".repeat(WIDTH + 4)).append(line).append('\n')));
        }
        return text.toString();
    }
}
