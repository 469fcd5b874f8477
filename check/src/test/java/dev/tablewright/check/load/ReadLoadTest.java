package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Reads whose figures were reckoned by hand: 4,096 bytes a unit, half of it if eventually consistent. */
class ReadLoadTest {

    /** {@code name} is 4 + 10 bytes, keys are written out below. */
    private static final Reckoning SHOP = Reckoning.of("""
            entities:
              Customer:
                id: name
                attributes: { name: { type: string, max: 20 }, bio: string }
                expect: { count: 1000, size: 5000B }
              Order:
                id: orderId
                attributes:
                  orderId: ulid
                  customer: Customer
                  status: { enum: [OPEN, PAID, DONE] }
                  placedAt: timestamp
                  total: { type: integer, max: 9999 }
                  note: string
                expect: { count: 100K, size: 1000B }
              Log: { id: logId, attributes: { logId: ulid, customer: Customer, text: string }, expect: { size: 2000B } }
              Note:
                id: noteId
                attributes: { noteId: ulid, customer: Customer, kind: { enum: [A, B, C, D] }, text: string }
                expect: { size: 2000B }
            relationships:
              - Customer ||--o{ Order : places
                fanout: 100
                max: 5000
              - Customer ||--o{ Note : keeps
                fanout: 800
            patterns:
              customer: { get: Customer, by: name }
              customerNow: { get: Customer, by: name, consistency: strong }
              customers: { get: Customer, by: name, batch: 150 }
              orders: { list: Order, by: customer, sort: -placedAt, page: 20 }
              ordersNow: { list: Order, by: customer, sort: -placedAt, page: 20, consistency: strong }
              openOrders: { list: Order, by: customer, where: status = OPEN, sort: -placedAt, page: 20 }
              home: { list: [Customer, Order], by: customer, page: 11 }
              allOrders: { list: Order, by: customer }
              howMany: { count: Order, by: customer }
              logs: { list: Log, by: customer }
              logsOfKind: { list: Note, by: customer, where: kind = A, page: 10 }
              notes: { list: Note, by: customer }
              cheap: { list: Order, by: status, sort: total, needs: [orderId, total], page: 50 }
              whole: { list: Order, by: status, sort: total, page: 150 }
              recent: { list: Order, by: status, sort: placedAt, page: 50 }
              keys: { list: Order, by: customer, sort: total, page: 50, needs: [customer] }
            design:
              keys:
                Customer: { PK: "CUSTOMER#{name}", SK: A }
                Order:
                  PK: "CUSTOMER#{customer}"
                  SK: "ORDER#{placedAt}#{orderId}"
                  GSI1PK: "{status}"
                  GSI1SK: "{total:4}"
                  GSI2PK: "{status}"
                  GSI2SK: "{placedAt}"
                  Totals: [customer, total]
                Log: { PK: "LOG#{customer}", SK: "{logId}" }
                Note: { PK: "NOTE#{customer}", SK: "{customer}#{noteId}" }
              indexes:
                GSI1: { projection: [orderId, total] }
                Totals: { projection: keys }
            """);

    /** ceil(5,000 / 4,096) = 2 blocks: 1 unit, or 2. */
    @Test
    void anItemByItsKey() {
        assertThat(SHOP.read("customer")).isEqualTo("1 requests, 1 rounds, reads 1, returns 1, 5000 bytes: read Tab 1");
        assertThat(SHOP.read("customerNow"))
                .isEqualTo("1 requests, 1 rounds, reads 1, returns 1, 5000 bytes: read Tab 2");
    }

    /** 100 keys a request, side by side; each item is rounded up by itself: 150 × 1. */
    @Test
    void aBatch() {
        assertThat(SHOP.read("customers"))
                .isEqualTo("2 requests, 1 rounds, reads 150, returns 150, 750000 bytes: read Tab 150");
    }

    /** 20 × 1,000 = 20,000 bytes: 5 blocks. An empty page costs one. */
    @Test
    void aPage() {
        assertThat(SHOP.read("orders"))
                .isEqualTo(
                        "1 requests, 1 rounds, reads 0..20..20, returns 0..20..20, 0..20000..20000 bytes: read Tab 0.5..2.5..2.5");
        assertThat(SHOP.read("ordersNow")).endsWith("read Tab 1..5..5");
    }

    /** One in three is kept: 60 are read for 20, 60,000 bytes, 15 blocks; at most all 5,000, 5 MB: 1,221 blocks. */
    @Test
    void aFilter() {
        assertThat(SHOP.read("openOrders"))
                .isEqualTo("1..1..5 requests, 1..1..5 rounds, reads 0..60..5000, returns 0..20..20,"
                        + " 0..60000..5000000 bytes: read Tab 0.5..7.5..610.5");
    }

