package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.report.OutputChoices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What the commands that price a model have in common: they read it, price it, and write what came out in some formats. */
final class PricedModel {

    private final Terminal terminal;
    private final PricingOptions pricing;
    private final String command;

    PricedModel(Terminal terminal, PricingOptions pricing, String command) {
        this.terminal = terminal;
        this.pricing = pricing;
        this.command = command;
    }

    /** What is done with a model when its prices are told, and how it ended. It says itself what comes next. */
    interface Sequel {
        int with(Model model) throws IOException;
    }

    <T> int report(
            String file,
            List<String> formats,
            Map<String, Function<T, String>> renderers,
            BiFunction<Model, Setting, T> pricer)
            throws IOException {
        return report(file, formats, renderers, pricer, Optional.empty());
    }

    <T> int report(
            String file,
            List<String> formats,
            Map<String, Function<T, String>> renderers,
            BiFunction<Model, Setting, T> pricer,
            Sequel sequel)
            throws IOException {
        return report(file, formats, renderers, pricer, Optional.of(sequel));
    }

    private <T> int report(
            String file,
            List<String> formats,
            Map<String, Function<T, String>> renderers,
            BiFunction<Model, Setting, T> pricer,
            Optional<Sequel> sequel)
            throws IOException {
        OutputChoices outputs = OutputChoices.parse(formats, List.copyOf(renderers.keySet()));
        if (!outputs.problems().isEmpty()) {
            outputs.problems().forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        Model model = opened.model().get();
        if (model.design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there is nothing to price");
            terminal.remark("next: tablewright design --write " + PrintableText.lines(file) + ", which gives it one");
            return ExitCode.FINDINGS;
        }
        PricingOptions.Chosen chosen = pricing.choose(model);
        if (chosen.setting().isEmpty()) {
            chosen.problems().forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        T report = pricer.apply(model, chosen.setting().get());
        for (OutputChoices.Choice output : outputs.choices()) {
            new OutputWriter(terminal)
                    .write(output, renderers.get(output.format()).apply(report));
        }
        int exit = opened.errors().isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        if (sequel.isPresent()) {
            return Math.max(exit, sequel.get().with(model));
        }
        next(file, opened.outcome().diagnostics(), outputs).ifPresent(terminal::remark);
        return exit;
    }

    private Optional<String> next(String file, List<Diagnostic> found, OutputChoices outputs) {
        if (!found.isEmpty()) {
            return Optional.of("next: tablewright check " + file + ", which has " + found.size()
                    + (found.size() == 1 ? " finding" : " findings"));
        }
        boolean page =
                outputs.choices().stream().anyMatch(choice -> choice.format().equals("html"));
        return page
                ? Optional.empty()
                : Optional.of("next: tablewright " + command + " --format html:" + command + ".html " + file);
    }
}
