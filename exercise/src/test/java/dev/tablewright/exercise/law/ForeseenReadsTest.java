package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.write.Chance;
import dev.tablewright.access.write.ItemRead;
import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.Models;
import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.synthesis.random.CleanModel;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * The compiler and the runtime know the same of an item that is updated ({@code Foreknowledge} here, {@code Foresight} there): what the plan
 * never reads first, no call does, and what it always reads, every call does. Nothing is sent: the first request of a call is looked at.
 */
class ForeseenReadsTest {

    private static final long SEED = Scale.seed(20261116);
    private static final int MODELS = Scale.times(12, 200, 5_000);
    private static final int CALLS = 16;

    /** Keys whose parts are written apart or together, and conditions that tell what was, what will be, or that nothing changes. */
    private static final String DESK = """
            tablewright: 1
            application: Desk
            entities:
              Ticket:
                id: ticketId
                attributes:
                  ticketId: ulid
                  status: { enum: [OPEN, HELD, DONE] }
                  team: { type: string, max: 20 }
                  owner: { type: string, max: 20, optional: true }
                  points: { type: integer, max: 99 }
                  code: { type: string, max: 20, unique: true }
            writes:
              hold: { update: Ticket, sets: [status], when: status = OPEN }
              reopen: { update: Ticket, sets: [status], when: status = HELD }
              set: { update: Ticket, sets: [status] }
              rank: { update: Ticket, sets: [points] }
              rankOpen: { update: Ticket, sets: [points], when: status = OPEN }
              hand: { update: Ticket, sets: [owner], when: status = DONE }
              name: { update: Ticket, sets: [code] }
            design:
              keys:
                Ticket:
                  PK: "TICKET#{ticketId}"
                  SK: TICKET
                  GSI1: { partition: "STATE#{status}", sort: "{points:2}#{ticketId}" }
                  GSI2: { partition: "TEAMS", sort: "{status}#{team}#{ticketId}" }
                  GSI3: { partition: "OWNER#{owner}", sort: "{points:2}#{ticketId}", when: status = OPEN }
              guards:
                Ticket.code: { PK: "CODE#{code}", SK: CODE }
            """;

    /** How many calls read first, and how many did not, by what the plan says. */
    private final Map<Chance, int[]> calls = new EnumMap<>(Chance.class);

    @Test
    void callsReadWhatPlansRead() {
        hold("desk", Models.of(DESK));
        Examples.atScale().forEach(example -> hold(example, Models.example(example)));
        for (long seed = SEED; seed < SEED + MODELS; seed++) {
            String where = "seed " + seed;
            RandomDesigns.withWrites(seed)
                    .flatMap(CleanModel::of)
                    .map(Models::of)
                    .ifPresent(model -> hold(where, model));
        }
        calls.forEach((chance, times) ->
                System.out.println(chance + ": " + times[0] + " calls read first, " + times[1] + " did not"));

        assertThat(calls.get(Chance.NEVER)[1]).isPositive();
        assertThat(calls.get(Chance.ALWAYS)[0]).isPositive();
        assertThat(calls.get(Chance.USUALLY)).doesNotContain(0);
        assertThat(calls.get(Chance.SOMETIMES)).doesNotContain(0);
    }

    private void hold(String where, Model model) {
        BoundModel bound = BoundModel.of(model);
        Population population = Population.of(model, PopulationSize.items(40), SEED);
        Dice dice = new Dice(SEED);
        for (WritePlan plan : bound.analysis().writePlans()) {
            if (isUpdate(plan)) {
                for (int call = 0; call < CALLS; call++) {
                    hold(where, bound, plan, arguments(dice, plan.main(), population));
                }
            }
        }
    }

    /** Of one item, whose key the caller has. */
    private static boolean isUpdate(WritePlan plan) {
        return plan.steps().size() == 1
                && plan.main().step().action() == Action.UPDATE
                && plan.reads().stream().noneMatch(ItemRead::finding);
    }

