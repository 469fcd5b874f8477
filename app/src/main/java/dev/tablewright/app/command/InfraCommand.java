package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.InfraFormat;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "infra",
        description =
                "Writes what is deployed: tables, scaling, alarms and least-privilege policies, for each environment.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors or no design, AWS would refuse something, a file is in the way, or "
                    + "with --check something is stale, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright infra shop.yaml --as cloudformation --out infrastructure",
            "  tablewright infra shop.yaml --as terraform --out infrastructure --environment prod",
            "  tablewright infra shop.yaml --as cloudformation --out infrastructure --check"
        })
final class InfraCommand implements Callable<Integer> {

    private static final String USUAL_PACKAGE = "infrastructure";

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Option(
            names = "--as",
            paramLabel = "FORMAT",
            required = true,
            completionCandidates = Formats.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String as;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for the files.")
    private String out;

    @Option(
            names = "--environment",
            paramLabel = "NAME",
            description = "Only this environment of the model. Default: all of them.")
    private String environmentName;

    @Option(
            names = "--package",
            paramLabel = "NAME",
            description = "The package of a program for cdk-java. Default: " + USUAL_PACKAGE + ".")
    private String packageName;

    @Option(names = "--check", description = "Write nothing; list what is stale.")
    private boolean check;

    InfraCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The words for formats. */
    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return formats().iterator();
        }
    }

    private static List<String> formats() {
        return Arrays.stream(InfraFormat.values()).map(InfraFormat::word).toList();
    }

    @Override
    public Integer call() throws IOException {
        Optional<InfraFormat> format = InfraFormat.of(as);
        if (format.isEmpty()) {
            return misuse("there is no format `" + PrintableText.oneLine(as) + "`" + known(as, formats()));
        }
        if (packageName != null && format.get() != InfraFormat.CDK_JAVA) {
            return misuse("--package is for cdk-java; " + as + " has no packages");
        }
        String javaPackage = Optional.ofNullable(packageName).orElse(USUAL_PACKAGE);
        if (!JavaOptions.isPackage(javaPackage)) {
            return misuse("`" + PrintableText.oneLine(packageName) + "` cannot be the name of a package");
        }
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        if (!opened.errors().isEmpty()) {
            return GeneratedOutput.refused(terminal, opened.errors());
        }
        Model model = opened.model().get();
        if (model.design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there is nothing to deploy");
            terminal.remark("next: tablewright design --write " + PrintableText.lines(file) + ", which gives it one");
            return ExitCode.FINDINGS;
        }
        if (environmentName != null
                && model.deployment().environment(environmentName).isEmpty()) {
            List<String> names = model.deployment().environments().stream()
                    .map(environment -> environment.name().text())
                    .toList();
            return misuse("the model has no environment `" + PrintableText.oneLine(environmentName) + "`"
                    + known(environmentName, names));
        }
        Optional<Environment> environment =
                Optional.ofNullable(environmentName).flatMap(model.deployment()::environment);
        Infrastructure infrastructure = Pipeline.infrastructure(model, environment);
        Generated generated = format.get().generate(model, new InfraFormat.Options(infrastructure, javaPackage));
        if (generated.hasErrors()) {
            return GeneratedOutput.refused(terminal, generated.diagnostics());
        }
        if (!generated.diagnostics().isEmpty()) {
            terminal.err().print(new TextReport(terminal.palette()).render(generated.diagnostics()));
        }
        return new GeneratedOutput(
                        terminal,
                        out,
                        new GeneratedFolder(Path.of(out), "", InfraFormat.MARKS),
                        again(),
                        "cd " + out + " && "
                                + format.get().next(infrastructure.stacks().get(0)))
                .bring(generated, check);
    }

    private String again() {
        return "tablewright infra " + file + " --as " + as + " --out " + out
                + (environmentName == null ? "" : " --environment " + environmentName)
                + (packageName == null ? "" : " --package " + packageName);
    }

    private static String known(String word, List<String> all) {
        String nearest = Nearest.to(word, all)
                .map(name -> "; the nearest is `" + name + "`")
                .orElse("");
        return nearest + (all.isEmpty() ? "; there are none at all" : "; there are " + String.join(", ", all));
    }

    private int misuse(String message) {
        terminal.remark("tablewright: " + message);
        terminal.remark("next: tablewright infra --help");
        return ExitCode.USAGE;
    }
}
