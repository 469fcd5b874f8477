package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;
import java.util.Optional;

/** Draws models that are so small that all their designs can be tried. */
public final class SmallModel {

    private static final int MOST_ENTITIES = 3;
    private static final int MOST_PATTERNS = 5;

    private SmallModel() {}

    /** A random model without its later entities, to which few others refer, and with some of its patterns. */
    public static Optional<DesignlessModel> draw(long seed) {
        Fields sketch = RandomModel.sketch(seed);
        List<String> entities = List.copyOf(sketch.fields("entities").all().keySet());
        for (String entity : entities.subList(Math.min(MOST_ENTITIES, entities.size()), entities.size())) {
            sketch = WithoutEntity.of(sketch, entity);
        }
        Fields patterns = sketch.fields("patterns");
        List<String> names = List.copyOf(patterns.all().keySet());
        List<String> kept = new Dice(seed).some(names, MOST_PATTERNS);
        for (String name : names) {
            patterns = kept.contains(name) ? patterns : patterns.without(name);
        }
        return DesignlessModel.of(sketch.with("patterns", patterns));
    }
}
