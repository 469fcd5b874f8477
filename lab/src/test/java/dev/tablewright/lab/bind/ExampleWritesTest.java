package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.LabTables;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.testing.Examples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every write of every example, done on a real engine. */
class ExampleWritesTest {

    private static final int ATTEMPTS = 300;

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyWriteIsDoneAndWhatItSetsIsStored(String example) {
        Model model = Models.example(example);
        try (LabTables tables = new LabTables(model)) {
            SampleRows samples = ExamplePatternsTest.fill(tables, model);
            Random random = new Random(1);
            for (BoundWrite write : tables.model().boundWrites()) {
                assertThat(write.hindrance())
                        .as(example + " " + write.write().name())
                        .isEmpty();
                attempt(tables, write, samples, random);
            }
        }
    }

    private static void attempt(LabTables tables, BoundWrite write, SampleRows samples, Random random) {
        Connection connection = tables.connect().build();
        List<Row> stored = tables.rows();
        Set<String> refusals = new LinkedHashSet<>();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<List<StepArguments>> given = arguments(tables.model(), write, stored, samples, random);
            if (given.isPresent()) {
                Outcome<Object> outcome = connection.run(write.call(), write.step(connection.settings(), given.get()));
                if (outcome.isDone()) {
                    assertStored(tables, write, given.get());
                    return;
                }
                outcome.refusals().stream().map(Refusal::toString).forEach(refusals::add);
            }
        }
        throw new AssertionError(write.write().name() + " was never done: " + refusals);
    }

    private static void assertStored(LabTables tables, BoundWrite write, List<StepArguments> given) {
        List<Row> after = tables.rows();
        for (int i = 0; i < given.size(); i++) {
            WriteStep step = write.write().steps().get(i);
            Row row = given.get(i).row();
            RowType type = tables.model().type(row.entity());
            List<Row> same = after.stream()
                    .filter(found -> found.entity().equals(row.entity()))
                    .filter(found ->
                            type.id().stream().allMatch(id -> found.value(id).equals(row.value(id))))
                    .toList();
            boolean numbered = !type.numberings().isEmpty() && step.action() == Action.CREATE;
            if (step.action() == Action.DELETE) {
                assertThat(same).as(write.write().name().text()).isEmpty();
            } else if (!numbered) {
                assertThat(same).as(write.write().name().text()).hasSize(1);
                for (Name set : step.sets()) {
                    String name =
                            type.entity().attribute(set.text()).orElseThrow().storedName();
                    Map<String, AttributeValue> moved = given.get(i).moved();
                    Optional<AttributeValue> wanted =
                            moved.containsKey(name) ? Optional.of(moved.get(name)) : row.value(name);
                    assertThat(same.get(0).value(name).map(NaivePatterns::plain))
                            .as(write.write().name() + " sets " + set)
                            .isEqualTo(wanted.map(NaivePatterns::plain));
                }
            }
        }
    }

    /** Empty if there is no row that would do. */
    private static Optional<List<StepArguments>> arguments(
            BoundModel bound, BoundWrite write, List<Row> stored, SampleRows samples, Random random) {
        List<StepArguments> all = new ArrayList<>();
        for (int i = 0; i < write.write().steps().size(); i++) {
            WriteStep step = write.write().steps().get(i);
            Optional<StepArguments> given = step.action() == Action.CREATE || step.action() == Action.PUT
                    ? whole(bound, step, stored, samples, random)
                    : existing(bound, write, i, stored, samples, random);
            if (given.isEmpty()) {
                return Optional.empty();
            }
            all.add(given.get());
        }
        return Optional.of(all);
    }

    /** Something new, to which the next steps may refer; for a put, also something that is there already. */
    private static Optional<StepArguments> whole(
            BoundModel bound, WriteStep step, List<Row> stored, SampleRows samples, Random random) {
        Optional<Row> row = samples.next(bound.type(step.entity().text()).entity());
        if (row.isEmpty() && step.action() == Action.PUT) {
            row = any(stored, step.entity().text(), random);
        }
        row.ifPresent(samples::add);
        return row.map(StepArguments::new);
    }

    private static Optional<Row> any(List<Row> stored, String entity, Random random) {
        List<Row> candidates =
                stored.stream().filter(row -> row.entity().equals(entity)).toList();
        return candidates.isEmpty() ? Optional.empty() : Optional.of(candidates.get(random.nextInt(candidates.size())));
    }

    private static Optional<StepArguments> existing(
            BoundModel bound, BoundWrite write, int at, List<Row> stored, SampleRows samples, Random random) {
        WriteStep step = write.write().steps().get(at);
        Entity entity = bound.type(step.entity().text()).entity();
        Optional<Row> found = any(stored, entity.name().text(), random);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Row row = found.get();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        Map<String, AttributeValue> moved = new LinkedHashMap<>();
        for (Attribute attribute : write.asked().get(at)) {
            row.value(attribute.storedName()).ifPresent(value -> values.put(attribute.storedName(), value));
        }
        for (Name set : step.sets()) {
            Attribute attribute = entity.attribute(set.text()).orElseThrow();
            boolean inKey = bound.type(entity.name().text()).keyAttributes().contains(attribute);
            Optional<AttributeValue> value =
                    samples.value(attribute, attribute.unique().isPresent());
            Map<String, AttributeValue> target = inKey ? moved : values;
            target.remove(attribute.storedName());
            value.ifPresent(some -> target.put(attribute.storedName(), some));
        }
        return Optional.of(new StepArguments(new Row(row.entity(), values), moved));
    }
}
