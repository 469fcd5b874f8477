package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.Checker;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.generate.hostile.HostileModels;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.testing.Scale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a model is called and says, its documents can be read, stored anywhere and followed. */
class HostileDocumentsTest {

    static Stream<HostileModel> models() {
        Stream<HostileModel> small = Stream.concat(
                Scale.some(4, HostileModels.written()),
                HostileModels.random(Scale.times(8, 40, 40), Scale.times(2, 12, 12)));
        Stream<HostileModel> all = Scale.atLeast(Scale.LONG) ? Stream.concat(small, HostileModels.drawn()) : small;
        return all.filter(each -> Analysis.of(each.model()).isPresent() && !hasErrors(each.model()));
    }

    /** Such a model is not documented. */
    private static boolean hasErrors(Model model) {
        return Checker.check(model).stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }

    @ParameterizedTest
    @MethodSource("models")
    void canBeRead(HostileModel hostile) {
        Generated generated = documents(hostile);
        if (generated.hasErrors()) {
            assertThat(generated.files()).isEmpty();
            return;
        }
        assertThat(documents(hostile)).isEqualTo(generated);
        new PortablePaths(generated.files()).check();
        generated.files().forEach((path, text) -> {
            if (path.endsWith(".md")) {
                new ReadMarkdown(path, text).check(generated.files().keySet());
            } else if (path.endsWith(".svg")) {
                ReadSvg.check(path, text);
            } else if (path.endsWith(".html")) {
                ReadBook.check(generated.files(), path);
            }
        });
    }

    private static Generated documents(HostileModel hostile) {
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        return Pipeline.document(hostile.model(), setting);
    }
}
