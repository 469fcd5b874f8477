package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.synthesis.random.Sketch.Word;
import java.util.List;

/** What could be said more simply without leaving it out. */
final class Simpler {

    private static final Word ORDINARY = new Word("string");

    private Simpler() {}

    /** The simplest first. */
    static List<Sketch> than(Place place, Sketch found) {
        if (found instanceof Items items && items.all().size() == 1 && !isSection(place)) {
            return items.all();
        }
        if (isAttribute(place)) {
            boolean onlyType = found instanceof Fields fields
                    && fields.all().size() == 1
                    && fields.all().containsKey("type");
            return onlyType ? List.of(ORDINARY, ((Fields) found).all().get("type")) : List.of(ORDINARY);
        }
        return List.of();
    }

    private static boolean isAttribute(Place place) {
        List<String> steps = place.steps();
        return steps.size() == 4
                && steps.get(0).equals("entities")
                && steps.get(2).equals("attributes");
    }

    private static boolean isSection(Place place) {
        return place.steps().size() == 1;
    }
}
