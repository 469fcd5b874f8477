package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.app.report.OutputChoices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
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
        InputFile input = InputFile.read(file);
        Pipeline.Outcome outcome = Pipeline.check(input);
        List<Diagnostic> errors = outcome.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .toList();
        if (outcome.model().isEmpty()) {
            terminal.err().print(new TextReport(terminal.palette()).render(errors));
            return input.unreadable() ? ExitCode.USAGE : ExitCode.FINDINGS;
        }
        Model model = outcome.model().get();
        if (model.design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there is nothing to price");
            terminal.remark("next: give each entity its keys under `design:`; tablewright explain TW0214 shows some");
            return ExitCode.FINDINGS;
        }
        PricingOptions.Chosen chosen = pricing.choose(model);
        if (chosen.setting().isEmpty()) {
            chosen.problems().forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        T report = pricer.apply(model, chosen.setting().get());
        for (OutputChoices.Choice output : outputs.choices()) {
            write(output, renderers.get(output.format()).apply(report));
        }
        int exit = errors.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        if (sequel.isPresent()) {
            return Math.max(exit, sequel.get().with(model));
        }
        next(file, outcome.diagnostics(), outputs).ifPresent(terminal::remark);
        return exit;
    }

    private void write(OutputChoices.Choice output, String text) throws IOException {
        if (output.file().isPresent()) {
            OutputFile.write(output.file().get(), text);
            terminal.remark("wrote " + output.file().get());
        } else {
            terminal.out().print(text);
            terminal.out().flush();
        }
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
