package dev.tablewright.app;

import dev.tablewright.access.write.WritePlanText;
import dev.tablewright.app.documents.DocumentFiles;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.report.CheckedFile;
import dev.tablewright.check.Checker;
import dev.tablewright.check.Suppressions;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.cost.Side;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.ProofText;
import dev.tablewright.check.proof.Prover;
import dev.tablewright.exercise.GeneratedCode;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.Trial;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Designer;
import dev.tablewright.synthesis.Wish;
import dev.tablewright.synthesis.layout.OtherLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens to a model file, from top to bottom. Every command, and later every other skin, goes through here. */
public final class Pipeline {

    private Pipeline() {}

    /**
     * What came out.
     *
     * @param model present if the file could be understood
     */
    public record Outcome(SourceFile source, Optional<Model> model, List<Diagnostic> diagnostics) {
        public Outcome {
            diagnostics = List.copyOf(diagnostics);
        }

        public CheckedFile checkedFile() {
            return new CheckedFile(source.name(), diagnostics);
        }
    }

    /** Reads a file and checks it. */
    public static Outcome check(InputFile input) {
        return input.unreadable()
                ? new Outcome(input.source(), Optional.empty(), input.diagnostics())
                : check(input.source());
    }

    /** Checks a text. */
    public static Outcome check(SourceFile source) {
        ModelReader.Result read = ModelReader.read(source);
        if (read.model().isEmpty()) {
            Diagnostics found = new Diagnostics();
            found.reportAll(read.diagnostics());
            found.reportAll(Suppressions.refuse(read.suppressions(), RuleBook.codes()));
            return new Outcome(source, read.model(), found.sorted());
        }
        Model model = read.model().get();
        List<Diagnostic> found = new ArrayList<>(read.diagnostics());
        found.addAll(Checker.check(model));
        return new Outcome(source, read.model(), Suppressions.apply(model, found, RuleBook.codes()));
    }

    /** What can be proved of a model that could be understood, and what its writes do; empty if it has no design. */
    public static Optional<String> prove(Model model) {
        return Analysis.of(model)
                .map(analysis ->
                        ProofText.of(Prover.prove(analysis)) + "\n" + WritePlanText.render(analysis.writePlans()));
    }

    /** What a design costs; empty if there is none. */
    public static Optional<CostReport> cost(Model model, Setting setting) {
        return Analysis.of(model).map(analysis -> CostReport.of(analysis, setting));
    }

    /** The design beside the one that follows from it in the other layout; empty if there is none. */
    public static Optional<Comparison> compare(Model model, Setting setting) {
        OtherLayout other = OtherLayout.of(model);
        Setting same = setting.uniformFor(model);
        return side(model, same, List.of(), List.of(), false)
                .flatMap(own -> side(other.model(), same, other.done(), other.open(), true)
                        .map(derived -> Comparison.of(own, derived)));
    }

    /** The file of a model with the design that follows from its own in the other layout; all else stays as it is written. */
    public static DesignInsertion.Result derive(Model model) {
        return DesignInsertion.insert(model.source(), OtherLayout.of(model).model());
    }

    /**
     * Designs for a model. Entities that have keys keep them; a model in which all have some keeps its design.
     *
     * @throws IllegalStateException if a design has an error by the rules of the checker: that is a bug
     */
    public static DesignedModel design(Model model, Wish wish, Setting setting) {
        List<Diagnostic> errors = errors(DesignSetAside.whole(model));
        if (!errors.isEmpty()) {
            return DesignedModel.none(model, false, errors);
        }
        if (!isDesigned(model)) {
            return DesignedModel.of(model, Designer.design(model, wish, new CheckerAppraiser(setting)), setting);
        }
        List<Diagnostic> wrong = errors(model);
        return wrong.isEmpty()
                ? DesignedModel.kept(model, CheckedDesign.asGiven(model, setting))
                : DesignedModel.none(model, true, wrong);
    }

    /** Whether every entity has keys. */
    private static boolean isDesigned(Model model) {
        return model.design()
                .filter(design -> model.entities().stream()
                        .allMatch(entity -> design.keysOf(entity.name().text()).isPresent()))
                .isPresent();
    }

    /** The file of a model with the design of another; all else stays as it is written. */
    public static DesignInsertion.Result insert(Model model, CheckedDesign design) {
        return DesignInsertion.insert(model.source(), design.model());
    }

    /** The Java of a model in which the checker finds no error. */
    public static Generated generate(Model model, JavaOptions options) {
        return JavaGenerator.generate(model, options);
    }

    /** All documents of a model with a design in which the checker finds no error, and the files that belong to them. */
    public static Generated document(Model model, Setting setting) {
        return DocumentFiles.of(model, setting, compare(model, setting), RuleBook.summaries());
    }

    /** What a model in which the checker finds no error deploys: in one environment, or in each that it has. */
    public static Infrastructure infrastructure(Model model, Optional<Environment> environment) {
        return environment.isPresent() ? Infrastructure.of(model, environment) : Infrastructure.of(model);
    }

    /**
     * The generated code of a model in which the checker finds no error, compiled.
     *
     * @throws dev.tablewright.exercise.NoCompilerException on a JRE
     */
    public static GeneratedCode compile(Model model) {
        return GeneratedCode.of(model);
    }

    /**
     * Runs all patterns and writes of generated code, on tables that are made for it.
     *
     * @param items about how many entities there are
     * @throws dev.tablewright.lab.place.PlaceException if the place cannot be used
     */
    public static TrialReport test(
            GeneratedCode code, long items, long seed, Place place, TrialOptions options, TrialListener listener) {
        Model model = code.model().model();
        List<Row> rows =
                Population.of(model, PopulationSize.items(items), seed).rows().toList();
        return Trial.of(code.model(), code.layer(), rows).run(place, options, listener);
    }

    /** A model with a design in which the checker finds no error, ready to work on tables. */
    public static BoundModel bind(Model model) {
        return BoundModel.of(model);
    }

    /** What the rules find in a model, and its author has not accepted. */
    static List<Diagnostic> findings(Model model) {
        return Suppressions.apply(model, Checker.check(model), RuleBook.codes());
    }

    private static List<Diagnostic> errors(Model model) {
        return findings(model).stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }

    private static Optional<Side> side(
            Model model, Setting setting, List<String> done, List<String> open, boolean derived) {
        return model.design().flatMap(design -> cost(model, setting)
                .map(report -> new Side(design.layout(), report, derived, done, open)));
    }
}
