package dev.tablewright.access.write;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the author adds: to attributes of the written entity itself, and of those that it refers to. */
final class AdditionPlanning {

    private final StepFacts facts;

    AdditionPlanning(StepFacts facts) {
        this.facts = facts;
    }

    /** Additions to the written item. */
    Stream<ItemChange> toItself() {
        return facts.step().adds().stream()
                .filter(addition -> addition.via().isEmpty())
                .map(addition -> adds(addition, Optional.empty()));
    }

    /** Additions to other items. */
    Stream<ItemAction> toParents() {
        return facts.step().adds().stream().flatMap(addition -> addition.via().stream()
                .flatMap(via -> facts.model().entity(addition.target().entity()).stream()
                        .map(parent -> ParentUpdate.of(
                                facts,
                                parent,
                                facts.now(List.of(via.text())),
                                addition.target().attribute(),
                                adds(addition, occasion(via.text()))))));
    }

    private Optional<Occasion> occasion(String via) {
        return facts.entity().attribute(via).filter(Attribute::optional).map(attribute -> new Occasion.Refers(via));
    }

    private ItemChange.Adds adds(Addition addition, Optional<Occasion> occasion) {
        Amount amount = amount(facts, addition);
        return new ItemChange.Adds(addition.target().attribute(), amount, amount.values(), occasion);
    }

    /** A number as it is written, or an attribute of what is written, with a minus before it or not. */
    static Amount amount(StepFacts facts, Addition addition) {
        String written = addition.amount().text();
        String size = written.replaceFirst("^[-+]", "");
        if (size.isEmpty() || !Character.isLetter(size.charAt(0))) {
            return new Amount.Fixed(new BigDecimal(written));
        }
        WriteValue value = facts.does(Action.DELETE) ? facts.before(size) : facts.now(List.of(size));
        return new Amount.Of(value, written.startsWith("-"));
    }
}
