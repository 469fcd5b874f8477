package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Draws counts and sums over children, and gives the parent an attribute for each. */
final class RandomAggregates {

    private final Dice dice;
    private final List<EntityDraft> entities;
    private Fields counts = Fields.NONE;
    private Fields sums = Fields.NONE;

    RandomAggregates(Dice dice, List<EntityDraft> entities) {
        this.dice = dice;
        this.entities = entities;
    }

    /** The sections {@code counts} and {@code sums}, as far as something was drawn. */
    Fields draw() {
        for (EntityDraft child : entities) {
            for (AttributeDraft reference : child.references()) {
                entities.stream()
                        .filter(parent -> reference.refersTo(parent.name()))
                        .forEach(parent -> draw(parent, child, reference));
            }
        }
        Fields sections = counts.isEmpty() ? Fields.NONE : Fields.NONE.with("counts", counts);
        return sums.isEmpty() ? sections : sections.with("sums", sums);
    }

    private void draw(EntityDraft parent, EntityDraft child, AttributeDraft reference) {
        if (dice.percent(12)) {
            String name = RandomNames.free(parent, RandomNames.lower(child.name()) + "Count");
            parent.addKept(AttributeDraft.simple(name, Kind.INTEGER).with("default", "0"));
            counts = counts.with(parent.name() + "." + name, source(child.name(), child, reference));
        }
        List<AttributeDraft> numbers = child.attributes(
                attribute -> attribute.kind().isNumber() && !child.isIdentifiedBy(attribute) && !attribute.optional());
        if (!numbers.isEmpty() && dice.percent(12)) {
            AttributeDraft summed = dice.of(numbers);
            String name = RandomNames.free(parent, "sumOf" + RandomNames.upper(summed.name()));
            parent.addKept(AttributeDraft.simple(name, summed.kind()).with("default", "0"));
            sums = sums.with(parent.name() + "." + name, source(child.name() + "." + summed.name(), child, reference));
        }
    }

    private Sketch source(String of, EntityDraft child, AttributeDraft reference) {
        boolean several = child.references().stream()
                        .filter(other -> other.refersTo(reference.target()))
                        .count()
                > 1;
        if (!several && dice.percent(40)) {
            return new Sketch.Word(of);
        }
        Fields facts = Fields.NONE.with("of", of);
        if (several) {
            facts = facts.with("via", reference.name());
        }
        List<AttributeDraft> states = child.attributes(attribute -> attribute.kind() == Kind.CHOICE);
        if (!states.isEmpty() && dice.percent(30)) {
            AttributeDraft state = dice.of(states);
            facts = facts.with("where", state.name() + " = '" + dice.of(state.choices()) + "'");
        }
        return dice.percent(60) ? facts.with("kept", dice.of(List.of("stream", "transaction"))) : facts;
    }
}
