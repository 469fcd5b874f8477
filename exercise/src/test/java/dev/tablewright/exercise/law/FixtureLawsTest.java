package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Designer;
import dev.tablewright.synthesis.Wish;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.testing.Scale;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The laws on all fixtures of other modules that are clean. Those without a design get one first. */
class FixtureLawsTest {

    private static final int ITEMS = 12;

    /** DynamoDB Local projects at most 20 attributes into indexes of the table's partitions, DynamoDB 100. */
    private static final Set<String> BEYOND_THE_ENGINE = Set.of("tw0504-silent.yaml");

    private static final List<Path> CORPORA = List.of(
            Path.of("..", "check", "src", "test", "corpus"), Path.of("..", "language", "src", "test", "corpus"));

    @Test
    void holdForFixtures() {
        List<SourceFile> all = CORPORA.stream().flatMap(FixtureLawsTest::files).toList();
        // A model takes a second or more: quick tries three, full every fortieth fixture, and long all of them.
        int step = Scale.of(all.size() / 3, 40, 1);
        List<SourceFile> clean = IntStream.range(0, all.size())
                .filter(at -> at % step == 0)
                .mapToObj(all::get)
                .filter(file -> !BEYOND_THE_ENGINE.contains(file.name()) && isClean(file))
                .toList();
        Laws laws = new Laws(ITEMS);
        LawReport report = laws.report();
        clean.forEach(fixture -> designed(fixture).ifPresent(text -> report.test(fixture.name(), text)));
        System.out.println("laws of fixtures\n" + laws.tally());
        assertThat(report.isEmpty()).as(report::text).isTrue();
        assertThat(laws.tally().of("models tried")).isPositive();
    }

    private static Stream<SourceFile> files(Path corpus) {
        return CorpusFile.in(corpus).stream()
                .map(fixture -> SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics()));
    }

    private static boolean isClean(SourceFile file) {
        return ModelReader.read(file)
                .model()
                .filter(model -> Laws.errors(model).findAny().isEmpty())
                .isPresent();
    }

    private static Optional<String> designed(SourceFile fixture) {
        Model model = ModelReader.read(fixture).model().orElseThrow();
        if (model.design().isPresent()) {
            return Optional.of(fixture.text());
        }
        return Designer.design(model, new Wish(Optional.empty(), 1, () -> false), new CheckedAppraiser())
                .proposals()
                .stream()
                .findFirst()
                .flatMap(proposal ->
                        DesignInsertion.insert(fixture, proposal.model()).text());
    }
}