    private void hold(String where, BoundModel bound, WritePlan plan, StepArguments given) {
        String name = plan.write().name().text();
        Chance chance = plan.reads().stream()
                .filter(read -> read.entity().equals(given.row().entity()))
                .map(ItemRead::chance)
                .findFirst()
                .orElse(Chance.NEVER);
        RowType type = bound.type(given.row().entity());
        ItemReader row = new ItemReader(type.name(), given.row().attributes());
        Map<String, AttributeValue> key =
                type.table().keyOf(type.primary().values().apply(row));
        boolean reads;
        try {
            // Together with nothing else, a write whose request follows from the model is worked out, too.
            reads = requests(bound.write(name)
                            .orElseThrow()
                            .bind(List.of(given))
                            .with()
                            .step(Settings.usual()))
                    .anyMatch(request ->
                            request instanceof GetItemRequest get && get.key().equals(key));
        } catch (IllegalArgumentException | ItemMismatchException e) {
            // Rows may have values that conditions name, which do not always fit; and conditions may demand what no
            // item is.
            return;
        }
        calls.computeIfAbsent(chance, any -> new int[2])[reads ? 0 : 1]++;

        if (chance == Chance.NEVER || chance == Chance.ALWAYS) {
            assertThat(reads)
                    .as("%s of %s: the plan reads %s, of %s", name, where, chance, given)
                    .isEqualTo(chance == Chance.ALWAYS);
        }
    }

    /** What is sent before anything has been answered. */
    private static Stream<Object> requests(Step<?> step) {
        Step<?> begun = begun(step);
        if (begun instanceof Step.Send<?, ?, ?> send) {
            return Stream.of(send.request());
        }
        if (begun instanceof Step.All<?, ?> all) {
            return all.steps().stream().flatMap(ForeseenReadsTest::requests);
        }
        return begun instanceof Step.Chain<?, ?> chain ? requests(chain.first()) : Stream.empty();
    }

    /** The same, once all is done that needs no answer. */
    private static <T> Step<T> begun(Step<T> step) {
        return step instanceof Step.Chain<?, T> chain ? begunChain(chain) : step;
    }

    private static <U, T> Step<T> begunChain(Step.Chain<U, T> chain) {
        Step<U> first = begun(chain.first());
        return first instanceof Step.Done<U> done
                ? begun(chain.next().apply(done.value()))
                : new Step.Chain<>(first, chain.next());
    }

    /** A row, in which another has what is set: the same value, another, one of the words that conditions name, or none. */
    private static StepArguments arguments(Dice dice, StepProgram step, Population population) {
        String entity = step.entity().name().text();
        int last = (int) population.count(entity) - 1;
        Row row = population.row(entity, dice.between(0, last));
        Map<String, AttributeValue> moved = new LinkedHashMap<>();
        for (StepInput set : step.sets()) {
            Attribute attribute = set.attribute().orElseThrow();
            Row other = population.row(entity, dice.between(0, last));
            Optional<AttributeValue> value = value(dice, attribute, other);
            if (step.isMoved(set)) {
                moved.put(attribute.storedName(), value.orElseThrow());
            } else {
                row = value.isPresent()
                        ? row.with(attribute.storedName(), value.get())
                        : row.without(attribute.storedName());
            }
        }
        return new StepArguments(row, moved);
    }

    private static Optional<AttributeValue> value(Dice dice, Attribute attribute, Row other) {
        if (attribute.optional() && dice.percent(25)) {
            return Optional.empty();
        }
        if (attribute.type() instanceof Type.Choice choice) {
            return Optional.of(AttributeValue.fromS(dice.of(choice.values()).text()));
        }
        if (attribute.type() == ScalarType.BOOLEAN) {
            return Optional.of(AttributeValue.fromBool(dice.percent(50)));
        }
        boolean small = attribute.type() == ScalarType.INTEGER && dice.percent(50);
        return small ? Optional.of(AttributeValue.fromN("7")) : other.value(attribute.storedName());
    }
}
