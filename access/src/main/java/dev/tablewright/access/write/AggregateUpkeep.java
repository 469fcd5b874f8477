package dev.tablewright.access.write;

import dev.tablewright.access.write.Occasion.Counted.Turn;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What one write means for one count or sum. */
final class AggregateUpkeep {

    private final StepFacts facts;
    private final Aggregate kept;
    private final Entity parent;
    private final String via;
    private final Optional<Occasion> given;

    AggregateUpkeep(StepFacts facts, Aggregate kept, Entity parent) {
        this.facts = facts;
        this.kept = kept;
        this.parent = parent;
        this.via = kept.via().text();
        this.given =
                facts.entity().attribute(via).filter(Attribute::optional).map(attribute -> new Occasion.Refers(via));
    }

    Stream<ItemAction> actions() {
        return switch (facts.step().action()) {
            case CREATE -> Stream.of(comes(List.of()));
            case DELETE -> gone() == Before.FAILS ? Stream.empty() : Stream.of(goes(List.of()));
            case PUT -> replaced();
            case UPDATE -> updated();
            case CHECK -> Stream.empty();
        };
    }

    private Stream<ItemAction> updated() {
        boolean amount =
                kept.summed().filter(name -> facts.changes(name.text())).isPresent();
        if (facts.changes(via)) {
            List<Occasion> moved = List.of(new Occasion.Changes(List.of(via)));
            return Stream.concat(
                    gone() == Before.FAILS ? Stream.empty() : Stream.of(goes(moved)),
                    afterwards() == Before.FAILS ? Stream.empty() : Stream.of(comes(moved)));
        }
        if (joins()) {
            return Stream.of(toggled(amount));
        }
        return amount && gone() != Before.FAILS
                ? Stream.of(add(growth(), facts.now(List.of(via)), values(), whereOpen(List.of())))
                : Stream.empty();
    }

    private Before gone() {
        return Before.of(kept.where(), facts.step().when(), facts.entity());
    }

    /** What is not set is as it was; what is set, the caller knows when he calls. */
    private Before afterwards() {
        boolean known = facts.does(Action.UPDATE) && !joins();
        return known || kept.where().isAlways() ? gone() : Before.OPEN;
    }

    /** Whether the write may change whether it is counted. */
    private boolean joins() {
        return kept.where().comparisons().stream()
                .anyMatch(comparison -> facts.changes(comparison.path().first()));
    }

    private ItemAction comes(List<Occasion> occasions) {
        List<Occasion> when = new ArrayList<>(occasions);
        List<WriteValue> values = new ArrayList<>(amountValues(false));
        if (afterwards() == Before.OPEN) {
            when.add(counted(Turn.HOLDS));
            kept.where()
                    .comparisons()
                    .forEach(c -> values.add(facts.now(c.path().steps())));
        }
        return add(amount(false), facts.now(List.of(via)), values, when);
    }

    private ItemAction goes(List<Occasion> occasions) {
        List<WriteValue> values = new ArrayList<>(amountValues(true));
        if (gone() == Before.OPEN) {
            values.addAll(whereValues());
        }
        return add(amount(true), facts.before(via), values, whereOpen(occasions));
    }

    private ItemAction toggled(boolean amountChanges) {
        if (amountChanges) {
            return add(new Amount.Difference(), facts.now(List.of(via)), values(), List.of());
        }
        WriteValue reference = facts.now(List.of(via));
        return switch (gone()) {
            case HOLDS -> add(amount(true), reference, amountValues(true), List.of(counted(Turn.ENDS)));
            case FAILS -> add(amount(false), reference, amountValues(false), List.of(counted(Turn.BEGINS)));
            case OPEN ->
                add(new Amount.EitherWay(amount(false)), reference, values(), List.of(counted(Turn.BEGINS_OR_ENDS)));
        };
    }

    private Occasion counted(Turn turn) {
        return new Occasion.Counted(kept.where(), turn);
    }

    /** Nobody knows without reading what a put replaces. */
    private Stream<ItemAction> replaced() {
        List<WriteValue> values = new ArrayList<>(values());
        values.add(facts.before(via));
        ItemAction here = kept.summed().isEmpty() && kept.where().isAlways()
                ? add(Amount.Fixed.ONE, facts.now(List.of(via)), values, List.of(new Occasion.New()))
                : add(new Amount.Difference(), facts.now(List.of(via)), values, List.of());
        return facts.entity().isIdentifiedBy(via)
                ? Stream.of(here)
                : Stream.of(goes(List.of(new Occasion.Another(via))), here);
    }

    private List<Occasion> whereOpen(List<Occasion> occasions) {
        List<Occasion> all = new ArrayList<>(occasions);
        if (gone() == Before.OPEN) {
            all.add(counted(Turn.HOLDS));
        }
        return all;
    }

    /** What is needed to know whether it was counted, and with what. */
    private List<WriteValue> values() {
        List<WriteValue> values = new ArrayList<>(amountValues(true));
        values.addAll(whereValues());
        return values;
    }

    private List<WriteValue> whereValues() {
        return kept.where().comparisons().stream()
                .map(comparison -> facts.before(comparison.path().steps()))
                .toList();
    }

    /** @param old whether it goes, and so is what it was before */
    private Amount amount(boolean old) {
        return amountValues(old).stream()
                .<Amount>map(value -> new Amount.Of(value, old))
                .findFirst()
                .orElse(new Amount.Fixed(old ? BigDecimal.ONE.negate() : BigDecimal.ONE));
    }

    private Amount growth() {
        String summed = kept.summed().orElseThrow().text();
        return new Amount.Growth(facts.now(List.of(summed)), facts.before(summed));
    }

    private List<WriteValue> amountValues(boolean old) {
        return kept.summed().map(name -> old ? facts.before(name.text()) : facts.now(List.of(name.text()))).stream()
                .toList();
    }

    private ItemAction add(Amount amount, WriteValue reference, List<WriteValue> values, List<Occasion> occasions) {
        List<Occasion> all = Stream.concat(given.stream(), occasions.stream()).toList();
        return ParentUpdate.of(
                facts,
                parent,
                reference,
                kept.target().attribute(),
                new ItemChange.Adds(
                        kept.target().attribute(),
                        amount,
                        values,
                        Occasion.all(all),
                        !(amount instanceof Amount.Fixed)));
    }
}
