package dev.tablewright.exercise.law;

import dev.tablewright.check.Checker;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.lab.trial.Failure;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialResult;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.SketchReader;
import dev.tablewright.synthesis.random.SketchText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Budgets of requests for all calls of which the checker knows how many requests they send. A budget of as many is kept, says the checker, and
 * says the trial; one of a request less is not, and both name the same number.
 */
final class Budgets {

    private static final String OVER_BUDGET = "TW0219";

    private final String text;
    private final Map<String, Integer> requests;

    private Budgets(String text, Map<String, Integer> requests) {
        this.text = text;
        this.requests = requests;
    }

    /** @param text of the model that was analysed; budgets of its own are left out, since nobody knows whether they can be kept */
    static Budgets of(String text, Analysis analysis) {
        Map<String, Integer> requests = new LinkedHashMap<>();
        for (int i = 0; i < analysis.plans().size(); i++) {
            PatternLoad load = analysis.workload().patterns().get(i);
            SaidReads reads =
                    new SaidReads(analysis, analysis.requests(analysis.plans().get(i)));
            // There is so little in a trial that a list has one page: nothing has to be known of the most.
            if (reads.isCertain()
                    && load.requests().least().compareTo(load.requests().expected()) == 0) {
                requests.put(load.pattern().name().text(), (int) load.requests().expectedWhole());
            }
        }
        for (int i = 0; i < analysis.writePlans().size(); i++) {
            WriteLoad load = analysis.workload().writes().get(i);
            SaidWrites writes = new SaidWrites(analysis, analysis.writePlans().get(i));
            if (load.requests().isExact() && writes.isCertain() && !writes.mayBeginAnew()) {
                requests.put(load.write().name().text(), (int) load.requests().expectedWhole());
            }
        }
        requests.values().removeIf(number -> number == 0);
        return new Budgets(text, requests);
    }

    /** Every call may send as many requests as the checker expects. */
    Model kept() {
        return with(requests);
    }

    /** Every call that sends several requests may send one less. */
    Model broken() {
        return with(tight());
    }

    /** What each call may send in {@link #broken}. */
    Map<String, Integer> tight() {
        Map<String, Integer> less = new LinkedHashMap<>();
        requests.forEach((name, number) -> {
            if (number > 1) {
                less.put(name, number - 1);
            }
        });
        return less;
    }

    int size() {
        return requests.size();
    }

    private Model with(Map<String, Integer> budgets) {
        Fields model = SketchReader.read(text);
        for (String section : List.of("patterns", "writes")) {
            Fields calls = model.fields(section);
            for (String name : calls.all().keySet()) {
                Fields call = calls.fields(name).without("budget");
                Integer most = budgets.get(name);
                calls = calls.with(
                        name, most == null ? call : call.with("budget", Fields.NONE.with("requests", most.toString())));
            }
            model = calls.isEmpty() ? model : model.with(section, calls);
        }
        return ModelReader.read(new SourceFile("model.yaml", SketchText.of(model)))
                .model()
                .orElseThrow();
    }

    /** What the checker says otherwise. */
    Optional<String> misjudged() {
        Model kept = kept();
        Model broken = broken();
        List<Diagnostic> refused = Checker.check(broken);
        return Checker.check(kept).stream()
                .filter(Budgets::isOfRequests)
                .map(finding -> "what check expects is above a budget of as much: " + finding.title())
                .findFirst()
                .or(() -> tight().keySet().stream()
                        .filter(name -> refused.stream()
                                .filter(Budgets::isOfRequests)
                                .filter(finding -> contains(span(broken, name), finding.span()))
                                .noneMatch(
                                        finding -> finding.primary().text().equals("expected: about " + number(name))))
                        .map(name -> "check does not say that a budget is below " + number(name) + "\nfor " + name)
                        .findFirst());
    }

    private static boolean isOfRequests(Diagnostic finding) {
        return finding.code().id().equals(OVER_BUDGET)
                && finding.primary().text().matches(".* requests?");
    }

    private static boolean contains(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    private static Span span(Model model, String call) {
        return model.patterns().stream()
                .filter(pattern -> pattern.name().text().equals(call))
                .map(pattern -> pattern.span())
                .findFirst()
                .orElseGet(() -> model.writes().stream()
                        .filter(write -> write.name().text().equals(call))
                        .findFirst()
                        .orElseThrow()
                        .span());
    }

    private String number(String call) {
        return requests.get(call) + (requests.get(call) == 1 ? " request" : " requests");
    }

    /** What a trial of {@link #broken} says otherwise. */
    Optional<String> missed(LayerTrial trial) {
        return trial.report().subjects().stream()
                .filter(subject -> tight().containsKey(subject.name()))
                .filter(subject ->
                        subject.cases().stream().anyMatch(each -> each.figures().isPresent()))
                .filter(subject -> subject.cases().stream().noneMatch(each -> isMeant(subject, each)))
                .map(subject -> "test does not say that a budget is below " + number(subject.name()) + "\nfor "
                        + subject.name())
                .findFirst();
    }

    /** Whether a case of a trial of {@link #broken} failed for the sake of the budget alone, and with the right number. */
    boolean isMeant(SubjectResult subject, TrialResult each) {
        Integer most = tight().get(subject.name());
        return most != null
                && each.failure()
                        .map(Failure::what)
                        .filter(("it took " + number(subject.name()) + ", and its budget is " + most)::equals)
                        .isPresent();
    }
}
