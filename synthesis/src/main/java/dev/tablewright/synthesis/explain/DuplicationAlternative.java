package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.explain.OtherModel.Priced;
import dev.tablewright.synthesis.strategy.Duplication;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What it would cost to copy into children what is read of their parent for their sake. */
final class DuplicationAlternative {

    private final Ground ground;

    DuplicationAlternative(Ground ground) {
        this.ground = ground;
    }

    /** The other model with its price, if somebody reads a parent for the sake of its children. */
    Optional<Alternative> of(Link link) {
        if (ground.isKept(link.child()) || !new Duplication(ground.model(), link).isPossible()) {
            return Optional.empty();
        }
        Model part = ground.part(new LinkedHashSet<>(
                List.of(link.parent().name().text(), link.child().name().text())));
        OtherModel other = new OtherModel(ground, part, model -> new Duplication(model, link).model());
        return other.priced().map(priced -> alternative(new Duplication(part, link), other, priced, link));
    }

    private static Alternative alternative(Duplication duplication, OtherModel other, Priced priced, Link link) {
        List<String> reasons = new ArrayList<>(duplication.sentences());
        if (priced.extra().violations() > 0) {
            reasons.add(WordList.count(priced.extra().violations(), "limit")
                    + " more would be broken: partitions too hot, or budgets not kept");
        }
        numbers(duplication)
                .flatMap(number -> other.tipping(priced, number).stream())
                .findFirst()
                .ifPresent(reasons::add);
        return new Alternative(
                duplication.strategy().word() + " of " + WordList.quoted(duplication.copied()) + " in "
                        + link.child().name(),
                priced.extra().dollars(),
                reasons);
    }

    /** How often the original changes; and how often somebody wants it. */
    private static Stream<Scaled> numbers(Duplication duplication) {
        return Stream.concat(
                duplication.upkeep().writes().stream().map(Scaled.WriteRate::new),
                duplication.readers().map(Scaled.PatternRate::new));
    }
}
