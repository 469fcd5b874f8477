package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Palette;
import java.util.List;

/**
 * What the values of {@code --format} ask for.
 *
 * <pre>{@code
 * ReportTargets.parse(List.of("text", "sarif:out.sarif"), palette)  // text to standard output, SARIF to a file
 * }</pre>
 *
 * @param targets where findings go, in the order given; to be used only if there are no problems
 * @param problems what is wrong with the values, a line each, for people
 */
public record ReportTargets(List<ReportTarget> targets, List<String> problems) {

    public ReportTargets {
        targets = List.copyOf(targets);
        problems = List.copyOf(problems);
    }

    /**
     * Reads values of the form {@code format} or {@code format:file}. Without any, text goes to standard output; with
     * some, only what they ask for is written.
     *
     * @param palette the colours of text on standard output; files have none
     */
    public static ReportTargets parse(List<String> values, Palette palette) {
        OutputChoices asked = OutputChoices.parse(values, FormatName.words());
        return new ReportTargets(
                asked.choices().stream().map(choice -> target(choice, palette)).toList(), asked.problems());
    }

    private static ReportTarget target(OutputChoices.Choice choice, Palette palette) {
        FormatName name = FormatName.of(choice.format()).orElseThrow();
        return new ReportTarget(name.format(choice.file().isPresent() ? Palette.PLAIN : palette), choice.file());
    }
}
