package dev.tablewright.app.design;

import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.explain.Remodelling;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Decisions in full: what was chosen, why, what else there was and what it costs, and what would change it. */
public final class DecisionText {

    private final Palette palette;
    private final StringBuilder out = new StringBuilder();

    private DecisionText(Palette palette) {
        this.palette = palette;
    }

    public static String of(List<Decision> decisions, Palette palette) {
        return decisions.stream()
                .map(decision -> new DecisionText(palette).text(decision))
                .collect(Collectors.joining("\n"));
    }

    private String text(Decision decision) {
        String subject = decision.kind().name().toLowerCase(Locale.ROOT) + " " + decision.subject();
        out.append(palette.strong(PrintableText.oneLine(subject))).append('\n');
        out.append("  ").append(PrintableText.oneLine(decision.choice())).append('\n');
        part("because", decision.reasons());
        if (!decision.alternatives().isEmpty()) {
            out.append("  instead of\n");
            decision.alternatives().forEach(this::alternative);
        }
        part("what would change it", decision.tippings());
        if (!decision.remodellings().isEmpty()) {
            out.append("  in another model\n");
            decision.remodellings().forEach(this::remodelling);
        }
        return out.toString();
    }

    private void alternative(Alternative alternative) {
        print(Bullets.of("    ", List.of(alternative.choice() + ": " + Dollars.inWords(alternative.extra()))));
        print(Bullets.of("        ", alternative.reasons()));
    }

    private void remodelling(Remodelling other) {
        print(Bullets.of("    ", List.of(priced(other))));
        print(Bullets.of("        ", other.reasons()));
        if (other.pays()) {
            // Nobody changes a file to pay more.
            out.append("      what to change in the file\n");
            print(Bullets.of("        ", other.changes()));
        }
    }

    /** What it is, and what it comes to. */
    static String priced(Remodelling other) {
        return other.choice() + ": " + Dollars.inWords(other.extra()) + limits(other);
    }

    private static String limits(Remodelling other) {
        int limits = Math.abs(other.limits());
        return limits == 0
                ? ""
                : ", and " + WordList.count(limits, "limit")
                        + (other.limits() < 0 ? " kept that is broken now" : " more broken");
    }

    private void part(String title, List<String> sentences) {
        if (!sentences.isEmpty()) {
            out.append("  ").append(title).append('\n');
            print(Bullets.of("    ", sentences));
        }
    }

    private void print(String text) {
        out.append(PrintableText.lines(text));
    }
}
