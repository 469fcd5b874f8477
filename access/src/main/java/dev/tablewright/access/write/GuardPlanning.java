package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Keeps values unique: an item for each value that is taken, whose key is the value. It comes with the entity, goes with
 * it, and is exchanged when the value or its scope changes.
 */
final class GuardPlanning {

    private final StepFacts facts;

    GuardPlanning(StepFacts facts) {
        this.facts = facts;
    }

    Stream<ItemAction> actions() {
        return facts.design().companions().stream()
                .filter(companion -> companion.purpose() == Purpose.UNIQUENESS
                        && companion.member().entity().equals(facts.entityName()))
                .flatMap(
                        companion -> facts.entity().attribute(companion.member().attribute()).stream()
                                .flatMap(attribute -> actions(companion, attribute)));
    }

    private Stream<ItemAction> actions(CompanionItem guard, Attribute attribute) {
        boolean optional = attribute.optional();
        String name = attribute.name().text();
        Optional<Occasion> given = optional ? Optional.of(new Occasion.Given(name, false)) : Optional.empty();
        return switch (facts.step().action()) {
            case CREATE -> Stream.of(put(guard, new ItemCondition.Absent(), given));
            case PUT ->
                Stream.of(
                        put(guard, new ItemCondition.AbsentOr(new ItemCondition.Own()), given),
                        delete(guard, Optional.of(new Occasion.Another(name))));
            case UPDATE -> exchange(guard, attribute);
            case DELETE ->
                Stream.of(delete(guard, optional ? Optional.of(new Occasion.Given(name, true)) : Optional.empty()));
            case CHECK -> Stream.empty();
        };
    }

    /**
     * Where the value changes, both on the same occasion: to delete and put one and the same item would be refused. Where only the end of
     * the entity changes, its guard is put anew, to end with it.
     */
    private Stream<ItemAction> exchange(CompanionItem guard, Attribute attribute) {
        List<String> changing = changed(Stream.concat(
                attribute.unique().stream().flatMap(unique -> unique.within().stream()), Stream.of(attribute.name())));
        List<String> ends = changed(facts.entity().ttl().stream());
        List<String> either = Stream.concat(changing.stream(), ends.stream()).toList();
        Stream<ItemAction> left =
                changing.isEmpty() ? Stream.empty() : Stream.of(delete(guard, exchanged(changing, attribute, true)));
        ItemCondition free =
                ends.isEmpty() ? new ItemCondition.Absent() : new ItemCondition.AbsentOr(new ItemCondition.Own());
        Stream<ItemAction> taken =
                either.isEmpty() ? Stream.empty() : Stream.of(put(guard, free, exchanged(either, attribute, false)));
        return Stream.concat(left, taken);
    }

    private List<String> changed(Stream<Name> names) {
        return names.map(Name::text).filter(facts::changes).toList();
    }

    private static Optional<Occasion> exchanged(List<String> changing, Attribute attribute, boolean before) {
        List<Occasion> all = new ArrayList<>(List.of(new Occasion.Changes(changing)));
        if (attribute.optional()) {
            all.add(new Occasion.Given(attribute.name().text(), before));
        }
        return Occasion.all(all);
    }

    private ItemAction put(CompanionItem guard, ItemCondition condition, Optional<Occasion> occasion) {
        return action(Kind.PUT, guard, facts::now, List.of(condition), occasion);
    }

    private ItemAction delete(CompanionItem guard, Optional<Occasion> occasion) {
        return action(Kind.DELETE, guard, facts::before, List.of(), occasion);
    }

    private ItemAction action(
            Kind kind,
            CompanionItem guard,
            Function<List<String>, WriteValue> words,
            List<ItemCondition> conditions,
            Optional<Occasion> occasion) {
        return new ItemAction(
                kind,
                new ItemRole.Guard(guard.member()),
                Optional.of(ItemPlace.of(guard.table(), guard.key(), words)),
                List.of(),
                conditions,
                occasion,
                List.of(),
                facts.step());
    }
}
