package dev.tablewright.check.reference;

import dev.tablewright.check.reference.EntitySketch.AttributeSketch;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Draws the entities of a model. An attribute has the same type in all entities that have one of its name. */
final class RandomEntities {

    private static final List<String> NAMES = List.of("User", "Users", "Order", "Repo", "Issue", "Tag");
    /** Labels that are the beginnings of others, or those of others. */
    private static final List<String> LABELS = List.of("", "U", "USER", "USER#", "A#", "#", "N#");

    private static final List<String> ATTRIBUTES =
            List.of("name", "code", "state", "rank", "price", "made", "due", "token", "mark", "blob");
    private static final List<String> PATTERNS =
            List.of("^[a-z]+$", "^[a-z0-9-]*$", "^[#a-c]+$", "^[A-Z]{1,4}#?$", "^(a|b)+$", "^[0-9]+$");
    private static final List<String> WORDS = List.of(
            "enum: [OPEN, CLOSED]",
            "enum: [A, AB, B]",
            "enum: [X]",
            "enum: [\"A-B\", A, C]",
            "enum: [a, \"a#b\", \"a b\"]");

    private final Dice dice;
    private final Map<String, AttributeSketch> types = new LinkedHashMap<>();

    RandomEntities(Dice dice) {
        this.dice = dice;
        ATTRIBUTES.forEach(name -> types.put(name, type(name)));
    }

    List<EntitySketch> draw() {
        List<EntitySketch> entities = new ArrayList<>();
        List<String> names = dice.some(NAMES, dice.between(1, 4));
        for (String name : names) {
            entities.add(entity(name, entities));
        }
        return entities;
    }

    private AttributeSketch type(String name) {
        Kind kind = dice.of(Kind.SCALARS);
        String facts = "";
        if (kind == Kind.WORD) {
            facts = dice.of(WORDS);
        } else if (kind == Kind.TEXT && dice.percent(40)) {
            facts = ", pattern: \"" + dice.of(PATTERNS) + "\"";
        } else if (kind == Kind.TEXT && dice.percent(30)) {
            facts = ", unique: true";
        } else if (kind == Kind.INTEGER && dice.percent(50)) {
            facts = ", max: 999";
        }
        return new AttributeSketch(name, kind, false, facts, Optional.empty());
    }

    private EntitySketch entity(String name, List<EntitySketch> earlier) {
        List<AttributeSketch> attributes = new ArrayList<>();
        for (String attribute : dice.some(ATTRIBUTES, dice.between(2, 5))) {
            AttributeSketch type = types.get(attribute);
            attributes.add(
                    new AttributeSketch(attribute, type.kind(), dice.percent(20), type.facts(), Optional.empty()));
        }
        if (dice.percent(15)) {
            attributes.add(new AttributeSketch("flag", Kind.BOOLEAN, dice.percent(30), "", Optional.empty()));
        }
        if (dice.percent(10)) {
            attributes.add(new AttributeSketch("place", Kind.EMBEDDED, dice.percent(40), "", Optional.empty()));
        }
        for (EntitySketch target : earlier) {
            if (!target.id().isEmpty() && dice.percent(55)) {
                String reference = target.name().toLowerCase(Locale.ROOT);
                attributes.add(
                        new AttributeSketch(reference, Kind.REFERENCE, dice.percent(25), "", Optional.of(target)));
            }
        }
        List<String> id = dice.percent(4) ? List.of() : id(attributes);
        String label = dice.percent(80) ? name.toUpperCase(Locale.ROOT) + "#" : dice.of(LABELS);
        return new EntitySketch(name, label, attributes, id, sequence(attributes, id));
    }

    /** Numbers within each parent, or over all, where the id has a number. */
    private String sequence(List<AttributeSketch> attributes, List<String> id) {
        Optional<String> number = attributes.stream()
                .filter(a -> a.kind() == Kind.INTEGER && id.contains(a.name()))
                .map(AttributeSketch::name)
                .findFirst();
        Optional<String> parent = attributes.stream()
                .filter(a -> a.kind() == Kind.REFERENCE && id.contains(a.name()))
                .map(AttributeSketch::name)
                .findFirst();
        return number.isPresent() && parent.isPresent() && dice.percent(50) ? number.get() + ": " + parent.get() : "";
    }

    /** Parts of the id are never absent; references are the most interesting ones. */
    private List<String> id(List<AttributeSketch> attributes) {
        List<String> id = new ArrayList<>();
        int parts = dice.percent(60) ? 1 : dice.percent(80) ? 2 : 3;
        List<AttributeSketch> fitting = dice.shuffled(
                attributes.stream().filter(AttributeSketch::fitsInKey).toList());
        List<AttributeSketch> references =
                fitting.stream().filter(a -> a.kind() == Kind.REFERENCE).toList();
        if (!references.isEmpty() && dice.percent(50)) {
            id.add(references.get(0).name());
            parts = Math.max(2, parts);
        }
        for (AttributeSketch attribute : fitting) {
            if (id.size() < parts && !id.contains(attribute.name())) {
                id.add(attribute.name());
            }
        }
        for (int i = 0; i < attributes.size(); i++) {
            AttributeSketch a = attributes.get(i);
            if (id.contains(a.name())) {
                attributes.set(i, new AttributeSketch(a.name(), a.kind(), false, a.facts(), a.target()));
            }
        }
        return id;
    }
}
