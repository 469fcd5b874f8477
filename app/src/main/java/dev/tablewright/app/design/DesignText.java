package dev.tablewright.app.design;

import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.cost.RemarkText;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.synthesis.explain.Remodelling;
import java.util.ArrayList;
import java.util.List;

/** Designs for a terminal: how they rank, what the best looks like, and why the second lost. */
public final class DesignText {

    private static final int WIDTH = 118;

    private final DesignedModel designed;
    private final CheckedDesign best;
    private final Palette palette;
    private final StringBuilder out = new StringBuilder();

    private DesignText(DesignedModel designed, Palette palette) {
        this.designed = designed;
        this.best = designed.best().orElseThrow();
        this.palette = palette;
    }

    /** @param designed with one design at least */
    public static String of(DesignedModel designed, Palette palette) {
        DesignText text = new DesignText(designed, palette);
        text.ranking();
        if (!designed.kept()) {
            text.keys();
            text.calls();
            text.relationships();
            text.runnerUp();
            text.otherModels();
            text.assumptions();
        }
        text.findings();
        return text.out.toString();
    }

    /** How they rank, and the keys of the best. */
    public static String overview(DesignedModel designed, Palette palette) {
        DesignText text = new DesignText(designed, palette);
        text.ranking();
        text.keys();
        return text.out.toString();
    }

    private void ranking() {
        Ranking ranking = new Ranking(designed);
        print(ranking.table());
        out.append('\n');
        print(Bullets.paragraph(ranking.verdict()));
        print(RemarkText.prices(best.report()) + "\n");
    }

    private void keys() {
        heading("The keys of design 1");
        print(KeyChart.within(best.model(), WIDTH));
    }

    private void calls() {
        heading("How it reads and writes");
        print(CallRows.patterns(best.report()));
        if (!best.report().writes().isEmpty()) {
            out.append('\n');
            print(CallRows.writes(best.report()));
        }
    }

    private void relationships() {
        if (designed.strategies().isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>(List.of(List.of("relationship", "is stored by")));
        designed.strategies().forEach((line, strategy) -> rows.add(List.of(line, strategy)));
        heading("How it stores relationships (--explain NAME says why)");
        print(TextTable.of(rows));
    }

    private void runnerUp() {
        if (designed.designs().size() < 2) {
            return;
        }
        List<String> differences = designed.designs().get(1).proposal().differences();
        if (!differences.isEmpty()) {
            heading("Why design 2 lost");
            print(Bullets.of("", differences));
        }
    }

    private void otherModels() {
        List<Remodelling> savings = designed.savings();
        if (!savings.isEmpty()) {
            heading("What another model would change (--explain NAME says how)");
            print(Bullets.of(
                    "",
                    savings.stream()
                            .map(other -> other.subject() + ": " + DecisionText.priced(other))
                            .toList()));
        }
    }

    private void assumptions() {
        if (!designed.assumptions().isEmpty()) {
            heading("What was assumed, because the model does not say it");
            print(Bullets.of("", designed.assumptions()));
        }
    }

    /** Those of the checker have no place in the file yet: what they speak of is not written. */
    private void findings() {
        if (!best.findings().isEmpty()) {
            heading("What the checker says of " + (designed.kept() ? "it" : "design 1"));
            for (Diagnostic finding : best.findings()) {
                String kind = finding.severity().word() + "[" + finding.code().id() + "]";
                out.append(palette.severity(finding.severity(), kind))
                        .append(": ")
                        .append(PrintableText.oneLine(finding.title()))
                        .append('\n');
            }
        }
        if (!designed.findings().isEmpty()) {
            out.append('\n').append(new TextReport(palette).render(designed.findings()));
        }
    }

    private void heading(String text) {
        out.append('\n').append(palette.strong(text)).append("\n\n");
    }

    /** Names and keys come from a file, which can spell any character. */
    private void print(String text) {
        out.append(PrintableText.lines(text));
    }
}
