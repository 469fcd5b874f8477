package dev.tablewright.app.lab;

import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.lab.validate.Finding;
import dev.tablewright.lab.validate.FindingKind;
import dev.tablewright.lab.validate.ValidationResult;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a validation found, for people. */
public final class ValidationText {

    private ValidationText() {}

    public static String of(ValidationResult result) {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<FindingKind, List<Finding>> samples : result.samples().entrySet()) {
            for (Finding finding : samples.getValue()) {
                out.append(finding(finding)).append('\n');
            }
            long more = result.count(samples.getKey()) - samples.getValue().size();
            if (more > 0) {
                out.append(number(more))
                        .append(" more ")
                        .append(samples.getKey().word())
                        .append("\n\n");
            }
        }
        if (!result.counts().isEmpty()) {
            List<List<String>> rows = new ArrayList<>(List.of(List.of("finding", "items")));
            result.counts().forEach((kind, count) -> rows.add(List.of(kind.word(), number(count))));
            out.append(TextTable.of(rows, 1)).append('\n');
        }
        out.append(number(result.items()))
                .append(" items, ")
                .append(number(Math.round(result.units())))
                .append(" read units, ")
                .append(String.format(Locale.ROOT, "%.1f s", result.seconds()))
                .append(result.counts().isEmpty() ? ": all as the model says\n" : "\n");
        if (!result.complete()) {
            out.append("not everything was looked at\n");
        }
        if (result.older() > 0) {
            out.append(number(result.older())).append(" items of older versions were not judged\n");
        }
        if (result.unsettled() > 0) {
            out.append(number(result.unsettled())).append(" numbers changed meanwhile and were not judged\n");
        }
        result.unchecked()
                .forEach(
                        sentence -> out.append("not checked: ").append(sentence).append('\n'));
        return out.toString();
    }

    private static String finding(Finding finding) {
        String about = finding.attribute().isEmpty() ? "" : " `" + finding.attribute() + "`";
        return (finding.kind().isError() ? "error[" : "warning[")
                + finding.kind().word() + "]: " + finding.entity()
                + about + "\n  --> " + finding.table() + " " + PrintableText.lines(finding.key()) + "\n   = expected: "
                + PrintableText.lines(finding.expected()) + "\n   = found:    "
                + PrintableText.lines(finding.found()) + "\n";
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
