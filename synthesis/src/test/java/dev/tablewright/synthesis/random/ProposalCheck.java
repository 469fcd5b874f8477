package dev.tablewright.synthesis.random;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Proposal;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What must hold of a single proposal. */
final class ProposalCheck {

    private final DesignlessModel asked;
    private final Optional<Layout> layout;
    private final Model given;
    private final List<Diagnostic> findings;

    ProposalCheck(DesignlessModel asked, Optional<Layout> layout, Proposal proposal) {
        this.asked = asked;
        this.layout = layout;
        this.given = proposal.model();
        this.findings = given.design().isPresent() ? Checker.check(given) : List.of();
    }

    /** The first thing that is wrong. */
    Optional<Fault> check() {
        return Stream.<Supplier<Optional<Fault>>>of(
                        this::hasADesign,
                        this::keepsWhatWasSaid,
                        this::hasTheWantedLayout,
                        this::hasNoError,
                        this::servesEveryPattern,
                        this::isWelcome,
                        this::canBeWritten)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Fault> hasADesign() {
        return Fault.unless(given.design().isPresent(), "a proposal without a design", "");
    }

    private Optional<Fault> keepsWhatWasSaid() {
        Model said = asked.model();
        boolean same = said.entities().equals(given.entities())
                && said.types().equals(given.types())
                && said.relationships().equals(given.relationships())
                && said.aggregates().equals(given.aggregates())
                && said.patterns().equals(given.patterns())
                && said.writes().equals(given.writes())
                && said.tenant().equals(given.tenant());
        return Fault.unless(same, "a proposal changes the model itself", "");
    }

    private Optional<Fault> hasTheWantedLayout() {
        Optional<Layout> got = given.design().map(Design::layout);
        return Fault.unless(layout.isEmpty() || layout.equals(got), "a proposal of another layout", got);
    }

    private Optional<Fault> hasNoError() {
        List<Diagnostic> errors = findings.stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        return errors.isEmpty() ? Optional.empty() : Optional.of(fault(errors));
    }

    private Optional<Fault> isWelcome() {
        return Unwelcome.firstOf(findings).map(finding -> fault(List.of(finding)));
    }

    private Fault fault(List<Diagnostic> found) {
        return new Fault(
                Fault.kind(found.get(0), asked.model()), CorpusFile.rendered(found) + DesignWriter.write(given));
    }

    private Optional<Fault> servesEveryPattern() {
        List<String> unserved = Analysis.of(given).orElseThrow().plans().stream()
                .filter(AccessPlan.Unserved.class::isInstance)
                .map(plan -> plan.pattern().name().text())
                .toList();
        return Fault.unless(unserved.isEmpty(), "a pattern is not served", unserved);
    }

    /** Written into the file of the model and read again, it is the same design with the same findings. */
    private Optional<Fault> canBeWritten() {
        DesignInsertion.Result written = DesignInsertion.insert(new SourceFile("random.yaml", asked.text()), given);
        if (written.text().isEmpty()) {
            return Optional.of(new Fault(
                    "a proposal cannot be written: "
                            + Fault.kind(written.diagnostics().get(0), asked.model()),
                    CorpusFile.rendered(written.diagnostics()) + DesignWriter.write(given)));
        }
        SourceFile file = new SourceFile("random.yaml", written.text().get());
        Optional<Model> again = ModelReader.read(file).model();
        if (again.isEmpty()) {
            return Optional.of(new Fault("a proposal cannot be read again", file.text()));
        }
        List<String> before = titles(findings);
        List<String> after = titles(Checker.check(again.get()));
        return Fault.unless(
                before.equals(after), "read again, a proposal has other findings", before + "\n" + after + file.text());
    }

    private static List<String> titles(List<Diagnostic> findings) {
        return findings.stream()
                .map(finding -> finding.code().id() + " " + finding.title())
                .sorted()
                .toList();
    }
}
