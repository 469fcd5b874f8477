package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.Models;
import dev.tablewright.lab.LabTables;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.seed.Seeder;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write whose request follows from the model does what it would do if it were worked out for each call: random calls leave two sets of
 * tables alike, and end alike. Together with nothing else, a write is worked out.
 */
class FixedRequestsTest {

    private static final long SEED = Scale.seed(20261116);
    private static final int CALLS = Scale.times(80, 400, 5_000);
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    /** Reserved words, names that no expression takes, versions, expiry, shapes, keys that follow, and conditions of all kinds. */
    private static final String DESK = """
            tablewright: 1
            application: Desk
            types:
              Place: { city: { type: string, max: 20 }, floor: { type: integer, max: 9, optional: true } }
            entities:
              Ticket:
                id: [owner, number]
                attributes:
                  owner: { type: string, max: 20 }
                  number: { type: integer, max: 99999 }
                  status: { enum: [OPEN, HELD, DONE] }
                  name: { type: string, max: 30, stored: full-name }
                  place: Place
                  points: { type: integer, max: 50 }
                  weight: { type: decimal, max: 50 }
                  note: { type: string, optional: true, max: 10 }
                  tags: { type: set<string>, optional: true }
                  now: { type: string, max: 10 }
                  seen: { type: integer, default: 0 }
                version: seen
                expect: { count: 60 }
              Token:
                id: [realm, code]
                attributes:
                  realm: { type: string, max: 8 }
                  code: { type: string, max: 20 }
                  uses: { type: integer, max: 9 }
                  one: { type: string, max: 10 }
                  expires: epoch
                ttl: expires
                schema: 2
                expect: { count: 60 }
            writes:
              rename: { update: Ticket, sets: [name] }
              rank: { update: Ticket, sets: [points, now], when: status = OPEN }
              carry: { update: Ticket, adds: { Ticket.weight: 1.5 }, when: weight < 40 }
              weigh: { update: Ticket, sets: [place], adds: { Ticket.weight: -points } }
              move: { update: Ticket, sets: [place], when: "place.floor exists and place.city != x" }
              demote: { update: Ticket, sets: [points], when: status = DONE }
              word: { update: Ticket, sets: ["now"], when: "note absent and points in [1, 2, 3, 5, 8, 13, 21, 34]" }
              close: { delete: Ticket, when: "status != OPEN and points >= 10" }
              use: { update: Token, adds: { Token.uses: 1 }, when: uses <= 5 }
              say: { update: Token, sets: [one] }
              extend: { update: Token, sets: [expires] }
              revoke: { delete: Token, when: uses > 4 }
              drop: { delete: Token }
            design:
              keys:
                Ticket:
                  PK: "TICKET#{owner}"
                  SK: "{number:5}"
                  GSI1PK: "PLACE#{place.city}"
                  GSI1SK: "{owner}#{number:5}"
                  GSI2PK: "POINTS#{owner}"
                  GSI2SK: "{points:2}#{number:5}"
                  GSI3: { partition: "OPEN#{owner}", sort: "{points:2}#{number:5}", when: status = OPEN }
                Token: { PK: "TOKEN#{realm}", SK: "{code}", GSI1PK: "SAYS#{one}", GSI1SK: "{realm}#{code}" }
            """;

    static List<String> examples() {
        return Examples.atScale();
    }

    @Test
    void whatFollowsFromTheModelIsDecidedThere() {
        assertThat(fixed(Models.of(DESK)))
                .containsExactlyInAnyOrder(
                        "rename", "rank", "carry", "weigh", "move", "word", "close", "use", "say", "extend", "revoke");
    }

    @Test
    void endsAsIfItWereWorkedOut() {
        Set<String> ends = compare(Models.of(DESK));

        assertThat(ends).contains("close: done", "close: Unmet", "revoke: Missing", "rename: Stale", "say: done");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void soDoTheWritesOf(String example) {
        compare(Models.example(example));
    }

    private static List<String> fixed(Model model) {
        return BoundModel.of(model).analysis().writePlans().stream()
                .filter(plan -> plan.fixed().isPresent())
                .map(plan -> plan.write().name().text())
                .toList();
    }

    /** How the calls ended. */
    private static Set<String> compare(Model model) {
        Population there = Population.of(model, PopulationSize.items(60), SEED).expiringAfter(NOW, 0.3);
        Population missing = Population.of(model, PopulationSize.items(60), SEED + 1);
        Dice dice = new Dice(SEED);
        Set<String> ends = new TreeSet<>();
        try (LabTables one = new LabTables(model);
                LabTables other = new LabTables(model)) {
            List<WritePlan> plans = one.model().analysis().writePlans().stream()
                    .filter(plan -> plan.fixed().isPresent()
                            || plan.write().name().text().equals("drop"))
                    .toList();
            Connection first = seeded(one, there);
            Connection second = seeded(other, there);
            for (int call = 0; call < CALLS && !plans.isEmpty(); call++) {
                WritePlan plan = dice.of(plans);
                String name = plan.write().name().text();
                List<StepArguments> given = arguments(dice, plan.main(), dice.percent(90) ? there : missing, there);
                Outcome<?> made = first.run(bound(one, name, given));
                Outcome<?> workedOut = second.run(bound(other, name, given).with());

                assertThat(made).as("%s of %s, seed %d", name, given, SEED).isEqualTo(workedOut);
                ends.add(name + ": " + (made.isDone() ? "done" : kind(made)));
            }
            assertThat(one.items()).as("seed %d", SEED).containsExactlyInAnyOrderElementsOf(other.items());
        }
        return ends;
    }

    private static String kind(Outcome<?> outcome) {
        return outcome.refusals().get(0).getClass().getSimpleName();
    }

    private static Connection seeded(LabTables tables, Population population) {
        Connection.Builder<Connection> connecting = tables.connect().clock(Clock.fixed(NOW, ZoneOffset.UTC));
        Seeder.on(tables.model(), connecting).workers(1).seed(population);
        return connecting.build();
    }

    private static Write<?> bound(LabTables tables, String name, List<StepArguments> given) {
        return tables.model().write(name).orElseThrow().bind(given);
    }

    /** The key of one row, and values of another. */
    private static List<StepArguments> arguments(Dice dice, StepProgram step, Population target, Population all) {
        String entity = step.entity().name().text();
        Row row = target.row(entity, dice.between(0, (int) target.count(entity) - 1));
        Map<String, AttributeValue> given = new LinkedHashMap<>();
        for (StepInput input : step.inputs()) {
            Attribute attribute = input.attribute().orElseThrow();
            Row from = step.key().contains(attribute)
                    ? row
                    : all.row(entity, dice.between(0, (int) all.count(entity) - 1));
            from.value(attribute.storedName()).ifPresent(value -> given.put(attribute.storedName(), value));
            if (input.is(StepInput.Role.VERSION)) {
                given.put(attribute.storedName(), Values.whole(dice.between(1, 3)));
            }
        }
        return List.of(new StepArguments(new Row(entity, given)));
    }
}
