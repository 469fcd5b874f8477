package dev.tablewright.check.reference;

import dev.tablewright.testing.Dice;
import java.util.List;
import java.util.stream.Collectors;

/** Draws a whole model with its design, as the text of a file. */
final class RandomModel {

    private RandomModel() {}

    static String text(Dice dice) {
        List<EntitySketch> entities = new RandomEntities(dice).draw();
        List<PatternSketch> patterns = new RandomPatterns(dice, entities).draw();
        DesignSketch design = new RandomDesign(dice, entities, patterns).draw();
        if (dice.percent(50)) {
            new Mutation(dice).spoil(design);
        }
        return "tablewright: 1\napplication: Random\nentities:\n"
                + entities.stream().map(EntitySketch::yaml).collect(Collectors.joining())
                + "types:\n  Place: { city: string, zone: { type: integer, optional: true } }\n"
                + "patterns:\n"
                + patterns.stream().map(PatternSketch::yaml).collect(Collectors.joining())
                + design.yaml();
    }
}
