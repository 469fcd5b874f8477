package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Guards and counters have the key of the table, and so stand in an index that is made of nothing else. */
class GuardsInIndexesTest {

    private static final String MODEL = """
            entities:
              Account:
                id: code
                attributes: { code: ulid, mail: { type: uuid, unique: true } }
                expect: { count: 1000 }
            writes: { join: { create: Account } }
            design:
              keys:
                Account: { PK: "A#{code}", SK: A }
              indexes:
                Inverted: { partition: SK, sort: PK, projection: %s }
              guards:
                Account.mail: { PK: "M#{mail}", SK: M }
            """;

    @Test
    void areWrittenThere() {
        assertThat(Reckoning.of(MODEL.formatted("keys")).written("join"))
                .isEqualTo("1 requests, 1 rounds, 2 items: Tab 2, Inverted 1, Tab 2, Inverted 1");
    }

    /** Keys are PK 2 + 2 + 26 and SK 2 + 1, or PK 2 + 2 + 36 and SK 2 + 1, and 100 bytes: 133 and 143. */
    @Test
    void areStoredThere() {
        assertThat(Reckoning.of(MODEL.formatted("keys")).stored("Inverted"))
                .isEqualTo("2000 items, " + 1000 * (133 + 143) + " bytes");
    }

    /** What the table holds, the index holds too. */
    @Test
    void areStoredThereAsTheyAre() {
        Reckoning all = Reckoning.of(MODEL.formatted("all"));
        assertThat(all.stored("Inverted")).isEqualTo(all.stored("Tab"));
    }
}
