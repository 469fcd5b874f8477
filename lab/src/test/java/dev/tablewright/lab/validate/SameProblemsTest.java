package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What cannot be read is what validation finds wrong, and the other way round: the same attributes of the same items. */
class SameProblemsTest {

    private static final long SEED = Scale.seed(20261116);
    private static final int DEFECTS = Scale.times(200, 1_000, 10_000);

    private static final List<AttributeValue> ODDITIES = List.of(
            AttributeValue.fromNul(true),
            AttributeValue.fromS(""),
            AttributeValue.fromS("17"),
            AttributeValue.fromS("x".repeat(10_000)),
            AttributeValue.fromS("2026-01-01T00:00:00Z"),
            AttributeValue.fromS("2026-01-01T00:00:00+0100"),
            AttributeValue.fromS("2026-01-01"),
            AttributeValue.fromN("17"),
            AttributeValue.fromN("1.5"),
            AttributeValue.fromN("1E+100"),
            AttributeValue.fromBool(false),
            AttributeValue.fromB(SdkBytes.fromUtf8String("x")),
            AttributeValue.fromSs(List.of("a")),
            AttributeValue.fromNs(List.of("1", "2.5")),
            AttributeValue.fromL(List.of(AttributeValue.fromS("x"))),
            AttributeValue.fromL(List.of(AttributeValue.fromM(Map.of()))),
            AttributeValue.fromM(Map.of()));

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatCannotBeReadIsWhatIsFound(String example) {
        System.out.println("SameProblemsTest seed " + SEED);
        Model model = Models.example(example);
        BoundModel bound = BoundModel.of(model);
        ValueCheck check = new ValueCheck(model);
        Population rows = Population.of(model, PopulationSize.items(50), SEED);
        List<Row> all = rows.rows().toList();
        Dice dice = new Dice(SEED);
        int unreadable = 0;
        for (int i = 0; i < DEFECTS; i++) {
            RowType type = bound.type(dice.of(all).entity());
            Row row = dice.of(
                    all.stream().filter(one -> one.entity().equals(type.name())).toList());
            Attribute attribute = dice.of(type.entity().attributes());
            Map<String, AttributeValue> item = type.item(row);
            if (dice.percent(10)) {
                item.remove(attribute.storedName());
            } else {
                item.put(attribute.storedName(), dice.of(ODDITIES));
            }
            TreeSet<String> found = new TreeSet<>();
            type.entity().attributes().stream()
                    .filter(one ->
                            !check.problems(one, item.get(one.storedName())).isEmpty())
                    .forEach(one -> found.add(one.name().text()));
            Optional<String> problem = unreadable(type, item);
            unreadable += problem.isPresent() ? 1 : 0;
            assertThat(problem.stream())
                    .as("%s with %s, seed %d", type.name(), item.get(attribute.storedName()), SEED)
                    .containsExactlyElementsOf(found);
        }
        assertThat(unreadable).as("defects that matter").isBetween(DEFECTS / 3, DEFECTS - 1);
    }

    /** The attribute that keeps an item from being read, by its name in the model. */
    private static Optional<String> unreadable(RowType type, Map<String, AttributeValue> item) {
        try {
            type.entity(item);
            return Optional.empty();
        } catch (ItemMismatchException e) {
            String stored = e.attribute().split("[.\\[]", 2)[0];
            return type.entity().attributes().stream()
                    .filter(one ->
                            one.storedName().equals(stored) || one.name().text().equals(stored))
                    .map(one -> one.name().text())
                    .findFirst()
                    .or(() -> Optional.of(e.getMessage()));
        }
    }
}
