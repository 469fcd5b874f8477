package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;

/** Draws lists of several entities: a parent with its children, and children of one parent. */
final class RandomTogether {

    private final Dice dice;
    private final List<EntityDraft> entities;

    RandomTogether(Dice dice, List<EntityDraft> entities) {
        this.dice = dice;
        this.entities = entities;
    }

    List<Fields> draw() {
        List<Fields> patterns = new ArrayList<>();
        for (EntityDraft parent : entities) {
            for (EntityDraft child : entities) {
                if (!parent.equals(child)) {
                    child.attributes(attribute -> attribute.refersTo(parent.name()))
                            .forEach(reference -> draw(parent, child, reference, patterns));
                }
            }
        }
        return patterns;
    }

    private void draw(EntityDraft parent, EntityDraft child, AttributeDraft reference, List<Fields> patterns) {
        // In a parent with an attribute of that name, the parameter would mean that attribute.
        if (!parent.has(reference.name()) && dice.percent(18)) {
            patterns.add(together(List.of(parent, child), reference));
        }
        List<EntityDraft> siblings = entities.stream()
                .filter(other -> !other.equals(child) && !other.equals(parent))
                .filter(other -> other.attribute(reference.name())
                        .filter(reference::isLike)
                        .isPresent())
                .toList();
        if (!siblings.isEmpty() && dice.percent(12)) {
            patterns.add(together(List.of(child, dice.of(siblings)), reference));
        }
        if (!siblings.isEmpty() && !parent.has(reference.name()) && dice.percent(8)) {
            patterns.add(together(List.of(parent, child, dice.of(siblings)), reference));
        }
    }

    private Fields together(List<EntityDraft> group, AttributeDraft reference) {
        Fields pattern = Fields.NONE
                .with("list", group.stream().map(EntityDraft::name).toList())
                .with("by", reference.name());
        List<EntityDraft> children =
                group.stream().filter(entity -> entity.has(reference.name())).toList();
        List<String> common = children.get(0).attributes().stream()
                .filter(attribute -> attribute.kind().fitsInKey() && !attribute.isLong())
                .filter(attribute -> !attribute.name().equals(reference.name()))
                .filter(attribute -> isCommon(attribute, children))
                .filter(attribute -> group.stream().allMatch(entity -> agrees(entity, attribute)))
                .map(AttributeDraft::name)
                .toList();
        if (!common.isEmpty() && dice.percent(55)) {
            pattern = pattern.with("sort", (dice.percent(60) ? "-" : "") + dice.of(common));
        }
        pattern = dice.percent(50) ? pattern.with("page", dice.of(List.of("11", "26", "100"))) : pattern;
        return dice.percent(10) ? conditioned(pattern, group, reference) : pattern;
    }

    /** A condition on what means the same in all that have it. */
    private Fields conditioned(Fields pattern, List<EntityDraft> group, AttributeDraft reference) {
        List<AttributeDraft> clear = group.get(group.size() - 1)
                .attributes(attribute -> !attribute.name().equals(reference.name())
                        && group.stream().allMatch(entity -> agrees(entity, attribute)));
        return new RandomConditions(dice)
                .on(clear)
                .map(condition -> pattern.with("where", condition))
                .orElse(pattern);
    }

    private static boolean isCommon(AttributeDraft attribute, List<EntityDraft> children) {
        return children.stream().allMatch(child -> child.attribute(attribute.name())
                .filter(other -> other.isLike(attribute) && !other.optional())
                .isPresent());
    }

    /** Whether the entity has no such attribute, or the same. */
    private static boolean agrees(EntityDraft entity, AttributeDraft attribute) {
        return entity.attribute(attribute.name()).map(attribute::isLike).orElse(true);
    }
}
