package dev.tablewright.app.command;

import dev.tablewright.app.DesignSetAside;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.synthesis.Wish;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which designs are wanted. */
final class DesignOptions {

    private static final int MOST_ALTERNATIVES = 20;

    @Option(
            names = "--layout",
            paramLabel = "LAYOUT",
            completionCandidates = LayoutWords.class,
            description =
                    "single-table, table-per-entity or auto, which takes the better one. Default: as the design in "
                            + "the file says, or auto.")
    private Optional<String> layout = Optional.empty();

    @Option(
            names = "--alternatives",
            paramLabel = "N",
            defaultValue = "3",
            description = "How many designs to show. Default: ${DEFAULT-VALUE}.")
    private int alternatives = 3;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            description = "When to stop searching and take the best so far: 30s, 500ms, 2min. Default: "
                    + "${DEFAULT-VALUE}.")
    private String timeLimit = "30s";

    @Option(
            names = "--from-scratch",
            description = "Set the design in the file aside. Without it, entities that have keys keep them.")
    private boolean fromScratch;

    /** What is wrong with the options, for people. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        layout.filter(word -> !LayoutWords.ALL.contains(word))
                .map(word -> "tablewright: there is no layout `" + PrintableText.oneLine(word) + "`"
                        + Nearest.to(word, LayoutWords.ALL)
                                .map(near -> ", the nearest is `" + near + "`")
                                .orElse("")
                        + "; known are " + String.join(", ", LayoutWords.ALL))
                .ifPresent(problems::add);
        if (alternatives < 1 || alternatives > MOST_ALTERNATIVES) {
            problems.add("tablewright: --alternatives wants a number from 1 to " + MOST_ALTERNATIVES + ", and "
                    + alternatives + " is none");
        }
        if (TimeLimit.parse(timeLimit).isEmpty()) {
            problems.add("tablewright: --time-limit wants a time above zero, such as 30s, 500ms or 2min, and `"
                    + PrintableText.oneLine(timeLimit) + "` is none");
        }
        return problems;
    }

    /** Why the options do not fit a model, for people. */
    Optional<String> contradiction(Model model) {
        return keys(model)
                .map(Design::layout)
                .filter(own -> wanted().filter(other -> other != own).isPresent())
                .map(own -> "tablewright: the keys in this file are those of a " + own.words() + ", and --layout "
                        + layout.orElseThrow() + " wants others; --from-scratch sets them aside");
    }

    /** The model with the part of its design that is to be kept. */
    Model kept(Model model) {
        return fromScratch ? DesignSetAside.keys(model) : model;
    }

    /** What is wanted of a model; its time begins now. */
    Wish wish(Model model) {
        boolean free = fromScratch || layout.isPresent();
        Optional<Layout> said = free ? Optional.empty() : model.design().map(Design::layout);
        return new Wish(
                wanted().or(() -> keys(model).map(Design::layout)).or(() -> said),
                alternatives,
                TimeLimit.parse(timeLimit).orElseThrow().fromNow());
    }

    /** The options that another run needs to come to the same designs, each with a space behind it. */
    String repeated() {
        return (fromScratch ? "--from-scratch " : "")
                + layout.map(word -> "--layout " + word + " ").orElse("");
    }

    private Optional<Layout> wanted() {
        return layout.flatMap(word -> Arrays.stream(Layout.values())
                .filter(known -> known.word().equals(word))
                .findFirst());
    }

    /** The design whose keys are kept: they stand in its layout, whatever would be better. */
    private Optional<Design> keys(Model model) {
        return model.design().filter(design -> !fromScratch && !design.keys().isEmpty());
    }
}
