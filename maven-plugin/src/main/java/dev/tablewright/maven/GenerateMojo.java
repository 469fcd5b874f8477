package dev.tablewright.maven;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.report.CheckedFile;
import dev.tablewright.app.report.TextFormat;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.Severity;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Generates the data access layer of a model, and adds it to what is compiled. Files that have not changed are not touched, so that
 * nothing is compiled again for their sake.
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends AbstractMojo {

    /** The model, with a design. */
    @Parameter(property = "tablewright.model", required = true)
    private File model;

    /** The package of all classes. */
    @Parameter(property = "tablewright.packageName", required = true)
    private String packageName;

    /** Whether there are also a facade and repositories for the asynchronous client. */
    @Parameter(property = "tablewright.async", defaultValue = "false")
    private boolean async;

    /** The source folder; packages are folders below it. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/tablewright")
    private File outputDirectory;

    /** Whether to do nothing. */
    @Parameter(property = "tablewright.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Override
    public void execute() throws MojoFailureException, MojoExecutionException {
        if (skip) {
            getLog().info("generating code is skipped");
            return;
        }
        if (!JavaOptions.isPackage(packageName)) {
            throw new MojoFailureException(
                    "packageName is `" + packageName + "`, which cannot be the name of a package");
        }
        Generated generated = Pipeline.generate(understood(), new JavaOptions(packageName, async));
        if (generated.hasErrors()) {
            throw refused(generated.diagnostics());
        }
        try {
            write(generated);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write to " + outputDirectory + ": " + e.getMessage(), e);
        }
        project.addCompileSourceRoot(outputDirectory.getPath());
    }

    /** The model, without errors. What else the checker thinks of it, the goal {@code check} says. */
    private Model understood() throws MojoFailureException {
        Pipeline.Outcome outcome = Pipeline.check(InputFile.read(model.getPath()));
        List<Diagnostic> errors = outcome.diagnostics().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        if (!errors.isEmpty() || outcome.model().isEmpty()) {
            throw refused(errors);
        }
        return outcome.model().get();
    }

    private void write(Generated generated) throws IOException, MojoFailureException {
        Files.createDirectories(outputDirectory.toPath());
        GeneratedFolder folder =
                new GeneratedFolder(outputDirectory.toPath(), packageName.replace('.', '/'), JavaGenerator.MARK);
        GeneratedFolder.Difference difference = folder.compare(generated.files());
        if (!difference.foreign().isEmpty()) {
            throw new MojoFailureException("in the way, and not generated: " + difference.foreign());
        }
        folder.apply(generated.files(), difference);
        getLog().info(difference.written().size() + " files generated, "
                + difference.unchanged().size() + " unchanged, "
                + difference.removed().size() + " removed");
    }

    private MojoFailureException refused(List<Diagnostic> findings) {
        String report = new TextFormat(Palette.PLAIN).render(List.of(new CheckedFile(model.getPath(), findings)));
        return new MojoFailureException("no code can be generated\n\n" + report);
    }
}
