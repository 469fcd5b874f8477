package dev.tablewright.app.command;

import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.design.DecisionText;
import dev.tablewright.app.design.DesignJson;
import dev.tablewright.app.design.DesignText;
import dev.tablewright.app.design.RelationshipPage;
import dev.tablewright.app.design.Subjects;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.report.OutputChoices;
import dev.tablewright.app.report.OutputChoices.Choice;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.WordList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What is to be said about designs, and where it goes. */
final class DesignOutputs {

    @Option(
            names = "--format",
            paramLabel = "FORMAT[:FILE]",
            completionCandidates = DesignFormats.class,
            description = "text or json; to a file if one is named. May be repeated.")
    private List<String> formats = new ArrayList<>();

    @Option(
            names = "--explain",
            paramLabel = "NAME",
            description =
                    "Instead of the overview, say in full why a pattern, an entity or an index is designed as it is.")
    private Optional<String> explain = Optional.empty();

    @Option(
            names = "--decisions",
            paramLabel = "OUT.md",
            description =
                    "Write the decisions on relationships as Markdown to this file; - for standard output, in place "
                            + "of the text.")
    private Optional<String> decisions = Optional.empty();

    /** What is wrong with the options, for people. */
    List<String> problems() {
        List<String> problems = new ArrayList<>(choices().problems());
        problems.addAll(page().problems());
        boolean both = isPageOnStandardOutput() && formats.stream().anyMatch(format -> !format.contains(":"));
        if (both) {
            problems.add("tablewright: --decisions - takes standard output; send the formats to files, as in"
                    + " --format json:out.json");
        }
        if (isPageOnStandardOutput() && formats.isEmpty() && explain.isPresent()) {
            problems.add("tablewright: --decisions - takes standard output, and so does --explain");
        }
        return problems;
    }

    /** Why nothing can be said about what is to be explained, for people. */
    Optional<String> unknown(DesignedModel designed) {
        Subjects subjects = new Subjects(designed);
        return explain.filter(name -> subjects.about(name).isEmpty())
                .map(name -> "tablewright: nothing was decided about `" + PrintableText.oneLine(name) + "`"
                        + subjects.nearest(name)
                                .map(near -> "; the nearest name is `" + near + "`")
                                .orElseGet(() -> known(designed, subjects)));
    }

    private static String known(DesignedModel designed, Subjects subjects) {
        if (designed.kept()) {
            return ": every entity has its keys in this file; --from-scratch sets them aside";
        }
        List<String> names = subjects.names().toList();
        return names.isEmpty() ? "" : "; known are " + WordList.few(names);
    }

    /** Writes all that is asked for; of what could not be designed, there is no text. */
    void write(DesignedModel designed, Terminal terminal) throws IOException {
        OutputWriter writer = new OutputWriter(terminal);
        boolean some = designed.best().isPresent();
        for (Choice choice : choices().choices()) {
            if (choice.format().equals("json")) {
                writer.write(choice, DesignJson.of(designed));
            } else if (some && !(isPageOnStandardOutput() && choice.file().isEmpty())) {
                // A file is no terminal.
                writer.write(choice, text(designed, choice.file().isEmpty() ? terminal.palette() : Palette.PLAIN));
            }
        }
        if (some) {
            for (Choice page : page().choices()) {
                writer.write(page, RelationshipPage.of(designed));
            }
        }
    }

    private String text(DesignedModel designed, Palette palette) {
        return explain.map(name -> DecisionText.of(new Subjects(designed).about(name), palette))
                .orElseGet(() -> DesignText.of(designed, palette));
    }

    private OutputChoices choices() {
        return OutputChoices.parse(formats, DesignFormats.ALL);
    }

    /** Where the page goes, in the words of formats: the names of files are checked in one place. */
    private OutputChoices page() {
        return decisions
                .map(out -> OutputChoices.parse(
                        List.of(out.equals(InputFile.STANDARD_INPUT) ? "decisions" : "decisions:" + out),
                        List.of("decisions")))
                .orElse(new OutputChoices(List.of(), List.of()));
    }

    private boolean isPageOnStandardOutput() {
        return decisions.filter(InputFile.STANDARD_INPUT::equals).isPresent();
    }
}
