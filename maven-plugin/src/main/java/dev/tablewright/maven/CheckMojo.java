package dev.tablewright.maven;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.report.TextFormat;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.Severity;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Checks a model: mistakes fail the build, opinions are printed. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class CheckMojo extends AbstractMojo {

    /** The model. */
    @Parameter(property = "tablewright.model", required = true)
    private File model;

    /** From which severity on findings fail the build: {@code error}, {@code warning} or {@code advice}. */
    @Parameter(property = "tablewright.failOn", defaultValue = "error")
    private String failOn;

    /** Whether to do nothing. */
    @Parameter(property = "tablewright.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public void execute() throws MojoFailureException {
        if (skip) {
            getLog().info("checking the model is skipped");
            return;
        }
        Severity least = Severities.of(failOn);
        Pipeline.Outcome outcome = Pipeline.check(InputFile.read(model.getPath()));
        List<Diagnostic> found = outcome.diagnostics();
        String report = new TextFormat(Palette.PLAIN).render(List.of(outcome.checkedFile()));
        boolean fails = found.stream().anyMatch(finding -> finding.severity().compareTo(least) <= 0);
        if (fails) {
            throw new MojoFailureException("the model has mistakes\n\n" + report);
        }
        report.lines().forEach(found.isEmpty() ? getLog()::info : getLog()::warn);
    }
}
