package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What random triples have found wrong in the planner, each once more in as few words as possible. */
class FoundByTriplesTest {

    private static final int DATA = 100;

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

    /** Results of several reads are merged by values that an index need not hold. */
    @Test
    void severalReadsFetchBackWhatTheyAreMergedBy() {
        holds("""
                entities:
                  User: { id: name, attributes: { name: string, made: timestamp } }
                  Order: { id: code, attributes: { code: string, user: User, made: timestamp } }
                patterns:
                  both: { list: [User, Order], by: user, sort: made, needs: [name] }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "USER" }
                    Order: { PK: "ORDER#{code}", SK: "ORDER", GSI1PK: "USER#{user}", GSI1SK: "{made}#{code}" }
                  indexes:
                    GSI1: { projection: keys }
                """);
    }

    /** The key holds the value that one condition asks for; the other still has to be asked. */
    @Test
    void conditionsThatContradictEachOtherFindNothing() {
        holds("""
                entities:
                  Order: { id: [user, rank], attributes: { user: string, rank: integer, state: { enum: [A, B, C] } } }
                patterns:
                  equal: { list: Order, by: user, where: state = A and state = B }
                  listed: { list: Order, by: user, where: "state in [A, B] and state in [B, C]" }
                design:
                  keys:
                    Order: { PK: "U#{user}#{state}", SK: "{rank:6}" }
                """);
    }

    /** The id of the user, and the name of the user: the caller gives it twice, and may differ. */
    @Test
    void aValueThatIsGivenTwiceIsComparedTwice() {
        holds("""
                entities:
                  User: { id: name, attributes: { name: string } }
                  Order: { id: [user, name], attributes: { user: User, name: string } }
                patterns:
                  both: { list: [User, Order], by: [user, name] }
                design:
                  keys:
                    User: { PK: "U#{name}", SK: "U" }
                    Order: { PK: "U#{user}", SK: "O#{name}" }
                """);
    }

    /** Two words for one value, and two times of one day, are one partition. */
    @Test
    void noPartitionIsAskedTwice() {
        holds("""
                entities:
                  Order: { id: [price, made], attributes: { price: decimal, made: timestamp } }
                patterns:
                  priced: { list: Order, where: "price in [1.5, 1.50]" }
                  made: { list: Order, where: "made in [2026-01-31T12:00:00Z, 2026-01-31T12:00:00.001Z]" }
                design:
                  keys:
                    Order: { PK: "{price}", SK: "{made}", GSI1PK: "{made:day}", GSI1SK: "{price:6}" }
                """);
    }

    /** There is one at most, whatever it is sorted by. */
    @Test
    void aSingletonIsInEveryOrder() {
        Triple triple = triple("""
                entities:
                  Settings: { singleton: true, attributes: { made: timestamp } }
                patterns:
                  settings: { list: Settings, sort: made }
                design:
                  keys:
                    Settings: { PK: SETTINGS, SK: SETTINGS }
                """);
        assertThat(triple.plans()).hasOnlyElementsOfType(AccessPlan.Served.class);
    }

    /** One of each is in order by itself, but not beside the other. */
    @Test
    void oneOfEachOfTwoEntitiesHasAnOrder() {
        holds("""
                entities:
                  User: { id: name, attributes: { name: string, rank: integer } }
                  Profile: { id: user, attributes: { user: User, rank: integer } }
                patterns:
                  both: { list: [User, Profile], by: user, sort: -rank }
                design:
                  keys:
                    User: { PK: "U#{name}", SK: "U", GSI1PK: "{name}", GSI1SK: "N#{rank:6}" }
                    Profile: { PK: "P#{user}", SK: "P", GSI1PK: "{user}", GSI1SK: "N#{rank:6}" }
                """);
    }

    /** A parameter and its shard are one value: an example that has two is none. */
    @Test
    void strangersOfOneCallAreShown() {
        Triple triple = triple("""
                entities:
                  User: { id: name, attributes: { name: string } }
                  Order: { id: [code, rank], attributes: { code: string, rank: integer } }
                patterns:
                  user: { list: User, by: name }
                design:
                  keys:
                    User: { PK: "X#{name}#{name:shard/9}", SK: "N#{name}" }
                    Order: { PK: "X#{code}#{rank:shard/4}", SK: "N#{code}" }
                """);
        List<String> suspects = new ArrayList<>();
        triple.plans().get(0).reads().forEach(read -> StrangerCheck.check(read, triple, new Tally(), suspects));
        assertThat(suspects).isEmpty();
    }

    /** Every plan of the model finds what its pattern means, in many data. */
    static void holds(String model) {
        Triple first = triple(model);
        LongStream.range(0, DATA).forEach(seed -> {
            Triple triple = first.with(seed);
            for (AccessPlan plan : triple.plans()) {
                if (plan instanceof AccessPlan.Served served) {
                    assertThat(new ServedCheck(triple, new Tally()).check(served, new Dice(seed)))
                            .isEmpty();
                }
            }
        });
    }

    static Triple triple(String model) {
        return Triple.of(0, "tablewright: 1\napplication: Found\n" + model, new Dice(0))
                .orElseThrow();
    }
}
