package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.testing.Examples;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class PopulationTest {

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void allThatTheModelSaysIsTrue(String example) {
        Model model = Models.example(example);
        for (long seed = 1; seed <= 3; seed++) {
            Integrity.holds(Population.of(model, PopulationSize.items(400 * seed), seed));
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theSameSeedGivesTheSameRowsWhoeverMakesThem(String example) {
        Model model = Models.example(example);
        Population one = Population.of(model, PopulationSize.items(500), 7);
        Population other = Population.of(model, PopulationSize.items(500), 7);
        List<Row> rows = one.rows().toList();
        assertThat(other.rows().toList()).isEqualTo(rows);
        for (Entity entity : one.entities()) {
            String name = entity.name().text();
            List<Row> backwards = LongStream.range(0, one.count(name))
                    .map(i -> one.count(name) - 1 - i)
                    .parallel()
                    .mapToObj(i -> other.row(name, i))
                    .collect(Collectors.toList());
            java.util.Collections.reverse(backwards);
            assertThat(backwards).isEqualTo(one.rows(name).toList());
        }
        assertThat(Population.of(model, PopulationSize.items(500), 8).rows().toList())
                .isNotEqualTo(rows);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyRowCanBeStored(String example) {
        Model model = Models.example(example);
        BoundModel bound = BoundModel.of(model);
        Population population = Population.of(model, PopulationSize.items(600), 3);
        Set<Map<String, AttributeValue>> keys = new HashSet<>();
        population.rows().forEach(row -> {
            Map<String, AttributeValue> item = bound.type(row.entity()).item(row);
            assertThat(bound.type(row.entity()).checked(row)).isEqualTo(row);
            Map<String, AttributeValue> key = bound.type(row.entity()).table().keyOf(item);
            keys.add(Map.of(
                    "table",
                    AttributeValue.fromS(bound.type(row.entity()).table().name()),
                    "key",
                    AttributeValue.fromM(key)));
        });
        assertThat(keys).hasSize((int) population.total());
    }

    @Test
    void valuesLookLikeWhatTheyAreCalled() {
        Population shop = Population.of(Models.example("shop"), PopulationSize.items(300), 1);
        shop.rows("Customer").forEach(row -> {
            assertThat(row.attributes().get("email").s())
                    .matches("[a-z]+\\.[a-z]+(\\.[0-9]+)?@example\\.(com|org|net)");
            assertThat(row.attributes().get("username").s()).matches("[a-z]+_[a-z]+(_[0-9]+)?");
            assertThat(row.attributes().get("name").s()).contains(" ");
        });
        shop.rows("Order").forEach(row -> {
            assertThat(row.attributes().get("total").n()).matches("[0-9]+\\.[0-9]{2}");
            // A KSUID of the same second.
            Instant placed = Instant.parse(row.attributes().get("placedAt").s());
            assertThat(row.attributes().get("orderId").s().substring(0, 3))
                    .isEqualTo(IdTexts.ksuid(placed.toEpochMilli(), Chance.of(0, 0))
                            .substring(0, 3));
        });
    }

    @Test
    void timesLieBeforeTheBaseAndWhatExpiresDoesSoAfterNow() {
        Instant base = Instant.parse("2024-03-01T00:00:00Z");
        Instant now = Instant.parse("2030-01-01T00:00:00Z");
        Population sessions = Population.of(Models.example("sessions"), PopulationSize.items(500), 5)
                .before(base)
                .expiringAfter(now, 0);
        assertThat(sessions.rows("Session")).allSatisfy(row -> {
            assertThat(Instant.parse(row.attributes().get("CreatedAt").s()))
                    .isBetween(base.minusSeconds(800 * 86_400L), base);
            assertThat(Long.parseLong(row.attributes().get("ExpiresAt").n())).isGreaterThan(now.getEpochSecond());
        });
        Population old = sessions.expiringAfter(now, 0.5);
        long expired = old.rows("Session")
                .filter(row -> Long.parseLong(row.attributes().get("ExpiresAt").n()) < now.getEpochSecond())
                .count();
        assertThat((double) expired / old.count("Session")).isBetween(0.35, 0.65);
    }

    @Test
    void equalTimesOccurWithinAParentSoThatOrderHasTies() {
        Population shop = Population.of(Models.example("shop"), PopulationSize.items(1000), 2);
        Map<AttributeValue, List<Row>> ofCustomer = shop.rows("Order")
                .collect(Collectors.groupingBy(row -> row.attributes().get("customer")));
        long ties = ofCustomer.values().stream()
                .filter(orders -> orders.stream()
                                .map(row -> row.attributes().get("placedAt"))
                                .distinct()
                                .count()
                        < orders.size())
                .count();
        assertThat(ties).isPositive();
    }

    @Test
    void bothSidesOfASparseConditionOccur() {
        Population deals = Population.of(Models.example("deals"), PopulationSize.items(1000), 2);
        assertThat(deals.rows("Message")
                        .map(row -> row.attributes().get("unread").bool()))
                .contains(true, false);
        Population gitHub = Population.of(Models.example("github"), PopulationSize.items(1000), 2);
        assertThat(gitHub.rows("Issue")
                        .map(row -> row.attributes().get("status").s()))
                .contains("OPEN", "CLOSED");
        assertThat(gitHub.rows("Repo").map(row -> row.attributes().containsKey("forkOf")))
                .contains(true, false);
    }

    @Test
    void popularParentsHaveMoreChildren() {
        Population shop = Population.of(
                Models.example("shop"),
                PopulationSize.exactly(Map.of("Product", 100L, "Review", 20_000L, "Category", 5L, "Customer", 50L)),
                11);
        Map<AttributeValue, Long> reviews = shop.rows("Review")
                .collect(Collectors.groupingBy(row -> row.attributes().get("product"), Collectors.counting()));
        List<Long> sorted =
                reviews.values().stream().sorted((a, b) -> Long.compare(b, a)).toList();
        // zipf(1) among a hundred: about 19% at the first, and half at the first eight.
        assertThat(sorted.get(0) / 20_000.0).isBetween(0.12, 0.40);
        assertThat(sorted.stream().limit(10).mapToLong(Long::longValue).sum() / 20_000.0)
                .isBetween(0.45, 0.70);
    }

    @Test
    void anyOfTenMillionRowsIsMadeAtOnce() {
        Population social = Population.of(Models.example("social"), PopulationSize.items(10_000_000), 1);
        assertThat(social.total()).isBetween(9_000_000L, 10_000_000L);
        long last = social.count("FeedEntry") - 1;
        Row row = social.row("FeedEntry", last);
        assertThat(social.row("FeedEntry", last)).isEqualTo(row);
        // What comes first does not depend on how much comes after.
        assertThat(social.rows("User", 0, 50).toList())
                .isEqualTo(social.rows("User").limit(50).toList());
    }
}
