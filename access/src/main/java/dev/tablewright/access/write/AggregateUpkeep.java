package dev.tablewright.access.write;

import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What one write means for one count or sum. */
final class AggregateUpkeep {

    private final StepFacts facts;
    private final Aggregate kept;
    private final Entity parent;
    private final String via;
    private final Optional<String> given;

    AggregateUpkeep(StepFacts facts, Aggregate kept, Entity parent) {
        this.facts = facts;
        this.kept = kept;
        this.parent = parent;
        this.via = kept.via().text();
        this.given = facts.entity().attribute(via).filter(Attribute::optional).map(attribute -> "`" + via + "` exists");
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
            List<String> moved = List.of("`" + via + "` changes");
            return Stream.concat(
                    gone() == Before.FAILS ? Stream.empty() : Stream.of(goes(moved)),
                    afterwards() == Before.FAILS ? Stream.empty() : Stream.of(comes(moved)));
        }
        if (joins()) {
            return Stream.of(toggled(amount));
        }
        return amount && gone() != Before.FAILS
                ? Stream.of(add("+ " + difference(), facts.now(List.of(via)), values(), whereOpen(List.of())))
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

    private ItemAction comes(List<String> occasions) {
        List<String> when = new ArrayList<>(occasions);
        List<WriteValue> values = new ArrayList<>(amountValues(false));
        if (afterwards() == Before.OPEN) {
            when.add(kept.where().toString());
            kept.where()
                    .comparisons()
                    .forEach(c -> values.add(facts.now(c.path().steps())));
        }
        return add("+ " + amount(false), facts.now(List.of(via)), values, when);
    }

    private ItemAction goes(List<String> occasions) {
        List<WriteValue> values = new ArrayList<>(amountValues(true));
        if (gone() == Before.OPEN) {
            values.addAll(whereValues());
        }
        return add("- " + amount(true), facts.before(via), values, whereOpen(occasions));
    }

    private ItemAction toggled(boolean amountChanges) {
        if (amountChanges) {
            return add("by what changes", facts.now(List.of(via)), values(), List.of());
        }
        Condition where = kept.where();
        return switch (gone()) {
            case HOLDS ->
                add(
                        "- " + amount(true),
                        facts.now(List.of(via)),
                        amountValues(true),
                        List.of(where + " no longer holds"));
            case FAILS ->
                add("+ " + amount(false), facts.now(List.of(via)), amountValues(false), List.of(where + " holds now"));
            case OPEN ->
                add(
                        "+ or - " + amount(false),
                        facts.now(List.of(via)),
                        values(),
                        List.of("it changes whether " + where));
        };
    }

    /** Nobody knows without reading what a put replaces. */
    private Stream<ItemAction> replaced() {
        List<WriteValue> values = new ArrayList<>(values());
        values.add(facts.before(via));
        ItemAction here = kept.summed().isEmpty() && kept.where().isAlways()
                ? add("+ 1", facts.now(List.of(via)), values, List.of("it is new"))
                : add("by what changes", facts.now(List.of(via)), values, List.of());
        return facts.entity().isIdentifiedBy(via)
                ? Stream.of(here)
                : Stream.of(goes(List.of("`" + via + "` was another")), here);
    }

    private List<String> whereOpen(List<String> occasions) {
        List<String> all = new ArrayList<>(occasions);
        if (gone() == Before.OPEN) {
            all.add(kept.where().toString());
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

    private String amount(boolean old) {
        return kept.summed()
                .map(name -> "{" + (old ? facts.before(name.text()) : name) + "}")
                .orElse("1");
    }

    private String difference() {
        Name summed = kept.summed().orElseThrow();
        return "({" + summed + "} - {" + facts.before(summed.text()) + "})";
    }

    private List<WriteValue> amountValues(boolean old) {
        return kept.summed().map(name -> old ? facts.before(name.text()) : facts.now(List.of(name.text()))).stream()
                .toList();
    }

    private ItemAction add(String amount, WriteValue reference, List<WriteValue> values, List<String> occasions) {
        String occasion = Stream.concat(given.stream(), occasions.stream()).collect(Collectors.joining(" and "));
        return ParentUpdate.of(
                facts,
                parent,
                reference,
                kept.target().attribute(),
                new ItemChange.Adds(
                        kept.target().attribute(),
                        amount,
                        values,
                        Optional.of(occasion).filter(text -> !text.isEmpty()),
                        kept.summed().isPresent() || amount.startsWith("by ")));
    }
}
