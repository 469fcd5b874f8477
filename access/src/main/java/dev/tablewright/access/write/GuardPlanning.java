package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
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
        String name = "`" + attribute.name() + "`";
        return switch (facts.step().action()) {
            case CREATE ->
                Stream.of(put(
                        guard,
                        new ItemCondition.Absent(),
                        optional ? Optional.of(name + " is given") : Optional.empty()));
            case PUT ->
                Stream.of(
                        put(
                                guard,
                                new ItemCondition.AbsentOr(new ItemCondition.Own()),
                                optional ? Optional.of(name + " is given") : Optional.empty()),
                        delete(guard, Optional.of(name + " was another")));
            case UPDATE -> exchange(guard, attribute);
            case DELETE -> Stream.of(delete(guard, optional ? Optional.of(name + " was given") : Optional.empty()));
            case CHECK -> Stream.empty();
        };
    }

    /** Both on the same occasion: to delete and put one and the same item would be refused. */
    private Stream<ItemAction> exchange(CompanionItem guard, Attribute attribute) {
        List<String> changing = Stream.concat(
                        attribute.unique().stream().flatMap(unique -> unique.within().stream()),
                        Stream.of(attribute.name()))
                .map(Name::text)
                .filter(facts::changes)
                .map(name -> "`" + name + "`")
                .toList();
        if (changing.isEmpty()) {
            return Stream.empty();
        }
        String occasion = String.join(" or ", changing) + (changing.size() == 1 ? " changes" : " change");
        String given = attribute.optional() ? " and `" + attribute.name() + "` is given" : "";
        return Stream.of(
                delete(guard, Optional.of(occasion + given.replace(" is ", " was "))),
                put(guard, new ItemCondition.Absent(), Optional.of(occasion + given)));
    }

    private ItemAction put(CompanionItem guard, ItemCondition condition, Optional<String> occasion) {
        return action(Kind.PUT, guard, facts::now, List.of(condition), occasion);
    }

    private ItemAction delete(CompanionItem guard, Optional<String> occasion) {
        return action(Kind.DELETE, guard, facts::before, List.of(), occasion);
    }

    private ItemAction action(
            Kind kind,
            CompanionItem guard,
            Function<List<String>, WriteValue> words,
            List<ItemCondition> conditions,
            Optional<String> occasion) {
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
