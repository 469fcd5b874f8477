package dev.tablewright.bench.design;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured is a model that somebody could have written. */
class FamilyModelTest {

    @ParameterizedTest
    @ValueSource(ints = {10, 50})
    void isAModelOfTheSizeThatIsAskedFor(int entities) {
        assertThatItIsSound(FamilyModel.strangers(entities), entities);
        assertThatItIsSound(FamilyModel.relatives(entities), entities);
    }

    private static void assertThatItIsSound(String text, int entities) {
        ModelReader.Result read = ModelReader.read(new SourceFile("families.yaml", text));

        assertThat(read.diagnostics()).isEmpty();
        Model model = read.model().orElseThrow();
        assertThat(model.entities()).hasSize(entities);
        assertThat(model.patterns()).hasSize(FamilyModel.PATTERNS_PER_ENTITY * entities);
    }
}
