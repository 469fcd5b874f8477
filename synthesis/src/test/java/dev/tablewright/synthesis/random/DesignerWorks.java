package dev.tablewright.synthesis.random;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.Optional;

/** As long as the designer proposes nothing at all, nothing can be said about its proposals. */
final class DesignerWorks {

    private static final Fields SMALLEST = Fields.NONE
            .with("tablewright", "1")
            .with("application", "Smallest")
            .with(
                    "entities",
                    Fields.NONE.with(
                            "Thing",
                            Fields.NONE.with("id", "name").with("attributes", Fields.NONE.with("name", "string"))))
            .with(
                    "patterns",
                    Fields.NONE.with("thing", Fields.NONE.with("get", "Thing").with("by", "name")));

    private DesignerWorks() {}

    static void orSkip() {
        assumeTrue(
                !DesignTrial.design(DesignlessModel.of(SMALLEST).orElseThrow().model(), Optional.empty())
                        .proposals()
                        .isEmpty());
    }
}
