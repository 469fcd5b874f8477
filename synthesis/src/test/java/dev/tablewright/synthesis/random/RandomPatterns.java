package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Draws how the data is read: for each entity what people ask for, and then entities together. */
final class RandomPatterns {

    private final Dice dice;
    private final List<EntityDraft> entities;
    private final RandomLists lists;
    private final RandomRates rates;
    private Fields patterns = Fields.NONE;

    RandomPatterns(Dice dice, List<EntityDraft> entities) {
        this.dice = dice;
        this.entities = entities;
        this.lists = new RandomLists(dice);
        this.rates = new RandomRates(dice);
    }

    Fields draw() {
        entities.forEach(this::ofOne);
        new RandomTogether(dice, entities).draw().forEach(pattern -> add("together", pattern));
        // Small models find mistakes as well as large ones, and show them better.
        int most = dice.percent(80) ? 10 : 25;
        List<String> kept = dice.some(List.copyOf(patterns.all().keySet()), most);
        for (String name : List.copyOf(patterns.all().keySet())) {
            patterns = kept.contains(name) ? patterns : patterns.without(name);
        }
        return patterns;
    }

    private void ofOne(EntityDraft entity) {
        if (entity.isSingleton()) {
            if (dice.percent(90)) {
                add("the", Fields.NONE.with("get", entity.name()));
            }
            return;
        }
        gets(entity);
        for (List<String> by : parameters(entity)) {
            add("listBy" + RandomNames.upper(by.get(by.size() - 1)), lists.list(entity, by));
        }
        if (dice.percent(8)) {
            add("all", lists.everything(entity));
        }
        if (dice.percent(8)) {
            add("count", lists.count(entity, dice.anyOf(entity.references()).map(AttributeDraft::name)));
        }
    }

    private void gets(EntityDraft entity) {
        Fields byId = Fields.NONE.with("get", entity.name()).with("by", entity.id());
        if (dice.percent(75)) {
            Fields get = dice.percent(12) ? byId.with("consistency", "strong") : byId;
            add("get", lists.lessOf(entity, get));
        }
        if (dice.percent(12)) {
            add("batch", lists.lessOf(entity, byId.with("batch", dice.of(List.of("5", "24", "100", "150")))));
        }
        if (dice.percent(3)) {
            add("getWhere", lists.conditioned(entity, entity.id(), byId));
        }
        if (dice.percent(6)) {
            deepId(entity);
        }
        for (AttributeDraft unique : entity.attributes(attribute -> attribute.has("unique"))) {
            if (dice.percent(80)) {
                List<String> by = new ArrayList<>(scope(unique));
                by.add(unique.name());
                add(
                        "getBy" + RandomNames.upper(unique.name()),
                        Fields.NONE.with("get", entity.name()).with("by", by));
            }
        }
    }

    /** The id with the parts of a reference one by one, as addresses have them. */
    private void deepId(EntityDraft entity) {
        List<String> by = new ArrayList<>();
        for (String part : entity.id()) {
            AttributeDraft attribute = entity.attribute(part).orElseThrow();
            entities.stream()
                    .filter(target -> attribute.refersTo(target.name()))
                    .findFirst()
                    .ifPresentOrElse(
                            target -> target.id().forEach(inner -> by.add(part + "." + inner)), () -> by.add(part));
        }
        if (by.size() > entity.id().size()) {
            add("getByParts", Fields.NONE.with("get", entity.name()).with("by", by));
        }
    }

    private static List<String> scope(AttributeDraft unique) {
        Sketch said = unique.facts().all().get("unique");
        if (!(said instanceof Fields fields)) {
            return List.of();
        }
        Sketch within = fields.all().get("within");
        return within instanceof Sketch.Items items
                ? items.all().stream().map(item -> ((Sketch.Word) item).text()).toList()
                : List.of(((Sketch.Word) within).text());
    }

    /** What entities are listed by: their parents, their states, the beginning of their id, several of these. */
    private Set<List<String>> parameters(EntityDraft entity) {
        Set<List<String>> parameters = new LinkedHashSet<>();
        for (AttributeDraft reference : entity.references()) {
            if (dice.percent(55)) {
                parameters.add(List.of(reference.name()));
            }
        }
        if (entity.id().size() > 1 && dice.percent(35)) {
            parameters.add(entity.id().subList(0, dice.between(1, entity.id().size() - 1)));
        }
        List<AttributeDraft> others = entity.attributes(attribute ->
                !entity.isIdentifiedBy(attribute) && attribute.kind() != Kind.REFERENCE && !attribute.isLong());
        List<String> states = others.stream()
                .filter(attribute -> attribute.kind() == Kind.CHOICE || attribute.kind() == Kind.STRING)
                .map(AttributeDraft::name)
                .toList();
        for (String state : states) {
            if (dice.percent(12)) {
                parameters.add(List.of(state));
            }
        }
        List<String> possible = entity
                .attributes(attribute -> (attribute.kind().fitsInKey() && !attribute.isLong())
                        || (attribute.kind() == Kind.BOOLEAN && dice.percent(30)))
                .stream()
                .map(AttributeDraft::name)
                .toList();
        if (possible.size() > 1 && dice.percent(12)) {
            parameters.add(dice.some(possible, dice.percent(80) ? 2 : 3));
        }
        if (dice.percent(3)) {
            others.stream()
                    .filter(attribute -> attribute.type().equals("Place"))
                    .findFirst()
                    .ifPresent(place -> parameters.add(List.of(place.name() + ".city")));
        }
        parameters.removeIf(by -> by.size() >= entity.id().size() && by.containsAll(entity.id()));
        return parameters;
    }

    private void add(String name, Fields pattern) {
        String free = name.replace(".", "");
        for (int i = 2; isTaken(free); i++) {
            free = name.replace(".", "") + i;
        }
        patterns = patterns.with(free, rates.rated(pattern));
    }

    private boolean isTaken(String name) {
        return patterns.all().keySet().stream().anyMatch(name::equalsIgnoreCase);
    }
}
