package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Draws a whole model without a design. */
final class RandomModel {

    /** Tables are named after applications and entities, and DynamoDB wants at least three letters. */
    private static final List<String> APPLICATIONS = List.of("Random", "Random", "Random", "Random", "A", "My_App");

    private RandomModel() {}

    static Fields sketch(long seed) {
        Dice dice = new Dice(seed);
        List<EntityDraft> entities = new RandomEntities(dice).draw();
        Fields aggregates = new RandomAggregates(dice, entities).draw();
        Items relationships = new RandomRelationships(dice, entities).draw();
        Fields patterns = new RandomPatterns(dice, entities).draw();
        Fields writes = dice.percent(85) ? new RandomWrites(dice, entities).draw() : Fields.NONE;

        Fields model = Fields.NONE.with("tablewright", "1").with("application", dice.of(APPLICATIONS));
        if (!entities.get(0).isSingleton() && dice.percent(8)) {
            model = model.with("tenant", entities.get(0).name());
        }
        Fields declared = Fields.NONE;
        for (EntityDraft entity : entities) {
            declared = declared.with(entity.name(), entity.sketch());
        }
        model = model.with("entities", declared).with("types", RandomAttributes.TYPES);
        model = relationships.all().isEmpty() ? model : model.with("relationships", relationships);
        model = model.withAll(aggregates);
        model = patterns.isEmpty() ? model : model.with("patterns", patterns);
        return writes.isEmpty() ? model : model.with("writes", writes);
    }
}
