package dev.tablewright.app.command;

import dev.tablewright.app.CertainFixes;
import dev.tablewright.app.ExitCode;
import dev.tablewright.app.LineDifference;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.app.report.CheckedFile;
import dev.tablewright.app.report.ReportTarget;
import dev.tablewright.app.report.ReportTargets;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        description = "Reads models and reports every mistake, at its exact place.",
        footer = {
            "",
            "Exit code: 0 nothing found, 1 findings, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright check shop.yaml",
            "  tablewright check --fix shop.yaml",
            "  tablewright check --proof shop.yaml",
            "  tablewright check --format sarif:out.sarif --format text models/*.yaml",
            "  cat shop.yaml | tablewright check -"
        })
final class CheckCommand implements Callable<Integer> {

    /** From which severity on findings fail the run. */
    enum FailOn {
        error(Severity.ERROR),
        warning(Severity.WARNING),
        advice(Severity.ADVICE);

        private final Severity severity;

        FailOn(Severity severity) {
            this.severity = severity;
        }
    }

    /** What is mended may uncover more that can be. */
    private static final int FIX_PASSES = 5;

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Model files; - for standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT[:FILE]",
            description = "text, json, sarif, github or junit; to a file if one is named. May be repeated.")
    private List<String> formats = new ArrayList<>();

    @Option(
            names = "--fail-on",
            paramLabel = "SEVERITY",
            defaultValue = "warning",
            description = "error, warning or advice: exit with 1 from there on. Default: ${DEFAULT-VALUE}.")
    private FailOn failOn = FailOn.warning;

    @Option(names = "--fix", description = "Mend what can be mended with certainty, and show it; then check.")
    private boolean fix;

    @Option(
            names = "--proof",
            description =
                    "Also show how each pattern is read, and why that is right: reachable, exact, complete, ordered, "
                            + "unique, bounded, cool, maintainable.")
    private boolean proof;

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        ReportTargets targets = ReportTargets.parse(formats, terminal.palette());
        if (!targets.problems().isEmpty()) {
            targets.problems().forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        if (proof && formats.stream().anyMatch(format -> !format.contains(":") && !format.equals("text"))) {
            terminal.remark(
                    "--proof is printed as text: send the other formats to files, as in --format json:out.json");
            return ExitCode.USAGE;
        }
        List<CheckedFile> checked = new ArrayList<>();
        boolean unreadable = false;
        for (String file : files) {
            InputFile input = InputFile.read(file);
            unreadable |= input.unreadable();
            Pipeline.Outcome outcome = outcome(file, input);
            checked.add(outcome.checkedFile());
            if (proof) {
                outcome.model().ifPresent(model -> print(file, model));
            }
        }
        for (ReportTarget target : targets.targets()) {
            target.write(checked, terminal.out());
        }
        next(checked).ifPresent(terminal::remark);
        boolean fails = checked.stream()
                .flatMap(file -> file.diagnostics().stream())
                .anyMatch(d -> d.severity().compareTo(failOn.severity) <= 0);
        if (unreadable) {
            return ExitCode.USAGE;
        }
        return fails ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private void print(String file, Model model) {
        Optional<String> proofs = Pipeline.prove(model);
        if (proofs.isEmpty()) {
            terminal.remark(file + " has no design yet: there is nothing to prove");
            return;
        }
        terminal.out().println("proofs for " + PrintableText.lines(file));
        terminal.out().println();
        terminal.out().println(PrintableText.lines(proofs.get()));
    }

    private Pipeline.Outcome outcome(String file, InputFile input) throws IOException {
        Pipeline.Outcome outcome = Pipeline.check(input);
        if (!fix || input.unreadable() || file.equals(InputFile.STANDARD_INPUT)) {
            return outcome;
        }
        for (int pass = 0; pass < FIX_PASSES; pass++) {
            SourceFile source = outcome.source();
            String mended = CertainFixes.apply(source, outcome.diagnostics());
            if (mended.equals(source.text())) {
                break;
            }
            terminal.err().print(PrintableText.lines(LineDifference.of(source, mended)));
            OutputFile.write(Path.of(file), mended);
            outcome = Pipeline.check(new SourceFile(file, mended));
        }
        return outcome;
    }

    /** The next useful command. */
    private static Optional<String> next(List<CheckedFile> checked) {
        List<Diagnostic> found =
                checked.stream().flatMap(file -> file.diagnostics().stream()).toList();
        if (found.isEmpty()) {
            return Optional.of("next: tablewright fmt --check " + checked.get(0).name());
        }
        Optional<Code> first = found.stream().map(Diagnostic::code).findFirst();
        return first.map(code -> "next: tablewright explain " + code.id());
    }
}
