package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.heat.PartitionLimit;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Reads of several partitions in a call, and of indexes that hold some of the items: reckoned by hand. */
class SpreadReadsTest {

    private static final Reckoning EVENTS = Reckoning.of("""
            entities:
              Org: { id: org, attributes: { org: { type: string, max: 20 } }, expect: { count: 50 } }
              Event:
                id: eventId
                attributes: { eventId: ulid, at: timestamp, text: string }
                expect: { size: 2000B }
              Visit:
                id: visitId
                attributes: { visitId: ulid, org: Org, at: timestamp }
                expect: { count: 100K, size: 1000B }
              Task:
                id: taskId
                attributes:
                  taskId: ulid
                  org: Org
                  status: { enum: [OPEN, HELD, DONE] }
                  owner: Org?
                expect: { count: 90K, size: 1000B }
              Memo: { id: memoId, attributes: { memoId: ulid, org: Org, at: timestamp }, expect: { size: 1000B } }
            relationships:
              - Org ||--o{ Task : has
                via: org
                fanout: 1800
              - Org |o--o{ Task : owns
                via: owner
                fanout: 40
            patterns:
              latest: { list: Event, range: at, sort: -at, page: 50, rate: 100/s }
              dayOf: { list: Event, range: at, sort: -at }
              visits: { list: Visit, by: org, sort: -at, page: 20, rate: 100/s }
              allVisits: { list: Visit, by: org }
              memos: { list: Memo, by: org, sort: -at, page: 20 }
              open: { list: Task, by: org, where: status = OPEN }
              undone: { list: Task, by: org, where: "status in [OPEN, HELD]" }
              owned: { list: Task, by: owner }
            writes:
              happen: { create: Event, rate: 10/day }
            design:
              keys:
                Org: { PK: "ORG#{org}", SK: ORG }
                Event: { PK: "E#{eventId}", SK: E, GSI1PK: "EVENTS#{at:day}", GSI1SK: "{at}#{eventId}" }
                Visit: { PK: "V#{visitId}", SK: V, GSI1PK: "{org}#{visitId:shard/4}", GSI1SK: "{at}" }
                Task:
                  PK: "T#{taskId}"
                  SK: T
                  GSI1: { partition: "TASKS#{org}#{status}", sort: "{taskId}", when: "status in [OPEN, HELD]" }
                  GSI2: { partition: "OWNED#{owner}", sort: "{taskId}", when: owner exists }
                Memo: { PK: "M#{memoId}", SK: M, GSI1PK: "MEMO#{org}#{memoId:shard/4}", GSI1SK: "{at}" }
            """);

    /** Ten a day: five days are walked for fifty. Each day is 10 × 2,000 bytes, 5 blocks: 5 × 2.5. */
    @Test
    void aWalkAsksOneDayAfterTheOther() {
        assertThat(EVENTS.read("latest"))
                .isEqualTo(
                        "1..5.. requests, 1..5.. rounds, reads 0..50..50, returns 0..50..50, 0..100000..100000 bytes:"
                                + " read GSI1 0.5..12.5..");
        // The present day gets every call: 100/s × 2.5.
        assertThat(EVENTS.pattern("latest").demands().findFirst().orElseThrow().heat(BigDecimal.valueOf(100)))
                .isEqualByComparingTo("250");
    }

    /** Of a range that nobody bounds ten days are reckoned with: 100 events. */
    @Test
    void aWalkWithoutAPageFindsWhatItsDaysHold() {
        assertThat(EVENTS.read("dayOf"))
                .contains("1..10.. rounds, reads 0..100..,")
                .endsWith("read GSI1 0.5..25..");
    }

    /** More than one request a shard, if what a page lacks is asked for. Each of four shards may hold the whole page: 4 × 20 are read, 20,000 bytes each, 5 blocks: 4 × 2.5. */
    @Test
    void everyShardIsAskedForAPage() {
        assertThat(EVENTS.read("visits"))
                .isEqualTo(
                        "4..4.. requests, 1 rounds, reads 0..80..80, returns 0..20..20, 0..80000..80000 bytes: read GSI1 2..10..10");
        // A shard of one of fifty: 100/s × 2.5 / 50.
        assertThat(EVENTS.pattern("visits").demands().findFirst().orElseThrow().heat(BigDecimal.valueOf(100)))
                .isEqualByComparingTo("5");
    }

    /** 100,000 / 50 = 2,000 visits, 500 in each shard: 500,000 bytes, 123 blocks: 4 × 61.5. */
    @Test
    void allShardsTogetherHoldAll() {
        assertThat(EVENTS.read("allVisits")).endsWith("0..2000000.. bytes: read GSI1 2..246..");
    }

    /** Where nobody says how many there are, the page is full, and so is what every shard gives. */
    @Test
    void shardsOfAnUnknownNumber() {
        assertThat(EVENTS.read("memos"))
                .contains("reads 0..80..80, returns 0..20..20")
                .endsWith("GSI1 2..10..10");
    }

    /** 1,800 of an organisation, a third of them open. That the index leaves out the done ones changes nothing. */
    @Test
    void aWordInTheKeyOfASparseIndex() {
        assertThat(EVENTS.read("open")).contains("reads 0..600..,");
    }

    /** Two words of three: two partitions of 600 each, 600,000 bytes, 147 blocks: 2 × 73.5. */
    @Test
    void someWordsOfAnEnum() {
        assertThat(EVENTS.read("undone")).contains("reads 0..1200..,").endsWith("read GSI1 1..147..");
    }

    /** All that have an owner have one: the forty of an owner are not halved. */
    @Test
    void childrenOfAParentThatMayBeAbsent() {
        assertThat(EVENTS.read("owned")).contains("reads 0..40..,");
    }

    /** A batch of different keys asks for the same one once, however popular: 1,000/s × 0.5, not 1,000/s × 50 × 0.5. */
    @Test
    void aBatchAsksForTheHottestKeyOnce() {
        Reckoning reckoned = Reckoning.of("""
                entities:
                  Org: { id: org, attributes: { org: { type: string, max: 20 } }, expect: { count: 500, size: 1KB } }
                patterns:
                  orgs: { get: Org, by: org, batch: 50, rate: 1000/s, skew: constant }
                design: { keys: { Org: { PK: "ORG#{org}", SK: ORG } } }
                """);
        assertThat(reckoned.heat(PartitionLimit.READ, "Tab")).isEqualByComparingTo("500");
    }
}
