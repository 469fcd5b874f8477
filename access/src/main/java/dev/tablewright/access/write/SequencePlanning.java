package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Draws numbers. An update gives back what it has counted to, a transaction does not: so the number is drawn before, and is
 * lost if the transaction fails.
 */
final class SequencePlanning {

    /** The physical attribute of a counter's own item. */
    private static final String LAST = "last";

    private final StepFacts facts;

    SequencePlanning(StepFacts facts) {
        this.facts = facts;
    }

    Stream<ItemAction> actions() {
        return facts.does(Action.CREATE) ? facts.entity().sequences().stream().flatMap(this::action) : Stream.empty();
    }

    private Stream<ItemAction> action(Sequence sequence) {
        return sequence.counter().isPresent()
                ? inParent(sequence, sequence.counter().get())
                : Stream.of(inItsOwnItem(sequence));
    }

    private Stream<ItemAction> inParent(Sequence sequence, MemberName counter) {
        return sequence.per().stream().flatMap(per -> facts.model().entity(counter.entity()).stream()
                .map(parent -> ParentUpdate.of(
                        facts,
                        parent,
                        facts.now(List.of(per.text())),
                        counter.attribute(),
                        new ItemChange.Draws(
                                counter.attribute(), sequence.attribute().text()))));
    }

    private ItemAction inItsOwnItem(Sequence sequence) {
        String attribute = sequence.attribute().text();
        MemberName member = new MemberName(
                facts.entityName(), attribute, sequence.attribute().span());
        return new ItemAction(
                Kind.UPDATE,
                new ItemRole.Counter(member),
                facts.design().companions().stream()
                        .filter(companion -> companion.purpose() == Purpose.SEQUENCE
                                && companion.member().entity().equals(facts.entityName())
                                && companion.member().attribute().equals(attribute))
                        .findFirst()
                        .map(companion -> ItemPlace.of(companion.table(), companion.key(), facts::now)),
                List.of(new ItemChange.Draws(LAST, attribute)),
                List.of(),
                Optional.empty(),
                List.of(),
                facts.step());
    }
}
