package dev.tablewright.lab.seed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Populations of all examples on a real engine. */
class SeederTest {

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void allIsThereAndAllNumbersAreRight(String example) {
        Model model = Models.example(example);
        Population population = Population.of(model, PopulationSize.items(Scale.times(120, 150, 250)), 4);
        try (SeedTables tables = new SeedTables(model)) {
            SeedResult result = tables.seed(population);
            assertThat(result.refused()).as("%s", result).isZero();
            assertThat(result.written()).isEqualTo(population.total());
            Map<String, List<Row>> stored = tables.rows();
            for (Entity entity : model.entities()) {
                String name = entity.name().text();
                assertThat(stored.getOrDefault(name, List.of())).as(name).hasSize((int) population.count(name));
                assertThat(result.of(name).orElseThrow().written()).isEqualTo(population.count(name));
            }
            sameButForKeptNumbers(population, stored);
            aggregates(model, stored);
            guards(model, tables, stored);
        }
    }

    /** Also the numbers that writes gave: they are those that the rows were made with. */
    private static void sameButForKeptNumbers(Population population, Map<String, List<Row>> stored) {
        Model model = population.model();
        for (Entity entity : model.entities()) {
            Set<Map<String, AttributeValue>> expected = new HashSet<>();
            population.rows(entity.name().text()).forEach(row -> expected.add(comparable(model, entity, row)));
            Set<Map<String, AttributeValue>> found = new HashSet<>();
            stored.getOrDefault(entity.name().text(), List.of())
                    .forEach(row -> found.add(comparable(model, entity, row)));
            assertThat(found).as(entity.name().text()).isEqualTo(expected);
        }
    }

