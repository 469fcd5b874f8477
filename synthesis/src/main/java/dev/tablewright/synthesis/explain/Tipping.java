package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.SubModel;
import dev.tablewright.synthesis.worth.Appraiser;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds out at which size of a number another draft becomes the cheaper one. */
final class Tipping {

    private final Model model;
    private final Layout layout;
    private final Appraiser appraiser;

    Tipping(Model model, Layout layout, Appraiser appraiser) {
        this.model = model;
        this.layout = layout;
        this.appraiser = appraiser;
    }

    /** Above or below which number the other draft is cheaper, in words; empty if it never is. */
    Optional<String> between(Draft chosen, Draft other, Scaled number) {
        Model part = part(chosen, other);
        if (isCheaper(other, chosen, part)) {
            // Its price is not the reason why it was not chosen.
            return Optional.empty();
        }
        return TurningPoint.of(factor -> isCheaper(other, chosen, number.model(part, factor)))
                .map(turn -> (turn.above() ? "above " : "below ") + number.words(turn.factor()));
    }

    /** What has to do with the entities that the drafts store differently: all else costs the same in both. */
    private Model part(Draft chosen, Draft other) {
        Set<String> different = chosen.choices().stream()
                .filter(choice -> !other.choice(choice.name()).equals(Optional.of(choice)))
                .map(EntityChoice::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<Pattern> patterns = model.patterns().stream()
                .filter(pattern -> different.stream().anyMatch(pattern::returns)
                        || !chosen.gathering(pattern.name().text())
                                .equals(other.gathering(pattern.name().text())))
                .toList();
        SubModel parts = new SubModel(model);
        Set<Write> writes = new LinkedHashSet<>();
        different.forEach(entity -> writes.addAll(parts.writesOf(entity)));
        Set<String> entities = new LinkedHashSet<>(different);
        patterns.forEach(pattern -> pattern.entities().forEach(name -> entities.add(name.text())));
        return parts.of(entities, patterns, List.copyOf(writes));
    }

    private boolean isCheaper(Draft one, Draft other, Model scaled) {
        return price(scaled, one).compareTo(price(scaled, other)) < 0;
    }

    private BigDecimal price(Model scaled, Draft draft) {
        return appraiser
                .appraise(DraftRendering.render(scaled, layout, draft.of(scaled)))
                .whole()
                .dollars();
    }
}
