package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.cost.CostText;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code cost} says about a large single table, provisioned capacity, and a model without rates; that of the shop is in
 * {@code docs/commands/cost.md}.
 */
class CostTest {

    @ParameterizedTest
    @ValueSource(strings = {"github", "sessions", "saas-tables"})
    void isWhatTheGoldenCopySays(String name) throws IOException {
        SourceFile example = Examples.named(name);
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        String text = CostText.of(Pipeline.cost(Pipeline.check(example).model().orElseThrow(), setting)
                .orElseThrow());
        Path golden = Path.of("src/test/costs", name + ".txt");
        if (CorpusFile.isRewriting()) {
            Files.writeString(golden, text);
        }
        assertThat(text).isEqualTo(Files.readString(golden));
    }
}