    private static Map<String, AttributeValue> comparable(Model model, Entity entity, Row row) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Attribute attribute : entity.attributes()) {
            AttributeValue value = row.attributes().get(attribute.storedName());
            String member = entity.name() + "." + attribute.name();
            boolean kept = model.aggregates().stream()
                            .anyMatch(one -> one.target().toString().equals(member))
                    || model.entities().stream()
                            .flatMap(one -> one.sequences().stream())
                            .anyMatch(one -> one.counter()
                                    .filter(counter -> counter.toString().equals(member))
                                    .isPresent())
                    || member.equals("Account.balance");
            if (value != null && !kept) {
                values.put(attribute.storedName(), plain(value));
            }
        }
        return values;
    }

    /** Numbers without zeros behind the point, and sets in one order: as the engine may give them. */
    private static AttributeValue plain(AttributeValue value) {
        return switch (value.type()) {
            case N ->
                AttributeValue.fromN(
                        new BigDecimal(value.n()).stripTrailingZeros().toPlainString());
            case L ->
                AttributeValue.fromL(value.l().stream().map(SeederTest::plain).toList());
            case M -> {
                Map<String, AttributeValue> map = new LinkedHashMap<>();
                value.m().forEach((key, each) -> map.put(key, plain(each)));
                yield AttributeValue.fromM(map);
            }
            default -> CanonicalValue.of(value);
        };
    }

    /** Counted and summed again, from all that is stored. */
    private static void aggregates(Model model, Map<String, List<Row>> stored) {
        RowPaths paths = new RowPaths(model);
        for (Aggregate aggregate : model.aggregates()) {
            Entity parent = model.entity(aggregate.target().entity()).orElseThrow();
            Entity child = model.entity(aggregate.source().text()).orElseThrow();
            String via = child.attribute(aggregate.via().text()).orElseThrow().storedName();
            Optional<String> summed = aggregate
                    .summed()
                    .map(name -> child.attribute(name.text()).orElseThrow().storedName());
            for (Row row : stored.getOrDefault(parent.name().text(), List.of())) {
                AttributeValue id = id(parent, row);
                BigDecimal sum = BigDecimal.ZERO;
                for (Row one : stored.getOrDefault(child.name().text(), List.of())) {
                    if (id.equals(one.attributes().get(via)) && holds(paths, one, aggregate.where())) {
                        sum = sum.add(summed.map(name -> new BigDecimal(
                                        one.attributes().get(name).n()))
                                .orElse(BigDecimal.ONE));
                    }
                }
                String target = parent.attribute(aggregate.target().attribute())
                        .orElseThrow()
                        .storedName();
                assertThat(new BigDecimal(row.attributes().get(target).n()))
                        .as("%s of %s", aggregate.target(), id)
                        .isEqualByComparingTo(sum);
            }
        }
    }

    private static boolean holds(RowPaths paths, Row row, Condition condition) {
        for (Condition.Comparison comparison : condition.comparisons()) {
            String found =
                    paths.at(row, comparison.path()).map(AttributeValue::s).orElse("");
            List<String> values = comparison.values().stream().map(Name::text).toList();
            boolean holds =
                    switch (comparison.operator()) {
                        case EQUAL, IN -> values.contains(found);
                        case NOT_EQUAL -> !values.contains(found);
                        default -> throw new AssertionError("no example has " + comparison);
                    };
            if (!holds) {
                return false;
            }
        }
        return true;
    }

    private static AttributeValue id(Entity entity, Row row) {
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        entity.id().forEach(part -> {
            String stored = entity.attribute(part.text()).orElseThrow().storedName();
            parts.put(stored, row.attributes().get(stored));
        });
        return parts.size() == 1 ? parts.values().iterator().next() : AttributeValue.fromM(parts);
    }

    private static void guards(Model model, SeedTables tables, Map<String, List<Row>> stored) {
        for (Entity entity : model.entities()) {
            tables.model().type(entity.name().text()).guards().forEach(guard -> {
                List<Row> rows = stored.get(entity.name().text());
                String attribute =
                        entity.attribute(guard.attribute()).orElseThrow().storedName();
                long values = rows.stream()
                        .filter(row -> row.value(attribute).isPresent())
                        .count();
                assertThat(tables.companions(guard.name())).as(guard.name()).isEqualTo(values);
            });
        }
    }

    @Test
    void balancesFollowFromTransfers() {
        Model model = Models.example("bank");
        Population population = Population.of(model, PopulationSize.items(120), 6);
        try (SeedTables tables = new SeedTables(model)) {
            tables.seed(population);
            Map<String, List<Row>> stored = tables.rows();
            for (Row account : stored.get("Account")) {
                AttributeValue iban = account.attributes().get("iban");
                BigDecimal balance = BigDecimal.ZERO;
                for (Row transfer : stored.get("Transfer")) {
                    BigDecimal amount =
                            new BigDecimal(transfer.attributes().get("amount").n());
                    balance = iban.equals(transfer.attributes().get("payee")) ? balance.add(amount) : balance;
                    balance = iban.equals(transfer.attributes().get("payer")) ? balance.subtract(amount) : balance;
                }
                assertThat(new BigDecimal(account.attributes().get("balance").n()))
                        .isEqualByComparingTo(balance);
            }
        }
    }

    @Test
    void progressIsToldAndGrows() {
        Model model = Models.example("shop");
        Population population = Population.of(model, PopulationSize.items(150), 4);
        List<SeedProgress> told = new ArrayList<>();
        try (SeedTables tables = new SeedTables(model)) {
            Seeder.on(tables.model(), tables.connect())
                    .workers(3)
                    .listener(told::add)
                    .seed(population);
        }
        for (Entity entity : population.entities()) {
            String name = entity.name().text();
            List<Long> done = told.stream()
                    .filter(one -> one.entity().equals(name))
                    .map(SeedProgress::done)
                    .toList();
            assertThat(done).isSorted().startsWith(0L).endsWith(population.count(name));
        }
        assertThat(told).allMatch(one -> one.done() <= one.of());
    }

    @Test
    void whatIsThereAlreadyIsRefusedAndNotCountedAgain() {
        Model model = Models.example("social");
        Population population = Population.of(model, PopulationSize.items(150), 4);
        try (SeedTables tables = new SeedTables(model)) {
            tables.seed(population);
            Map<String, List<Row>> first = tables.rows();
            SeedResult again = tables.seed(population);
            assertThat(again.of("Like").orElseThrow().refused())
                    .containsEntry("this Like exists already", population.count("Like"));
            assertThat(again.of("User").orElseThrow().written()).isZero();
            aggregates(model, tables.rows());
            assertThat(tables.rows().keySet()).isEqualTo(first.keySet());
        }
    }

    @Test
    void wherePeopleFollowTheStreamItsNumbersAreLeftToThem() {
        Model model = Models.example("social");
        Population population = Population.of(model, PopulationSize.items(Scale.times(50, 150, 150)), 4);
        try (SeedTables tables = new SeedTables(model)) {
            Seeder.on(tables.model(), tables.connect()).followed().workers(2).seed(population);
            assertThat(tables.rows().get("Post"))
                    .allSatisfy(post ->
                            assertThat(post.attributes().get("likes").n()).isEqualTo("0"));
        }
    }
}
