package dev.tablewright.access.write;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
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

    private Optional<String> occasion(String via) {
        return facts.entity().attribute(via).filter(Attribute::optional).map(attribute -> "`" + via + "` exists");
    }

    private ItemChange.Adds adds(Addition addition, Optional<String> occasion) {
        String written = addition.amount().text();
        String sign = written.startsWith("-") ? "- " : "+ ";
        String size = written.replaceFirst("^[-+]", "");
        if (size.isEmpty() || !Character.isLetter(size.charAt(0))) {
            return new ItemChange.Adds(addition.target().attribute(), sign + size, List.of(), occasion);
        }
        WriteValue value = facts.does(Action.DELETE) ? facts.before(size) : facts.now(List.of(size));
        return new ItemChange.Adds(addition.target().attribute(), sign + "{" + size + "}", List.of(value), occasion);
    }
}
