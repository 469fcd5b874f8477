package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Models that leave little room. */
class CrampedModelsTest {

    private static Population of(String text) {
        Model model = Models.entities(text);
        Population population = Population.of(model, PopulationSize.items(300), 9);
        Integrity.holds(population);
        return population;
    }

    @Test
    void noMoreThanAnEnumHasWords() {
        Population population = of("""
                entities:
                  Day:
                    id: name
                    attributes:
                      name: { enum: [MONDAY, TUESDAY, WEDNESDAY] }
                  Slot:
                    id: slotId
                    attributes:
                      slotId: uuid
                      colour: { enum: [RED, GREEN], unique: true }
                  Shift:
                    id: [day, part]
                    attributes:
                      day: Day
                      part: { enum: [EARLY, LATE] }
                """);
        assertThat(population.counts()).isEqualTo(Map.of("Day", 3L, "Slot", 2L, "Shift", 6L));
    }

    @Test
    void uniqueWithinAParent() {
        Population population = of("""
                entities:
                  Team:
                    id: teamId
                    attributes:
                      teamId: { type: string, max: 20 }
                  Seat:
                    id: seatId
                    attributes:
                      seatId: ulid
                      team: Team
                      letter: { type: string, pattern: "^[A-D]$", unique: { within: team } }
                      number: { type: integer, max: 3, unique: { within: team } }
                """);
        assertThat(population.count("Seat")).isEqualTo(4 * population.count("Team"));
    }

    @Test
    void oneToOneAndLimitedRelationships() {
        Population population = of("""
                entities:
                  User:
                    id: name
                    attributes:
                      name: { type: string, max: 30 }
                  Passport:
                    id: user
                    attributes:
                      user: User
                      code: { type: string, pattern: "^[A-Z]{2}[0-9]{7}$", unique: true }
                  Locker:
                    id: lockerId
                    attributes:
                      lockerId: { type: integer, max: 500 }
                      user: User
                  Key:
                    id: [locker, user]
                    attributes:
                      locker: Locker
                      user: User
                relationships:
                  - User ||--o| Passport : has
                  - User ||--o{ Locker : rents
                    max: 2
                  - User ||--o{ Key : holds
                    max: 3
                """);
        assertThat(population.count("Passport")).isLessThanOrEqualTo(population.count("User"));
        assertThat(population.count("Locker")).isLessThanOrEqualTo(2 * population.count("User"));
        assertThat(population.count("Key")).isLessThanOrEqualTo(3 * population.count("User"));
    }

    @Test
    void textsOfOneCharacterAndStrangePatterns() {
        Population population = of("""
                entities:
                  Thing:
                    id: code
                    attributes:
                      code: { type: string, max: 1 }
                      hex: { type: string, pattern: "^#(?:[0-9a-f]{3}){1,2}$" }
                      route: { type: string, pattern: "^(/[a-z]+)+$", max: 12 }
                      plate: { type: string, pattern: "[A-Z]{1,3}-\\\\d{1,4}", unique: true }
                      answer: { type: string, pattern: "^(yes|no|maybe)$" }
                      tiny: { type: binary, max: 1 }
                      below: { type: integer, max: 0 }
                """);
        assertThat(population.count("Thing")).isEqualTo(36);
    }

    @Test
    void referencesToThemselvesAndInCircles() {
        Population population = of("""
                entities:
                  Employee:
                    id: employeeId
                    attributes:
                      employeeId: uuid
                      boss: Employee?
                      department: Department?
                      mentor: { type: Employee }
                  Department:
                    id: name
                    attributes:
                      name: { type: string, max: 40 }
                      head: Employee
                      related: { type: set<Department>, max: 3 }
                """);
        assertThat(population.rows("Employee").map(row -> row.attributes().containsKey("boss")))
                .contains(true, false);
    }

    @Test
    void idsOfIdsOfIds() {
        Population population = of("""
                entities:
                  A:
                    id: a
                    attributes:
                      a: { type: string, max: 3 }
                  B:
                    id: [up, b]
                    attributes:
                      up: A
                      b: { type: integer, max: 2 }
                  C:
                    id: [up, c]
                    attributes:
                      up: B
                      c: { enum: [ONE, TWO] }
                  D:
                    id: [up, other, d]
                    attributes:
                      up: C
                      other: A
                      d: { enum: [P, Q, R] }
                """);
        assertThat(population.count("C")).isLessThanOrEqualTo(population.count("A") * 6);
        assertThat(population.count("D")).isGreaterThan(50);
    }

    @Test
    void allTypesInCollectionsAndTypes() {
        Population population = of("""
                entities:
                  Everything:
                    id: at
                    attributes:
                      at: timestamp
                      amount: decimal
                      flags: { type: map<boolean>, max: 5 }
                      numbers: { type: set<integer>, max: 4 }
                      blobs: { type: set<binary>, optional: true, max: 2 }
                      moods: { type: set<string>, max: 1 }
                      history: { type: list<Change>, max: 3 }
                types:
                  Change:
                    at: timestamp
                    by: { type: string, optional: true, max: 10 }
                    before: { type: list<decimal>, max: 2 }
                """);
        Set<Object> times = new HashSet<>();
        population.rows("Everything").forEach(row -> times.add(row.attributes().get("at")));
        assertThat(times).hasSize((int) population.count("Everything"));
    }

    @Test
    void whatCannotBeMadeIsSaid() {
        Model model = Models.entities("""
                entities:
                  Thing:
                    id: code
                    attributes:
                      code: { type: string, pattern: "^(?=x)y(?!z)$" }
                """);
        assertThatThrownBy(() -> Population.of(model, PopulationSize.USUAL, 1))
                .isInstanceOf(PopulationException.class)
                .hasMessageContaining("Thing.code")
                .hasMessageContaining("^(?=x)y(?!z)$");
    }
}
