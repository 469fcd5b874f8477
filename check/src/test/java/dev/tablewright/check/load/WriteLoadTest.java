package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.heat.PartitionLimit;
import org.junit.jupiter.api.Test;

/** Writes whose figures were reckoned by hand: 1,024 bytes a unit, twice in a transaction, but not in indexes. */
class WriteLoadTest {

    /**
     * An order is three units, and so is its copy in GSI1. Status holds keys alone. GSI2 holds the title, a third of what has
     * no limit (title, note and courier share about 2,300 bytes), and keys of about 130 bytes: one unit.
     */
    private static final Reckoning SHOP = Reckoning.of("""
            entities:
              Customer:
                id: name
                attributes: { name: { type: string, max: 20 }, orders: { type: integer, default: 0 }, bio: string }
                expect: { count: 1000, size: 1500B }
              Plain: { id: plainId, attributes: { plainId: ulid, text: string }, expect: { size: 2049B } }
              Order:
                id: orderId
                attributes:
                  orderId: ulid
                  status: { enum: [OPEN, PAID, DONE] }
                  placedAt: timestamp
                  title: string
                  note: string
                  courier: string?
                expect: { size: 2500B }
              Account:
                id: login
                attributes: { login: { type: string, max: 20 }, email: { type: string, max: 40, unique: true }, text: string }
                expect: { size: 900B }
              Bill:
                id: [customer, number]
                sequence: { number: customer }
                attributes: { customer: Customer, number: { type: integer, max: 99999 }, text: string }
                expect: { size: 3KB }
              Star:
                id: [customer, account]
                attributes: { customer: Customer, account: Account, rank: { enum: [LOW, HIGH] } }
                expect: { size: 100B }
            relationships:
              - Account ||--o{ Star : gives
                fanout: 60
                max: 100
            counts:
              Customer.orders: Star
            writes:
              plain: { create: Plain }
              place: { create: Order }
              retitle: { update: Order, sets: [title] }
              annotate: { update: Order, sets: [note] }
              pay: { update: Order, sets: [status] }
              send: { update: Order, sets: [courier] }
              replace: { put: Order }
              drop: { delete: Order }
              join: { create: Account }
              mail: { update: Account, sets: [email] }
              leave: { delete: Account, with: Star }
              charge: { create: Bill }
              star: { create: Star }
              rank: { update: Star, sets: [rank] }
              guarded:
                transaction:
                  - { check: Customer, when: bio exists }
                  - { update: Plain, sets: [text] }
            design:
              keys:
                Customer: { PK: "CUSTOMER#{name}", SK: A }
                Plain: { PK: "PLAIN#{plainId}", SK: A }
                Order:
                  PK: "ORDER#{orderId}"
                  SK: A
                  GSI1PK: "PLACED#{placedAt:month}"
                  GSI1SK: "{placedAt}"
                  GSI2PK: "COURIER#{courier}"
                  GSI2SK: "{placedAt}"
                  Status: [status, placedAt]
                Account: { PK: "ACCOUNT#{login}", SK: A }
                Bill: { PK: "CUSTOMER#{customer}", SK: "BILL#{number:5}" }
                Star: { PK: "STAR#{account}", SK: "{rank}#{customer}" }
              indexes:
                GSI2: { projection: [title] }
                Status: { projection: keys }
              guards:
                Account.email: { PK: "EMAIL#{email}", SK: A }
              sequences:
                Bill.number: { PK: "CUSTOMER#{customer}", SK: LASTBILL }
            """);

