package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every random model can be read; hardly one has a mistake that no design could mend; and everything occurs in them. */
class RandomModelsTest {

    private static final long SEED = Scale.seed(20261115);

    /** Each of these has to occur, or designs for these models prove nothing. */
    private static final List<String> WANTED = List.of(
            "models of tenants",
            "entities in a model: 1",
            "entities in a model: 7",
            "entity with an id of 3 parts",
            "entity with a chain of ids of 2",
            "entity with a chain of ids of 3",
            "entity: singleton",
            "entity: ttl",
            "entity: version",
            "sequence per parent",
            "sequence per parent with a counter of the parent",
            "sequence of all",
            "type binary with max",
            "type boolean",
            "type choice",
            "type decimal",
            "type embedded",
            "type epoch",
            "type integer",
            "type integer with max",
            "type ksuid",
            "type listof with max",
            "type mapof",
            "type reference",
            "type setof with max",
            "type string",
            "type string with max",
            "type timestamp",
            "type ulid",
            "type uuid",
            "attribute: named as a key",
            "attribute: unique",
            "attribute: unique within a scope",
            "attribute: stored under another name",
            "reference to itself",
            "reference in a circle",
            "reference outside the id, optional",
            "relationship }o--o{",
            "relationship ||--o|",
            "strategy adjacency-list",
            "strategy composite-key",
            "strategy foreign-key",
            "strategy hierarchical-key",
            "strategy junction-table",
            "strategy normalized",
            "strategy secondary-index",
            "count kept by stream",
            "count kept by transaction with a condition",
            "sum kept by stream",
            "sum kept by transaction",
            "pattern: 2 entities together",
            "pattern: 3 entities together",
            "pattern: batch",
            "pattern: budget",
            "pattern: count by 1",
            "pattern: get by 0",
            "pattern: latency",
            "pattern: list by 0",
            "pattern: list by 3",
            "pattern: needs",
            "pattern: prefix",
            "pattern: range",
            "pattern: sort by 2",
            "pattern: strong get",
            "pattern: strong list",
            "pattern: top",
            "pattern: where !=",
            "pattern: where =",
            "pattern: where absent",
            "pattern: where exists",
            "pattern: where in",
            "pattern: rate as a word",
            "pattern: rate unsaid",
            "write: adds",
            "write: budget",
            "write: delete",
            "write: put",
            "write: transaction",
            "write: when",
            "write: with");

    @Test
    void areReadAndHaveEverything() {
        int times = Scale.times(200, 500, 20_000);
        Tally tally = new Tally();
        List<String> unreadable = new ArrayList<>();
        for (long seed = SEED; seed < SEED + times; seed++) {
            String text = SketchText.of(RandomModel.sketch(seed));
            ModelReader.Result read = ModelReader.read(new SourceFile("random.yaml", text));
            Optional<Model> model = read.model();
            if (model.isEmpty()) {
                unreadable.add("seed " + seed + "\n" + text + CorpusFile.rendered(read.diagnostics()));
                continue;
            }
            List<Diagnostic> errors = DesignlessModel.errors(model.get());
            errors.forEach(error -> tally.count("dropped for " + error.code().id()));
            tally.count(errors.isEmpty() ? "kept" : "dropped");
            Features.count(model.get(), tally);
        }
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(unreadable.stream().limit(3))
                .as("%d unreadable", unreadable.size())
                .isEmpty();
        assertThat(tally.of("dropped")).isLessThan(times / 20);
        assertThat(WANTED).allMatch(feature -> tally.of(feature) > 0);
    }

    @Test
    void areTheSameForTheSameSeed() {
        assertThat(SketchText.of(RandomModel.sketch(7))).isEqualTo(SketchText.of(RandomModel.sketch(7)));
    }
}
