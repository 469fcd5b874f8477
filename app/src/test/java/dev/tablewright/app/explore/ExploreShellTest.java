package dev.tablewright.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.explore.Explorer;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Tab offers. */
class ExploreShellTest {

    private static List<String> completions(String... before) {
        BoundModel model = Pipeline.bind(Pipeline.check(InputFile.read("../examples/shop/shop.yaml"))
                .model()
                .orElseThrow());
        try (Place place = Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), sentence -> {})) {
            Explorer explorer = new Explorer(model, place.client(), name -> "tab-" + name);
            PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
            return new ExploreShell(model, explorer, false, 20, nowhere).completions(List.of(before));
        }
    }

    @Test
    void aLineBeginsWithACommandOrAPattern() {
        assertThat(completions()).contains("tables", "open", "quit", "ordersByStatus");
    }

    @Test
    void aPatternGoesOnWithWhatItIsAskedWithAndNothingTwice() {
        assertThat(completions("ordersByStatus")).containsExactly("status=", "from=", "to=");
        assertThat(completions("ordersByStatus", "status=SHIPPED")).containsExactly("from=", "to=");
    }

    @Test
    void commandsGoOnWithWhatTheyTake() {
        assertThat(completions("open")).containsExactlyInAnyOrder("Shop", "GSI1", "GSI2");
        assertThat(completions("scan")).containsExactly("Shop");
        assertThat(completions("follow", "1")).isEmpty();
        assertThat(completions("help")).isEmpty();
    }
}
