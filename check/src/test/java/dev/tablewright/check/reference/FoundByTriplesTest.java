package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.plan.AccessPlan;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What random triples have found wrong in the planner, each once more in as few words as possible. */
class FoundByTriplesTest {

    private static final int DATA = 60;

    /** Without an upper bound a range goes to the end of the partition, and finds those who stand there. */
    @Test
    void aRangeWithoutABoundFindsStrangersBehindAllValues() {
        holds("""
                entities:
                  User: { id: name, attributes: { name: string } }
                  Order: { id: [user, made], attributes: { user: User, made: timestamp } }
                patterns:
                  orders: { list: Order, by: user, range: made }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "USER" }
                    Order: { PK: "USER#{user}", SK: "{made}" }
                """);
    }

    /** Any text in front of a value of fixed length: made deterministic, the automaton has 2^36 states. */
    @Test
    @Timeout(20)
    void rawTextInFrontOfAUuidDoesNotExhaustMemory() {
        holds("""
                entities:
                  User: { id: [name, token], attributes: { name: string, token: uuid } }
                  Order: { id: [name, token], attributes: { name: string, token: uuid, rank: integer } }
                patterns:
                  both: { list: [User, Order], by: name, sort: rank }
                design:
                  encoding: raw
                  keys:
                    User: { PK: "N#{name}", SK: "{name}{token}" }
                    Order: { PK: "N#{name}", SK: "{name}#{token}{name}" }
                """);
    }

    /** Results of several reads are merged by values that an index need not hold. */
    @Test
    void severalReadsFetchBackWhatTheyAreMergedBy() {
        holds("""
                entities:
                  User: { id: name, attributes: { name: string, made: timestamp } }
                  Order: { id: code, attributes: { code: string, user: User, made: timestamp } }
                patterns:
                  both: { list: [User, Order], by: user, sort: made, needs: [code] }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "USER" }
                    Order: { PK: "ORDER#{code}", SK: "ORDER", GSI1PK: "USER#{user}", GSI1SK: "{made}#{code}" }
                  indexes:
                    GSI1: { projection: keys }
                """);
    }

    /** Every plan of the model finds what its pattern means, in many data. */
    private static void holds(String model) {
        String text = "tablewright: 1\napplication: Found\n" + model;
        LongStream.range(0, DATA).forEach(seed -> {
            Triple triple = Triple.of(seed, text, new Dice(seed)).orElseThrow();
            for (AccessPlan plan : triple.plans()) {
                if (plan instanceof AccessPlan.Served served) {
                    assertThat(new ServedCheck(triple, new Tally()).check(served, new Dice(seed)))
                            .isEmpty();
                }
            }
        });
    }
}
