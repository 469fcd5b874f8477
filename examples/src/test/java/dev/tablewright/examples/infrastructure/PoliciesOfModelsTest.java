package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is sent is allowed, and no more is: of models with rare combinations, and of random ones. */
class PoliciesOfModelsTest {

    private static final int ITEMS = Scale.times(40, 60, 400);
    private static final long SEED = Scale.seed(20261116);

    static List<Path> models() throws IOException {
        try (Stream<Path> cases = Files.list(Path.of("../exercise/src/test/models"))) {
            return Scale.some(
                    2,
                    Stream.concat(
                                    Stream.of("gaps/gaps.yaml", "loose/loose.yaml")
                                            .map(Path.of("src/test/models")::resolve),
                                    cases.sorted())
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void ofRareCombinations(Path file) {
        Model model = Pipeline.check(InputFile.read(file.toString())).model().orElseThrow();
        assertThat(wrong(PolicyTrial.ofInterpreter(model, ITEMS, SEED))).isEmpty();
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
        assertThat(wrong(trial)).isEmpty();
    }

    /** Models as people have them, in the designs that the search finds. */
    @Test
    void ofRandomModels() {
        List<String> wrong = new ArrayList<>();
        int tried = 0;
        int complete = 0;
        for (long seed = SEED; seed < SEED + Scale.times(2, 6, 400); seed++) {
            Layout layout = seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY;
            Optional<Model> model = RandomModels.designed(seed, layout).filter(PoliciesOfModelsTest::isClean);
            if (model.isPresent()) {
                tried++;
                PolicyTrial trial = PolicyTrial.ofInterpreter(model.get(), ITEMS, seed);
                complete += trial.isComplete() ? 1 : 0;
                for (String each : wrong(trial)) {
                    wrong.add("seed " + seed + " " + layout + ": " + each);
                }
            }
        }
        System.out.println("policies of " + tried + " random models, " + complete + " wholly, from seed " + SEED);
        assertThat(wrong).isEmpty();
        assertThat(tried).isPositive();
    }

    /** Designs as nobody would draw them: shards, units of time, words of enums, narrow indexes. They have no writes. */
    @Test
    void ofRandomDesigns() {
        List<String> wrong = new ArrayList<>();
        int tried = 0;
        int complete = 0;
        for (long seed = SEED; seed < SEED + Scale.times(5, 16, 2_000); seed++) {
            Optional<Model> model = ModelReader.read(new SourceFile("random.yaml", RandomDesigns.text(seed)))
                    .model()
                    .map(PoliciesOfModelsTest::served)
                    .filter(PoliciesOfModelsTest::isClean);
            if (model.isPresent()) {
                tried++;
                PolicyTrial trial = PolicyTrial.ofInterpreter(model.get(), ITEMS, seed);
                complete += trial.isComplete() ? 1 : 0;
                for (String each : wrong(trial)) {
                    wrong.add("seed " + seed + ": " + each);
                }
            }
        }
        System.out.println("policies of " + tried + " random designs, " + complete + " wholly, from seed " + SEED);
        assertThat(wrong).isEmpty();
        assertThat(tried).isPositive();
    }

    private static Model served(Model model) {
        List<Pattern> served = Analysis.of(model).map(Analysis::plans).orElse(List.of()).stream()
                .filter(plan -> !plan.reads().isEmpty())
                .map(AccessPlan::pattern)
                .toList();
        return model.with(model.entities(), model.relationships(), served, model.writes());
    }

    private static boolean isClean(Model model) {
        return Checker.check(model).stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /**
     * What is refused, and what is allowed for nothing. Who belongs to which tenant, the examples show: here any will do, and what concerns
     * several is judged one by one.
     */
    private static List<String> wrong(PolicyTrial trial) {
        List<String> wrong = new ArrayList<>();
        Set<String> tenants = trial.asked().values().stream()
                .flatMap(List::stream)
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .flatMap(key -> Stream.of(key.split("#", -1)))
                .collect(Collectors.toSet());
        tenants.add("anybody");
        for (Role role : trial.roles()) {
            List<Authorization> all = (role.tenants() == Role.Tenants.OWN ? tenants : Set.of("anybody"))
                    .stream()
                            .map(tenant -> trial.authorization(role, Optional.of(tenant)))
                            .toList();
            trial.asked(role, true).stream()
                    .flatMap(ask -> role.tenants() == Role.Tenants.OWN ? ask.byKey() : Stream.of(ask))
                    .distinct()
                    .filter(ask -> all.stream().noneMatch(authorization -> authorization.allows(ask)))
                    .limit(5)
                    .forEach(ask -> wrong.add(role.name() + " is refused " + ask));
            Stream.of(trial)
                    .filter(PolicyTrial::isComplete)
                    .flatMap(complete -> complete.necessity(role).unneeded(complete.statements(role)).stream())
                    .forEach(unneeded -> wrong.add(role.name() + " is allowed for nothing " + unneeded));
        }
        return wrong;
    }
}
