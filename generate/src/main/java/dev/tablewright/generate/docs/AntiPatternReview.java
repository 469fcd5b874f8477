package dev.tablewright.generate.docs;

import dev.tablewright.check.Rules;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Quoted;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be wrong with a model, rule by rule, and what is; then what was proved. */
final class AntiPatternReview {

    static final String PATH = "anti-pattern-review.md";

    private final Dossier dossier;
    private final Applicability applicability;

    AntiPatternReview(Dossier dossier) {
        this.dossier = dossier;
        this.applicability = new Applicability(dossier.model(), dossier.design());
    }

    /** What came out of a rule. */
    private enum Verdict {
        HELD("✅ held"),
        VIOLATED("❌ violated"),
        SUPPRESSED("⚠️ suppressed"),
        NOT_APPLICABLE("– not applicable");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }
    }

    private record Reviewed(Code code, Verdict verdict, Text because) {}

    Document document() {
        List<Reviewed> all =
                Rules.ALL.stream().map(Rule::code).map(this::reviewed).toList();
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Anti-pattern review",
                "Every rule with its verdict: held, violated, suppressed with its reason, or not applicable; and what was proved.");
        draft.note(tone(all), summary(all));
        draft.say(Text.of("Each rule has a page that says why it matters, with an example: ")
                .code("tablewright explain TW0218")
                .and(" prints it."));
        for (RuleGroup group : RuleGroup.values()) {
            draft.section(group.title()).table(table(all, group));
        }
        new ProofTables(dossier).write(draft);
        return draft.done();
    }

    private static Block.Tone tone(List<Reviewed> all) {
        return count(all, Verdict.VIOLATED) > 0 ? Block.Tone.WARNING : Block.Tone.GOOD;
    }

    private static Text summary(List<Reviewed> all) {
        int violated = count(all, Verdict.VIOLATED);
        int suppressed = count(all, Verdict.SUPPRESSED);
        List<String> parts = new ArrayList<>();
        parts.add(count(all, Verdict.HELD) + " are held");
        if (violated > 0) {
            parts.add(violated + (violated == 1 ? " is" : " are") + " violated");
        }
        if (suppressed > 0) {
            parts.add(suppressed + (suppressed == 1 ? " is" : " are") + " suppressed with a reason");
        }
        parts.add(count(all, Verdict.NOT_APPLICABLE) + " do not apply");
        return Text.of("Of " + all.size() + " rules, " + WordList.and(parts) + ".");
    }

    private static int count(List<Reviewed> all, Verdict verdict) {
        return (int) all.stream().filter(each -> each.verdict() == verdict).count();
    }

    private TableDraft table(List<Reviewed> all, RuleGroup group) {
        TableDraft table = new TableDraft("Rule", "What it looks for", "Verdict", "Because");
        all.stream()
                .filter(each -> RuleGroup.of(each.code().id()) == group)
                .forEach(each -> table.row(
                        Text.of(each.code().id() + " " + each.code().name()),
                        Quoted.of(dossier.rules().getOrDefault(each.code().id(), "")),
                        Text.of(each.verdict().words),
                        each.because()));
        return table;
    }

    private Reviewed reviewed(Code code) {
        List<Diagnostic> found = dossier.found().stream()
                .filter(finding -> finding.code().id().equals(code.id()))
                .toList();
        List<Text> open = new ArrayList<>();
        List<Text> accepted = new ArrayList<>();
        for (Diagnostic finding : found) {
            Optional<Suppression> suppression = dossier.model().suppressions().stream()
                    .filter(each -> code.isSuppressible() && each.covers(code.id(), finding.span()))
                    .findFirst();
            suppression.ifPresentOrElse(
                    each -> accepted.add(Quoted.of(finding.title()).and(". Accepted: " + each.reason())),
                    () -> open.add(violation(finding)));
        }
        if (!open.isEmpty()) {
            open.addAll(accepted);
            return new Reviewed(code, Verdict.VIOLATED, Texts.lines(open));
        }
        if (!accepted.isEmpty()) {
            return new Reviewed(code, Verdict.SUPPRESSED, Texts.lines(accepted));
        }
        return applicability
                .obstacle(code.id())
                .map(reason -> new Reviewed(code, Verdict.NOT_APPLICABLE, Text.of(reason)))
                .orElseGet(() -> new Reviewed(code, Verdict.HELD, Text.EMPTY));
    }

    private static Text violation(Diagnostic finding) {
        Text text = Text.of(finding.severity().name().toLowerCase(Locale.ROOT) + ": ")
                .and(Quoted.of(finding.title()));
        for (String note : finding.notes()) {
            text = text.and("; ").and(Quoted.of(note));
        }
        return text;
    }
}
