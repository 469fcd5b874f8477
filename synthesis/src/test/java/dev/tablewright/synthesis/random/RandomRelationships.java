package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;

/** Draws the lines of the diagram for references that are there, and strategies that can be meant. */
final class RandomRelationships {

    private static final List<String> FANOUTS = List.of("1", "3", "10", "30", "250", "2K", "75K");

    private final Dice dice;
    private final List<EntityDraft> entities;

    RandomRelationships(Dice dice, List<EntityDraft> entities) {
        this.dice = dice;
        this.entities = entities;
    }

    Items draw() {
        List<Sketch> lines = new ArrayList<>();
        for (EntityDraft child : entities) {
            for (AttributeDraft reference : child.references()) {
                if (dice.percent(70)) {
                    lines.add(oneToMany(child, reference));
                }
            }
            List<AttributeDraft> sides = child.attributes(a -> a.kind() == Kind.REFERENCE && child.isIdentifiedBy(a));
            if (sides.size() == 2 && child.id().size() == 2 && dice.percent(50)) {
                lines.add(manyToMany(child, sides));
            }
        }
        return new Items(lines);
    }

    private Fields oneToMany(EntityDraft child, AttributeDraft reference) {
        boolean alone = child.id().equals(List.of(reference.name()));
        String right = alone ? "o|" : dice.percent(20) ? "|{" : "o{";
        String left = reference.optional() ? "|o" : "||";
        String line = reference.target() + " " + left + "--" + right + " " + child.name();
        Fields relationship = Fields.NONE.with(line, "has " + reference.name());
        boolean several = child.references().stream()
                        .filter(other -> other.refersTo(reference.target()))
                        .count()
                > 1;
        if (several || dice.percent(10)) {
            relationship = relationship.with("via", reference.name());
        }
        if (alone) {
            return relationship;
        }
        int fanout = dice.between(0, FANOUTS.size() - 1);
        if (dice.percent(65)) {
            relationship = relationship.with("fanout", FANOUTS.get(fanout));
        }
        if (dice.percent(25)) {
            relationship = relationship.with("max", FANOUTS.get(dice.between(fanout, FANOUTS.size() - 1)));
        }
        return dice.percent(12) ? relationship.with("strategy", strategy(child, reference)) : relationship;
    }

    /** Only what the data allow: a key that begins with the parent must hold a parent that never changes. */
    private String strategy(EntityDraft child, AttributeDraft reference) {
        if (child.isIdentifiedBy(reference)) {
            return dice.of(List.of("composite-key", "composite-key", "hierarchical-key", "secondary-index"));
        }
        boolean fixed = reference.has("immutable") && !reference.optional();
        return dice.of(
                fixed
                        ? List.of("secondary-index", "foreign-key", "composite-key")
                        : List.of("secondary-index", "foreign-key"));
    }

    private Fields manyToMany(EntityDraft junction, List<AttributeDraft> sides) {
        String line = sides.get(0).target() + " }o--o{ " + sides.get(1).target();
        Fields relationship = Fields.NONE.with(line, "is related by " + junction.name());
        return dice.percent(50)
                ? relationship.with("strategy", dice.of(List.of("adjacency-list", "junction-table", "normalized")))
                : relationship;
    }
}
