package dev.tablewright.synthesis.search;

import dev.tablewright.check.Checker;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Worth;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What drafts of one model are worth as whole designs, and not as the sum of parts. */
final class WholeDesigns {

    /** The order in which designs are the better ones. */
    static final Comparator<Worth> BEST = Comparator.comparingInt(Worth::refused)
            .thenComparingInt(Worth::violations)
            .thenComparing(Worth::dollars);

    private final Appraiser appraiser;
    private final Model model;
    private final Layout layout;

    WholeDesigns(Model model, Layout layout, Appraiser appraiser) {
        this.appraiser = appraiser;
        this.model = model;
        this.layout = layout;
    }

    /** A draft and what the whole of it is worth. */
    record Whole(Draft draft, Worth worth) {}

    /** The best that serves every pattern and of which nothing is wrong. */
    Optional<Whole> best(List<Draft> drafts) {
        return drafts.stream()
                .flatMap(draft -> serving(draft).stream())
                .sorted(Comparator.comparing(Whole::worth, BEST))
                // What DynamoDB refuses is an error too; where nothing else is possible, it is still the best.
                .filter(whole -> whole.worth().refused() > 0 || isWithoutError(whole.draft()))
                .findFirst();
    }

    Worth worth(Draft draft) {
        return appraisal(draft).whole();
    }

    private Optional<Whole> serving(Draft draft) {
        Appraisal appraisal = appraisal(draft);
        boolean all = model.patterns().stream()
                .allMatch(pattern ->
                        appraisal.patterns().containsKey(pattern.name().text()));
        return all ? Optional.of(new Whole(draft, appraisal.whole())) : Optional.empty();
    }

    private boolean isWithoutError(Draft draft) {
        return Checker.check(rendered(draft)).stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
    }

    String text(Draft draft) {
        return DesignWriter.write(rendered(draft));
    }

    private Appraisal appraisal(Draft draft) {
        return appraiser.appraise(rendered(draft));
    }

    private Model rendered(Draft draft) {
        return DraftRendering.render(model, layout, draft);
    }
}
