package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.check.Checker;
import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.CleanModel;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.synthesis.random.RandomRoles;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is sent is allowed, and no more is: of models with rare combinations, and of random ones. */
class PoliciesOfModelsTest {

    private static final int ITEMS = Scale.of(40, 60, 200);
    private static final long SEED = Scale.seed(20261116);
    private static final PolicyLaw LAW = new PolicyLaw(ITEMS, SEED);

    static List<Path> models() throws IOException {
        try (Stream<Path> cases = Files.list(Path.of("../exercise/src/test/models"))) {
            return Scale.some(
                    2,
                    Stream.concat(
                                    Stream.of("bounds/bounds.yaml", "gaps/gaps.yaml", "loose/loose.yaml")
                                            .map(Path.of("src/test/models")::resolve),
                                    cases.sorted())
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void ofRareCombinations(Path file) {
        Model model = Pipeline.check(InputFile.read(file.toString())).model().orElseThrow();
        assertThat(LAW.wrong(PolicyTrial.ofInterpreter(model, ITEMS, SEED))).isEmpty();
    }

    /** Sums of sums, what is unique and comes to its end, items that move, and children that go with their parents. */
    private static final String CHAINS = """
            tablewright: 1
            application: Chains

            entities:
              Region:
                id: region
                attributes:
                  region: { type: string, max: 20 }
                  total: { type: decimal, default: 0 }
              Shop:
                id: shop
                attributes:
                  shop: { type: string, max: 20 }
                  region: { type: Region, immutable: true }
                  total: { type: decimal, default: 0 }
              Sale:
                id: sale
                attributes:
                  sale: ulid
                  shop: { type: Shop, immutable: true }
                  amount: decimal
              Login:
                id: login
                attributes:
                  login: { type: string, max: 20 }
                  email: { type: string, max: 50, unique: true }
                  until: epoch
                ttl: until
              Box:
                id: box
                attributes:
                  box: { type: string, max: 20 }
                  shelf: { type: string, max: 20 }
                  note: { type: string, max: 20 }

            relationships:
              - Region ||--o{ Shop : has
              - Shop ||--o{ Sale : has

            sums:
              Shop.total: Sale.amount
              Region.total: Shop.total

            patterns:
              region: { get: Region, by: region, rate: 1/s }
              salesOfShop: { list: Sale, by: shop, page: 10, rate: 1/s }

            writes:
              found: { create: Region, rate: 1/s }
              open: { create: Shop, rate: 1/s }
              sell: { create: Sale, rate: 1/s }
              correct: { update: Sale, sets: [amount], rate: 1/s }
              refund: { delete: Sale, rate: 1/s }
              close: { delete: Shop, with: [Sale], rate: 1/s }
              enter: { create: Login, rate: 1/s }
              prolong: { update: Login, sets: [until], rate: 1/s }
              pack: { create: Box, rate: 1/s }
              carry: { update: Box, sets: [shelf], rate: 1/s }

            design:
              layout: single-table
              table: Chains
              keys:
                Region: { PK: "REGION#{region}", SK: "REGION" }
                Shop: { PK: "SHOP#{shop}", SK: "SHOP" }
                Sale: { PK: "SALES#{shop}", SK: "{sale}" }
                Login: { PK: "LOGIN#{login}", SK: "LOGIN" }
                Box: { PK: "SHELF#{shelf}", SK: "{box}" }
              guards:
                Login.email: { PK: "EMAIL#{email}", SK: "EMAIL" }

            tables:
              Chains: { ttl: until, stream: new-and-old }
            """;

    @Test
    void ofWhatHangsTogether() {
        Model model =
                ModelReader.read(new SourceFile("chains.yaml", CHAINS)).model().orElseThrow();
        assertThat(Checker.check(model))
                .filteredOn(finding -> finding.severity() == Severity.ERROR)
                .isEmpty();
        PolicyTrial trial = PolicyTrial.ofInterpreter(model, 40, SEED);
        assertThat(trial.isComplete()).isTrue();
        assertThat(LAW.wrong(trial)).isEmpty();
    }

    /** Models as people have them, in the designs that the search finds, and used by several. */
    @Test
    void ofRandomModels() {
        hold(
                "models",
                Scale.times(1, 5, 400),
                seed -> RandomModels.designedText(seed, seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY));
    }

    /** Designs as nobody would draw them: shards, units of time, words of enums, narrow indexes. */
    @Test
    void ofRandomDesigns() {
        hold("designs", Scale.times(1, 5, 1_000), RandomDesigns::withWrites);
    }

    /** @param times how many models are tried; not every seed gives one */
    private static void hold(String name, int times, LongFunction<Optional<String>> model) {
        PolicyLaw law = new PolicyLaw(ITEMS, SEED);
        LawReport report = law.report();
        long seed = SEED;
        for (int tried = 0; tried < times; seed++) {
            Optional<String> text = model.apply(seed).flatMap(CleanModel::of);
            if (text.isPresent()) {
                report.test(name + ", seed " + seed, RandomRoles.in(text.get(), new Dice(seed)));
                tried++;
            }
        }
        System.out.println("policies of random " + name + ", seeds " + SEED + " to " + (seed - 1) + "\n" + law.tally());
        assertThat(report.isEmpty()).as(report::text).isTrue();
        assertThat(law.tally().of("models")).isEqualTo(times);
    }
}
