package dev.tablewright.check.reference;

import static dev.tablewright.check.reference.FoundByTriplesTest.holds;
import static dev.tablewright.check.reference.FoundByTriplesTest.triple;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What readers of the planner have found wrong in it. */
class FoundByReviewTest {

    /** A colon in the code is escaped in one of the keys and not in the other: neither is always the first. */
    @Test
    void theSameValueBeforeTwoEndsIsWrittenInTwoWays() {
        String model = """
                entities:
                  User: { id: name, attributes: { name: string } }
                  Order: { id: [user, made], attributes: { user: User, made: timestamp } }
                patterns:
                  both: { list: [User, Order], by: user, sort: made }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "{name}/USER" }
                    Order: { PK: "USER#{user}", SK: "{user}:ORDER#{made}" }
                """;
        holds(model);
        assertThat(triple(model).plans().get(0).reads()).hasSize(2);
    }

    /** Equal times may come in any order, so what stands behind them need not be the same. */
    @Test
    void whatStandsBehindTheOrderMayDiffer() {
        String model = """
                entities:
                  User: { id: name, attributes: { name: string, rank: integer } }
                  Order: { id: code, attributes: { code: string, name: string, made: timestamp } }
                  Claim: { id: code, attributes: { code: string, name: string, made: timestamp } }
                patterns:
                  timeline: { list: [Order, Claim], by: name, sort: -made }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "USER" }
                    Order: { PK: "T#{name}", SK: "{made}#ORDER#{code}" }
                    Claim: { PK: "T#{name}", SK: "{made}#CLAIM#{code}" }
                """;
        holds(model);
        assertThat(triple(model).plans().get(0).reads()).hasSize(1);
    }

    /** The caller gives one value, whether it is the id of the one or a reference in the other. */
    @Test
    void anIdAndAReferenceOfTheSameNameAreOneParameter() {
        String model = """
                entities:
                  User: { id: user, attributes: { user: string } }
                  Order: { id: [user, made], attributes: { user: User, made: timestamp } }
                patterns:
                  both: { list: [User, Order], by: user, sort: made }
                design:
                  keys:
                    User: { PK: "USER#{user}", SK: "A" }
                    Order: { PK: "USER#{user}", SK: "ORDER#{made}" }
                """;
        holds(model);
        assertThat(triple(model).plans().get(0).reads()).hasSize(1);
    }

    /** DynamoDB sorts U+E000 before U+1F600; Java does not. */
    @Test
    void rangesFollowTheOrderOfUtf8() {
        String model = """
                entities:
                  User: { id: name, attributes: { name: string } }
                  Order: { id: [user, made], attributes: { user: User, made: timestamp } }
                  Claim: { id: [user, made], attributes: { user: User, made: timestamp } }
                patterns:
                  both: { list: [User, Order], by: user }
                design:
                  keys:
                    User: { PK: "USER#{name}", SK: "b" }
                    Order: { PK: "USER#{user}", SK: "\\U0001F600{made}" }
                    Claim: { PK: "USER#{user}", SK: "\\uE000{made}" }
                """;
        holds(model);
        // A claim stands between the two, so that they are better read one by one.
        assertThat(triple(model).plans().get(0).reads()).hasSize(2);
    }
}