    /** The parent and ten of its children: 5,000 + 10 × 1,000 = 15,000 bytes, 4 blocks; the parent alone is 2. */
    @Test
    void parentAndChildren() {
        assertThat(SHOP.read("home"))
                .isEqualTo(
                        "1 requests, 1 rounds, reads 1..11..11, returns 1..11..11, 5000..15000..15000 bytes: read Tab 1..2..2");
    }

    /** 100 × 1,000 bytes are 25 blocks; 5,000 × 1,000 are 4.8 MB, five requests one after the other, 1,221 blocks. */
    @Test
    void allChildren() {
        String load = "1..1..5 requests, 1..1..5 rounds, reads 0..100..5000, returns %s,"
                + " 0..100000..5000000 bytes: read Tab 0.5..12.5..610.5";
        assertThat(SHOP.read("allOrders")).isEqualTo(load.formatted("0..100..5000"));
        assertThat(SHOP.read("howMany")).isEqualTo(load.formatted("0"));
    }

    /** Nobody says how many there are: ten are reckoned with, and nothing bounds them. */
    @Test
    void anUnknownNumber() {
        assertThat(SHOP.read("logs"))
                .isEqualTo(
                        "1..1.. requests, 1..1.. rounds, reads 0..10.., returns 0..10.., 0..20000.. bytes: read Tab 0.5..2.5..");
    }

    /** The sort key says the customer again, which must not count twice: 800 × 2,000 bytes, 2 requests, 391 blocks. */
    @Test
    void moreThanAMegabyte() {
        assertThat(SHOP.read("notes"))
                .isEqualTo("1..2.. requests, 1..2.. rounds, reads 0..800.., returns 0..800.., 0..1600000.. bytes:"
                        + " read Tab 0.5..195.5..");
        assertThat(SHOP.read("logsOfKind")).contains("reads 0..40.., returns 0..10..10, 0..80000.. bytes");
    }

    /**
     * An entry has the keys of table and index, what is included, and what it is; all of them have fixed lengths but the
     * name of the customer, the number and the note, of which the expected 1,000 bytes leave the rest to the note:
     * PK 2 + 9 + 10, SK 2 + 6 + 24 + 1 + 26, GSI1PK 6 + 4, GSI1SK 6 + 4, orderId 7 + 26, total 5 + 3, type and `Order`.
     */
    @Test
    void anIndexWithSomeAttributes() {
        long bytes = 50 * entry();
        long blocks = (bytes + 4_095) / 4_096;
        assertThat(SHOP.read("cheap"))
                .contains("0.." + bytes + ".." + bytes + " bytes")
                .endsWith("read GSI1 0.5.." + half(blocks) + ".." + half(blocks));
    }

    private static long entry() {
        long type = SHOP.analysis().space().design().typeAttribute().length() + 5L;
        return (2 + 9 + 10) + (2 + 6 + 24 + 1 + 26) + (6 + 4) + (6 + 4) + (7 + 26) + (5 + 3) + type;
    }

    /** All is projected: 50 × 1,000 bytes are 13 blocks. The table is not asked. */
    @Test
    void anIndexWithEverything() {
        assertThat(SHOP.read("recent")).endsWith("0..50000..50000 bytes: read GSI2 0.5..6.5..6.5");
    }

    /** 150 entries in one request, then 150 items in two batches: three requests in two rounds; each item is half a unit. */
    @Test
    void fetchedBack() {
        long entries = (150 * entry() + 4_095) / 4_096;
        assertThat(SHOP.read("whole"))
                .startsWith("1..3..3 requests, 1..2..2 rounds, reads 0..150..150, returns 0..150..150")
                .endsWith("read GSI1 0.5.." + half(entries) + ".." + half(entries) + ", read Tab 0..75..75");
    }

    /** Keys alone: PK 21, SK 59, customer 8 + 10, total 5 + 3: 106 bytes. 50 of them are 5,300: two blocks. */
    @Test
    void anIndexOfKeysAlone() {
        assertThat(SHOP.read("keys"))
                .isEqualTo(
                        "1 requests, 1 rounds, reads 0..50..50, returns 0..50..50, 0..5300..5300 bytes: read Totals 0.5..1..1");
    }

    private static String half(long blocks) {
        return blocks % 2 == 0 ? Long.toString(blocks / 2) : blocks / 2 + ".5";
    }
}
