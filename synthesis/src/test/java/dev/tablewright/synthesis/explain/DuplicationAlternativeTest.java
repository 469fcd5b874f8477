package dev.tablewright.synthesis.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is read of a parent for the sake of its children; what copies of it cost is priced on a model that says them. */
class DuplicationAlternativeTest {

    private static final BigDecimal CENT = new BigDecimal("0.01");

    private static final String MEMBERS = """
            entities:
              Club: { id: name, attributes: { name: { type: string, max: 40 } }, expect: { count: 1K } }
              Person:
                id: email
                attributes:
                  email: { type: string, max: 60 }
                  nickname: { type: string, max: 40 }
                  visits: { type: integer, default: 0 }
                expect: { count: 100K }
              Membership:
                id: [club, person]
                attributes: { club: Club, person: Person }
                expect: { count: 200K }
            relationships:
              - Club }o--o{ Person : has
            patterns:
              membersOf: { list: Membership, by: club, page: 20, rate: 30/s }
              clubsOf: { list: Membership, by: person, rate: 10/s }
              nicknames: { get: Person, by: email, batch: 20, needs: [nickname], rate: 30/s, from: { email: item } }
            writes:
              join: { create: Membership, rate: 1/s }
              rename: { update: Person, sets: [nickname], rate: 10/min }
            """;

    private static final String COPIED_BY_HAND = """
            entities:
              Club: { id: name, attributes: { name: { type: string, max: 40 } }, expect: { count: 1K } }
              Person:
                id: email
                attributes:
                  email: { type: string, max: 60 }
                  nickname: { type: string, max: 40 }
                  visits: { type: integer, default: 0 }
                expect: { count: 100K }
              Membership:
                id: [club, person]
                attributes: { club: Club, person: Person, personNickname: { type: string, max: 40 } }
                expect: { count: 200K }
            relationships:
              - Club }o--o{ Person : has
            patterns:
              membersOf: { list: Membership, by: club, page: 20, rate: 30/s }
              clubsOf: { list: Membership, by: person, rate: 10/s }
              toRename: { list: Membership, by: person, needs: [club, person], rate: 10/min }
            writes:
              join: { create: Membership, rate: 1/s }
              rename: { update: Person, sets: [nickname], rate: 10/min }
              follow: { update: Membership, sets: [personNickname], rate: 20/min }
            """;

    private static final String ORDERS = """
            entities:
              Customer:
                id: email
                attributes:
                  email: { type: string, max: 60 }
                  name: { type: string, max: 60, immutable: true }
                  spent: { type: decimal, default: 0 }
                expect: { count: 10K }
              Order:
                id: orderId
                attributes:
                  orderId: ulid
                  customer: { type: Customer, immutable: true }
                  total: decimal
                expect: { count: 200K }
            relationships:
              - Customer ||--o{ Order : places
                fanout: 20
            patterns:
              order: { get: Order, by: orderId, rate: 5/s }
              page: { list: [Customer, Order], by: customer, sort: -orderId, page: 10, needs: [name, total], rate: 40/s }
            writes:
              place: { create: Order, rate: 1/s }
            """;

    @ParameterizedTest
    @EnumSource(Layout.class)
    void costsWhatItCostsIfItIsWrittenByHand(Layout layout) {
        Explained apart = new Explained(MEMBERS, layout);
        Worth byHand = new Explained(COPIED_BY_HAND, layout).worth().minus(apart.worth());

        Alternative copied = duplication(apart, "Club }o").orElseThrow();

        assertThat(copied.choice()).isEqualTo("shallow-duplication of `nickname` in Membership");
        assertThat(copied.extra()).isNegative().isCloseTo(byHand.dollars(), within(CENT));
    }

    @Test
    void saysWhatToWriteAndWhenItPays() {
        Explained apart = new Explained(MEMBERS, Layout.SINGLE_TABLE);

        assertThat(duplication(apart, "Club }o").orElseThrow().reasons())
                .startsWith(
                        "in the file, Membership gets `personNickname`, like `nickname` of Person; who creates one must"
                                + " know it",
                        "`nicknames` can go, if it only fetches what `membersOf` found",
                        "each `rename` is carried on to about 2 of Membership, through the stream")
                .last()
                .asString()
                .startsWith("it pays below ");
    }

    @Test
    void aParentThatIsListedBeforeItsChildrenNeedNotBe() {
        Explained both = new Explained(ORDERS, Layout.TABLE_PER_ENTITY);

        Alternative copied = duplication(both, "Customer").orElseThrow();

        assertThat(copied.choice()).isEqualTo("duplication of `name` in Order");
        assertThat(copied.extra()).isNegative();
        assertThat(copied.reasons())
                .contains(
                        "`page` becomes `list: Order`: a Customer without any Order is not found by it",
                        "no write changes what is copied");
    }

    /** What changes with every order has as many wrong copies as there are orders. */
    @Test
    void whatIsCountedIsNotCopied() {
        String counted = ORDERS.replace("[name, total]", "[name, spent, total]")
                .replace("place: { create: Order,", "place: { create: Order, adds: { Customer.spent: total },");

        assertThat(duplication(new Explained(counted, Layout.TABLE_PER_ENTITY), "Customer"))
                .isEmpty();
    }

    @Test
    void whereNobodyReadsTheParentForItsChildrenNothingIsCopied() {
        String alone = MEMBERS.replace("batch: 20, needs: [nickname], ", "").replace(", from: { email: item }", "");

        assertThat(duplication(new Explained(alone, Layout.SINGLE_TABLE), "Club }o"))
                .isEmpty();
    }

    private static Optional<Alternative> duplication(Explained explained, String relationship) {
        return explained.decision(relationship).alternatives().stream()
                .filter(alternative -> alternative.choice().contains("duplication"))
                .findFirst();
    }
}