    /** 2,049 bytes: three units. */
    @Test
    void aNewItemWithoutIndexes() {
        assertThat(SHOP.written("plain")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 3");
    }

    /** Three in the table, three in GSI1 which holds all, one in Status; GSI2 only if there is a courier. */
    @Test
    void aNewItemWithIndexes() {
        assertThat(SHOP.written("place"))
                .isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 3, GSI2 0..0.5..1, Status 1");
    }

    /** The title is in GSI1 and GSI2, and not in Status. */
    @Test
    void aProjectedAttribute() {
        assertThat(SHOP.written("retitle")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 3, GSI2 0..0.5..1");
    }

    /** The note is nowhere but in GSI1, which holds all. */
    @Test
    void anAttributeThatIsNotProjected() {
        assertThat(SHOP.written("annotate")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 3");
    }

    /** An entry of Status goes and another comes, though the attribute is the key as it is. */
    @Test
    void theKeyOfAnIndexAsItIs() {
        assertThat(SHOP.written("pay")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 3, Status 2");
    }

    /** An entry of GSI2 goes, or comes, or both, or was never there; if it comes, what else is in its key is read. */
    @Test
    void theKeyOfASparseIndex() {
        assertThat(SHOP.written("send"))
                .isEqualTo(
                        "1..1.5..2 requests, 1..1.5..2 rounds, 1 items: Tab 3, GSI1 3, GSI2 0..1..2, read Tab 0..0.5..1");
    }

    /** The condition of the write is that of the index: the entry is there before, and goes only if the write says so. */
    @Test
    void whatTheConditionOfAWriteSaysOfAnIndex() {
        Reckoning seats = Reckoning.of("""
                entities:
                  Seat:
                    id: seatId
                    attributes: { seatId: ulid, guests: integer, servedAt: timestamp? }
                    expect: { count: 20M, size: 300B }
                writes:
                  sit: { update: Seat, sets: [guests], when: servedAt absent }
                  serve: { update: Seat, sets: [servedAt], when: servedAt absent }
                  count: { update: Seat, sets: [guests] }
                design:
                  table: Tab
                  keys:
                    Seat: { PK: "SEAT#{seatId}", SK: SEAT, GSI1: { partition: OPEN, sort: "{seatId}", when: servedAt absent } }
                """);
        assertThat(seats.written("sit")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 1, GSI1 1");
        assertThat(seats.written("serve")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 1, GSI1 1");
        assertThat(seats.written("count")).isEqualTo("1 requests, 1 rounds, 1 items: Tab 1, GSI1 0..0.5..1");
    }

    /** What is replaced may have been the same, or have stood elsewhere. */
    @Test
    void anItemThatReplacesAnother() {
        assertThat(SHOP.written("replace"))
                .isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 0..3..6, GSI2 0..0.5..2, Status 0..1..2");
    }

    @Test
    void aDeletion() {
        assertThat(SHOP.written("drop"))
                .isEqualTo("1 requests, 1 rounds, 1 items: Tab 3, GSI1 3, GSI2 0..0.5..1, Status 1");
    }

    /** Two items of one unit each, twice. */
    @Test
    void aGuardMakesATransaction() {
        assertThat(SHOP.written("join")).isEqualTo("1 requests, 1 rounds, 2 items: Tab 2, Tab 2");
    }

    /** The old value is read. If it is the same, one item is written, once; else three, twice. Half of both: 1.5 and 1 and 1. */
    @Test
    void aGuardIsExchangedOnlyIfTheValueChanges() {
        assertThat(SHOP.written("mail"))
                .isEqualTo("2 requests, 2 rounds, 1..2..3 items: Tab 1..1.5..2, Tab 0..1..2, Tab 0..1..2, read Tab 1");
    }

    /**
     * The account is read for its e-mail, and goes with its guard, twice. Then 60 stars are found in one page of 6,000 bytes,
     * 2 blocks; each is read, and goes with the number of its customer, two units: 120 requests for 120 items.
     */
    @Test
    void aCascade() {
        assertThat(SHOP.written("leave"))
                .isEqualTo("3..123..204 requests, 4..4..5 rounds, 2..122..202 items: Tab 2, Tab 2, read Tab 1,"
                        + " Tab 0..60..100, read Tab 0.5..1..1.5, read Tab 0..60..100, Tab 0..120..200");
    }

    /** The counter comes first, alone; the bill is three units. */
    @Test
    void aSequence() {
        assertThat(SHOP.written("charge")).isEqualTo("2 requests, 2 rounds, 2 items: Tab 1, Tab 3");
    }

    /** A star, and the two units of the customer who counts it, twice. */
    @Test
    void aCount() {
        assertThat(SHOP.written("star")).isEqualTo("1 requests, 1 rounds, 2 items: Tab 2, Tab 4");
    }

    /** The rank is in the primary key: the item is read and goes, and another comes. */
    @Test
    void aMove() {
        assertThat(SHOP.written("rank")).isEqualTo("2 requests, 2 rounds, 2 items: Tab 2, Tab 2, read Tab 1");
    }

    /** A check costs as if it wrote: two units of the customer, three of the other, twice. */
    @Test
    void aCheck() {
        assertThat(SHOP.written("guarded")).isEqualTo("1 requests, 1 rounds, 2 items: Tab 4, Tab 6");
    }

    /** 3,000/s × 3 units into the present month: nine thousand. */
    @Test
    void aShorterUnitOfTimeDoesNotCoolWritesButShardsDo() {
        String model = """
                entities:
                  Event: { id: eventId, attributes: { eventId: ulid, at: timestamp }, expect: { size: 2500B } }
                writes: { happen: { create: Event, rate: 3000/s } }
                design:
                  keys:
                    Event: { PK: "E#{eventId}", SK: E, GSI1PK: "%s", GSI1SK: "{at}" }
                """;
        Reckoning one = Reckoning.of(model.formatted("{at:month}"));
        assertThat(one.heat(PartitionLimit.WRITE, "GSI1")).isEqualByComparingTo("9000");
        assertThat(cooling(one).parts()).isEqualTo(9);
        Reckoning four = Reckoning.of(model.formatted("{at:month}#{eventId:shard/4}"));
        assertThat(four.heat(PartitionLimit.WRITE, "GSI1")).isEqualByComparingTo("2250");
        assertThat(cooling(four).parts()).isEqualTo(9);
        assertThat(cooling(four).text()).isEqualTo("take 9 shards in place of 4");
    }

    private static Cooling cooling(Reckoning reckoned) {
        return reckoned.analysis().workload().partitions().groups().stream()
                .filter(group -> group.route().isIndex())
                .map(Cooling::of)
                .findFirst()
                .orElseThrow();
    }
}
