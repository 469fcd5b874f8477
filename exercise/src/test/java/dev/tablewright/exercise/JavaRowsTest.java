package dev.tablewright.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.generate.java.JavaApi;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaLayer;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows of the lab become records of generated code, and the same rows again. */
class JavaRowsTest {

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void nothingIsLostOnTheWay(String example) {
        Model model = Models.of(Examples.text(example));
        JavaLayer generated = JavaGenerator.layer(model, new JavaOptions("a", false));
        JavaApi api = generated.api().orElseThrow();
        ClassLoader libraries = getClass().getClassLoader();
        CompiledClasses classes = new CompiledClasses(
                new InMemoryCompiler(ToolProvider.getSystemJavaCompiler())
                        .compile(generated.generated().files(), libraries),
                libraries);
        BoundModel bound = BoundModel.of(model);
        JavaRows rows = new JavaRows(model);
        List<Row> all = Population.of(
                        model, PopulationSize.items(Scale.times(100, 1_000, 10_000)), Scale.seed(20261116))
                .rows()
                .toList();

        assertThat(all).isNotEmpty().allSatisfy(row -> {
            Row whole = bound.type(row.entity()).checked(row);
            Object record = rows.record(
                    whole, classes.named("a." + api.entities().get(row.entity()).record()));
            Row back = rows.row(model.entity(row.entity()).orElseThrow(), record);
            assertThat(PlainValue.of(back.attributes())).isEqualTo(PlainValue.of(whole.attributes()));
        });
    }
}
